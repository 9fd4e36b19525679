"""The move of the information strategy without any search."""

from __future__ import annotations

from chabudai.fast.hanabi_search.clues import (
    SIZE,
    clue_count,
    clue_parts,
    make_plan,
    message_of,
    touch_gain,
    touched_by,
)
from chabudai.fast.hanabi_search.discards import discard, is_useless
from chabudai.fast.hanabi_search.kernel import Cards, Ints, kernel
from chabudai.fast.hanabi_search.layout import (
    AT_DOUBTS,
    AT_MASKS,
    AT_OWN,
    AT_PLAN,
    CARE,
    CODE,
    DEAD,
    DROPPED,
    EMPTY_CLUES,
    EVERY_PLAY,
    HAND,
    LEFT,
    MAX_TOKENS,
    PLAYABLE,
    PLAYERS,
    PLENTY,
    RULES,
    SCRATCH,
    SEAT,
    SIZES,
    SLACK,
    SLOTS,
    TOKENS,
)
from chabudai.fast.hanabi_search.own import chance, look
from chabudai.fast.hanabi_search.plays import as_play, coded_play, known_plays, surely_playable, worth_a_risk
from chabudai.fast.hanabi_search.questions import answer_all, copy_masks, knows_a_play


@kernel
def choose(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the action of the seat to move."""
    seat = table[SEAT]
    own = scratch[AT_OWN:AT_DOUBTS]
    look(table, hands, seat, own)
    slot = surely_playable(table, hands, own)
    if slot >= 0 and table[CODE] & EVERY_PLAY:
        coded = coded_play(table, hands, scratch)
        if coded >= 0 and known_plays(table, seat) >> slot & 1:
            slot = coded
    if slot < 0:
        slot = worth_a_risk(table, own)
    if slot >= 0:
        return as_play(table, own, slot)
    if table[TOKENS] > 0 and _wants_to_clue(table, hands, own, scratch):
        action = best_clue(table, hands, scratch)
        if action >= 0:
            return action
    if table[TOKENS] == MAX_TOKENS or table[SIZES + seat] == 0:
        return _any_clue(table, hands)
    return discard(table, hands, scratch)


@kernel
def _can_play(table: Ints, hands: Cards, seat: int) -> bool:
    """Tell whether *seat* holds a card that fits now."""
    for slot in range(table[SIZES + seat]):  # noqa: SIM110
        if table[PLAYABLE] >> hands[SLOTS * seat + slot] & 1:
            return True
    return False


@kernel
def someone_needs_a_clue(table: Ints, hands: Cards) -> bool:
    """Tell whether another seat holds a playable card and knows none."""
    for seat in range(table[PLAYERS]):
        if seat != table[SEAT] and _can_play(table, hands, seat) and not knows_a_play(table, seat):
            return True
    return False


@kernel
def _wants_to_clue(table: Ints, hands: Cards, own: Ints, scratch: Ints) -> bool:
    if table[TOKENS] == MAX_TOKENS or someone_needs_a_clue(table, hands):
        return True
    if table[DROPPED] <= table[SLACK]:
        for slot in range(table[SIZES + table[SEAT]]):
            if own[slot] & ~table[DEAD] == 0 or is_useless(table, table[SEAT], slot):
                return False
    for seat in range(table[PLAYERS]):
        if seat != table[SEAT] and _can_play(table, hands, seat):
            return True
    if table[TOKENS] > table[PLENTY]:
        return True
    slot = discard(table, hands, scratch)
    risk = chance(own, slot, table[LEFT] & ~table[LEFT + 1] & ~table[DEAD])
    return 1000 * risk * table[TOKENS] > table[CARE]


@kernel
def best_clue(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the clue that says the message of this moment and tells most besides, or -1."""
    seat = table[SEAT]
    plan, doubts = scratch[AT_PLAN:AT_OWN], scratch[AT_DOUBTS:AT_MASKS]
    masks = scratch[AT_MASKS:SCRATCH]
    make_plan(table, seat, plan)
    copy_masks(table, masks)
    message = answer_all(table, hands, seat, plan[SIZE], -1, -1, masks, doubts)
    best = -1
    most = -1.0
    for number in range(clue_count(table)):
        target, kind, what = clue_parts(table, number)
        touched = touched_by(hands, table, target, kind, what)
        if (touched or table[RULES] & EMPTY_CLUES) and message_of(table, plan, seat, target, kind, touched) == message:
            gain = touch_gain(table, masks, target, kind, what, touched)
            if gain > most:
                most = gain
                best = number
    return best + 2 * table[HAND] if best >= 0 else -1


@kernel
def _any_clue(table: Ints, hands: Cards) -> int:
    for number in range(clue_count(table)):
        target, kind, what = clue_parts(table, number)
        if touched_by(hands, table, target, kind, what) or table[RULES] & EMPTY_CLUES:
            return number + 2 * table[HAND]
    return table[HAND]
