"""The questions that a message answers about one hand, and the number that their answers make.

Everybody but the owner sees the hand, everybody knows the questions: they follow from the public
masks alone. A number below the size of the message is spent on one question after the other, like
digits with changing bases; no remainder is wasted.
"""

from __future__ import annotations

from chabudai.fast.bits import popcount
from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_search.layout import (
    CODE,
    DEAD,
    FIXED,
    HIDDEN,
    LEFT,
    MASKS,
    PLAYABLE,
    PLAYERS,
    QUIET,
    SAVE,
    SEAT,
    SIZES,
    TOKENS,
)
from chabudai.fast.hanabi_search.rows import Cards, Ints
from chabudai.fast.hanabi_search.table import weigh

LIKELY = 0.6
"""How probable a slot's being playable should be for a question of its own."""
NEAR = 0.3


@compiled
def _share(table: Ints, mask: int, part: int) -> float:
    return weigh(table, HIDDEN, mask & part) / weigh(table, HIDDEN, mask)


@compiled
def _is_open(table: Ints, seat: int, slot: int, mask: int) -> bool:
    """Tell whether there is anything worth asking about a slot."""
    return not table[FIXED + seat] >> slot & 1 and mask & ~table[DEAD] != 0 and mask & (mask - 1) != 0


@compiled
def _list_doubts(table: Ints, seat: int, masks: Ints, at: int, room: int, doubts: Ints) -> int:
    """List "is it playable", "is it dead", "is it a last copy", in the order of asking.

    A doubt is 8 times its `_part_of` plus the slot. The less probable ones of a sort come
    earlier; at most *room* are listed, the most probable ones of the first sorts.
    """
    count = 0
    if not _has_certain(table, seat, masks, at, table[PLAYABLE]):
        count = _add_doubts(table, seat, masks, at, 0, 0, room, doubts)
        if not _has_certain(table, seat, masks, at, table[DEAD]):
            count = _add_doubts(table, seat, masks, at, 1, count, room, doubts)
    if table[CODE] & SAVE:
        count = _add_doubts(table, seat, masks, at, 2, count, room, doubts)
    return count


@compiled
def _has_certain(table: Ints, seat: int, masks: Ints, at: int, part: int) -> bool:
    """Tell whether some slot is surely one of *part*."""
    for slot in range(table[SIZES + seat]):  # noqa: SIM110
        if masks[at + slot] & ~part == 0:
            return True
    return False


@compiled
def _part_of(table: Ints, sort: int) -> int:
    """Return the cards that a sort of doubt asks for."""
    if sort == 0:
        return table[PLAYABLE]
    return table[DEAD] if sort == 1 else table[LEFT] & ~table[LEFT + 1] & ~table[DEAD]


@compiled
def _add_doubts(  # noqa: PLR0913, PLR0917
    table: Ints, seat: int, masks: Ints, at: int, sort: int, count: int, room: int, doubts: Ints
) -> int:
    """Add the slots that may be of a sort by rising probability after the first *count*."""
    part = _part_of(table, sort)
    start = count
    for slot in range(table[SIZES + seat]):
        mask = masks[at + slot]
        if not _is_open(table, seat, slot, mask) or mask & part == 0 or mask & ~part == 0:
            continue
        chance = int(1e9 * _share(table, mask, part))
        place = count
        while place > start and doubts[16 + place - 1] > chance:
            doubts[place] = doubts[place - 1]
            doubts[16 + place] = doubts[16 + place - 1]
            place -= 1
        doubts[place] = 8 * sort + slot
        doubts[16 + place] = chance
        count += 1
    surplus = count - room
    if surplus > 0:
        for i in range(start, room):
            doubts[i] = doubts[i + surplus]
            doubts[16 + i] = doubts[16 + i + surplus]
        count = room
    return count


@compiled
def _likeliest(table: Ints, seat: int, masks: Ints, at: int) -> int:
    """Return the slot whose chance of being playable is near `LIKELY`, or -1."""
    best = -1
    nearest = NEAR
    for slot in range(table[SIZES + seat]):
        mask = masks[at + slot]
        if _is_open(table, seat, slot, mask):
            distance = abs(_share(table, mask, table[PLAYABLE]) - LIKELY)
            if distance < nearest:
                nearest = distance
                best = slot
    return best


@compiled
def _liveliest(table: Ints, seat: int, masks: Ints, at: int) -> int:
    """Return the slot that is least likely dead, or -1."""
    best = -1
    least = 2.0
    for slot in range(table[SIZES + seat]):
        mask = masks[at + slot]
        if _is_open(table, seat, slot, mask):
            chance = _share(table, mask, table[DEAD])
            if chance < least:
                least = chance
                best = slot
    return best


@compiled
def _block(table: Ints, mask: int, blocks: int, block: int) -> int:
    """Return the cards of *mask* in one of *blocks*: the dead together, the rest in turn."""
    lively = mask & ~table[DEAD]
    first = 0
    if lively != mask:
        if block == 0:
            return mask & table[DEAD]
        first = 1
    cards = 0
    turn = first
    while lively:
        bit = lively & -lively
        lively ^= bit
        if turn == block:
            cards |= bit
        turn += 1
        if turn == blocks:
            turn = first
    return cards


@compiled
def answer(  # noqa: PLR0913, PLR0917
    table: Ints, hands: Cards, seat: int, size: int, said: int, masks: Ints, at: int, doubts: Ints
) -> int:
    """Ask about the hand of *seat* until a message of *size* is used up; update its masks.

    The masks stand in *masks* from *at* on. With *said* below 0 the answers come from the
    hand and their number is returned; otherwise *said* is that number and gives the answers.
    """
    value = 0
    scale = 1
    room = size
    while room > 1:
        count = _list_doubts(table, seat, masks, at, room - 1, doubts)
        if count:
            answers = count + 1
            reply = said % answers if said >= 0 else _first_yes(table, hands, seat, doubts, count)
            _learn_first_yes(table, masks, at, doubts, count, reply)
        else:
            slot, playable, answers = _single_question(table, seat, masks, at, room)
            if answers < 2:
                break
            place = at + slot
            reply = said % answers
            if said < 0:
                reply = _part_with(table, masks[place], answers, hands[MAX_HAND * seat + slot], playable)
            masks[place] = _part(table, masks[place], answers, reply, playable)
        value += scale * reply
        scale *= answers
        if said >= 0:
            said //= answers
        room = (room - reply - 1) // answers + 1
    return value


@compiled
def _single_question(table: Ints, seat: int, masks: Ints, at: int, room: int) -> tuple[int, bool, int]:
    """Return the slot to ask about, whether to ask if it is playable, and the number of answers: 0 if nothing is open.

    The other question is in which block its card lies.
    """
    slot = _likeliest(table, seat, masks, at)
    if slot >= 0:
        return slot, True, 2
    slot = _liveliest(table, seat, masks, at)
    return slot, False, _blocks(table, masks[at + slot], room) if slot >= 0 else 0


@compiled
def _part_with(table: Ints, mask: int, answers: int, card: int, playable: bool) -> int:  # noqa: FBT001
    """Return which part of *mask* holds *card*; the last if none does."""
    for reply in range(answers - 1):
        if _part(table, mask, answers, reply, playable) >> card & 1:
            return reply
    return answers - 1


@compiled
def _blocks(table: Ints, mask: int, room: int) -> int:
    lively = mask & ~table[DEAD]
    return min(room, popcount(lively) + (1 if lively != mask else 0))


@compiled
def _part(table: Ints, mask: int, answers: int, reply: int, playable: bool) -> int:  # noqa: FBT001
    """Return the cards of *mask* that a reply leaves."""
    if playable:
        return mask & table[PLAYABLE] if reply == 1 else mask & ~table[PLAYABLE]
    return _block(table, mask, answers, reply)


@compiled
def _first_yes(table: Ints, hands: Cards, seat: int, doubts: Ints, count: int) -> int:
    """Return which doubt is the first that holds, counted from 1; 0 for none."""
    for i in range(count):
        part = _part_of(table, doubts[i] >> 3)
        if part >> hands[MAX_HAND * seat + (doubts[i] & 7)] & 1:
            return i + 1
    return 0


@compiled
def _learn_first_yes(table: Ints, masks: Ints, at: int, doubts: Ints, count: int, reply: int) -> None:
    last = count if reply == 0 else reply
    for i in range(last):
        part = _part_of(table, doubts[i] >> 3)
        slot = at + (doubts[i] & 7)
        if i + 1 == reply:
            masks[slot] &= part
        else:
            masks[slot] &= ~part


@compiled
def copy_masks(table: Ints, masks: Ints) -> None:
    """Write what is public about every slot into *masks*."""
    for i in range(MAX_HAND * table[PLAYERS]):
        masks[i] = table[MASKS + i]


@compiled
def copy_quiet_masks(table: Ints, masks: Ints) -> None:
    """Write what is public once a seat has discarded although it could have given a clue.

    Whoever knows no playable card then holds none.
    """
    copy_masks(table, masks)
    if table[TOKENS] == 0 or not table[CODE] & QUIET:
        return
    for seat in range(table[PLAYERS]):
        if seat != table[SEAT] and not knows_a_play(table, seat):
            for slot in range(table[SIZES + seat]):
                if not table[FIXED + seat] >> slot & 1:
                    masks[MAX_HAND * seat + slot] &= ~table[PLAYABLE]


@compiled
def knows_a_play(table: Ints, seat: int) -> bool:
    """Tell whether it is public that *seat* holds a certain playable card."""
    return _has_certain(table, seat, table, MASKS + MAX_HAND * seat, table[PLAYABLE])


@compiled
def answer_all(  # noqa: PLR0913, PLR0917
    table: Ints, hands: Cards, speaker: int, size: int, said: int, listener: int, masks: Ints, doubts: Ints
) -> int:
    """Let every hand but the speaker's answer; return the message, the sum of the answers.

    A *listener* below 0 means that all hands are in sight. Otherwise the listener's own
    hand is not looked at: its answer is what the message *said* leaves for it.
    """
    players = table[PLAYERS]
    total = 0
    for step in range(1, players):
        seat = (speaker + step) % players
        if seat != listener:
            total += answer(table, hands, seat, size, -1, masks, MAX_HAND * seat, doubts)
    if listener >= 0 and listener != speaker:
        rest = (said - total) % size
        answer(table, hands, listener, size, rest, masks, MAX_HAND * listener, doubts)
        total += rest
    return total % size
