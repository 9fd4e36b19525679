"""What will happen until it is my turn again, if everybody does the expected."""

from __future__ import annotations

from typing import Final

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.compiling import inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import FIVES, faces_of_colour, faces_of_value
from chabudai.fast.hanabi_conventions import weights as by
from chabudai.fast.hanabi_conventions.asking import Asks, cards_in, seat_in, slot_in
from chabudai.fast.hanabi_conventions.layout import (
    AHEAD_ASKS,
    AHEAD_ERRORS,
    AHEAD_GONE,
    AHEAD_PLAYABLE,
    AHEAD_READY,
    AHEAD_TARGET,
    AHEAD_TOKENS,
    AHEAD_TOLD,
    ALL_OR_NOTHING,
    ASKED,
    BUILT,
    CRITICAL,
    DECK_LEFT,
    ERRORS,
    FACE,
    FINAL,
    HELD,
    LIVE,
    ME,
    MOVED,
    NOTE,
    OTHERS,
    PLAYABLE,
    PLAYERS,
    READ_HELD,
    READ_NOTES,
    SIZES,
    TOKENS,
)
from chabudai.fast.hanabi_conventions.meaning import TWOS
from chabudai.fast.hanabi_conventions.notes import NOBODY, fits, is_kept, is_single, notes_of
from chabudai.fast.hanabi_conventions.ones import place_of
from chabudai.fast.hanabi_search.rows import Floats, Ints
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.rules import CLUE_TOKENS
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

LATE: Final = 10
"""From how many cards in the deck on tokens lose worth."""


@part
def loss(row: Ints, values: Floats, face: int, kept: int) -> float:
    """Return how many points it costs to discard a card that *kept* (the kept cards) lacks."""
    if face & row[LIVE] == 0 or face & kept:
        return 0.0
    number = trailing_zeros(face)
    colour = number // len(VALUES)
    gap = number % len(VALUES) - popcount(row[BUILT] & faces_of_colour(colour))
    if face & row[CRITICAL]:
        if row[ALL_OR_NOTHING]:
            return float(values[by.LAST_ERROR])
        return float(max(0.6, values[by.CRITICAL] - values[by.CRITICAL_STEP] * gap))
    if _in_sight(row, face) > 1:
        return 0.0
    if face & row[PLAYABLE]:
        return float(values[by.LONE_PLAYABLE])
    if face & TWOS:
        return float(values[by.LONE_TWO])
    return float(max(0.05, values[by.LONE] - 0.08 * gap))


@inlined
def _in_sight(row: Ints, face: int) -> int:
    """Count the copies of a card that `ME` sees in the hands."""
    count = 0
    for seat in range(row[PLAYERS]):
        for place in range(MAX_HAND * seat, MAX_HAND * seat + row[SIZES + seat]):
            count += row[FACE + place] == face
    return count


@inlined
def begin(row: Ints) -> None:
    """Begin with the position as it is."""
    row[AHEAD_PLAYABLE] = row[PLAYABLE]
    row[AHEAD_TOKENS] = row[TOKENS]
    row[AHEAD_ERRORS] = row[ERRORS]
    row[AHEAD_GONE] = 0
    row[AHEAD_TOLD] = 0
    row[AHEAD_TARGET] = NOBODY
    row[AHEAD_ASKS] = 0


@inlined
def suppose_clue(row: Ints, target: int, asks: Asks) -> None:
    """Suppose that the clue that was read last is given."""
    row[AHEAD_TOKENS] -= 1
    row[AHEAD_TARGET] = target
    for i in range(len(asks)):
        row[AHEAD_ASKS + i] = asks[i]


@part
def rescued(row: Ints, values: Floats, seat: int, slots: int) -> float:
    """Return what it is worth that a hand keeps untouched cards: some are needed, some only in the way."""
    value = 0.0
    for slot in range(row[SIZES + seat]):
        if slots >> slot & 1:
            fear = loss(row, values, row[FACE + MAX_HAND * seat + slot], row[OTHERS + seat])
            value += values[by.RESCUE] * fear - values[by.CLOG]
    return value


@part
def suppose_kept(row: Ints, seat: int, slot: int) -> None:
    """Suppose that the chop of a hand moves past a card; what was read last is lost."""
    notes = notes_of(row[ME], seat)
    for i in range(NOTE * row[SIZES + seat]):
        row[READ_NOTES + i] = row[notes + i]
    for i in range(row[SIZES + seat]):
        row[READ_HELD + i] = row[HELD + MAX_HAND * seat + i]
    row[READ_NOTES + NOTE * slot + MOVED] = 1
    row[AHEAD_TARGET] = seat


@inlined
def take_out(row: Ints, seat: int, slot: int) -> None:
    """Suppose that a card leaves its hand."""
    row[AHEAD_GONE] |= 1 << MAX_HAND * seat + slot


@inlined
def build(row: Ints, face: int) -> None:
    """Add a card to its firework."""
    row[AHEAD_PLAYABLE] &= ~face
    if face & FIVES:
        row[AHEAD_TOKENS] = min(CLUE_TOKENS, row[AHEAD_TOKENS] + 1)
    elif face << 1 & row[LIVE]:
        row[AHEAD_PLAYABLE] |= face << 1


@inlined
def _held(row: Ints, seat: int) -> int:
    """Return where the beliefs of a holder start."""
    return READ_HELD if seat == row[AHEAD_TARGET] else HELD + MAX_HAND * seat


@inlined
def _notes(row: Ints, seat: int) -> int:
    """Return where the notes about a hand start."""
    return READ_NOTES if seat == row[AHEAD_TARGET] else notes_of(row[ME], seat)


@inlined
def _is_gone(row: Ints, seat: int, slot: int) -> int:
    return row[AHEAD_GONE] >> MAX_HAND * seat + slot & 1


@part
def _list_ready(row: Ints, seat: int) -> int:
    """List the slots that *seat* will want to play now, those that were asked for first; return how many."""
    playable, notes = row[AHEAD_PLAYABLE], _notes(row, seat)
    count = 0
    for slot in range(row[SIZES + seat]):
        if row[notes + NOTE * slot + ASKED] & playable and not _is_gone(row, seat, slot):
            row[AHEAD_READY + count] = slot
            count += 1
    for i in range(row[AHEAD_ASKS]):
        ask = row[AHEAD_ASKS + 1 + i]
        slot = slot_in(ask)
        if seat_in(ask) == seat and playable & cards_in(ask) and not _is_gone(row, seat, slot):
            row[AHEAD_READY + count] = slot
            count += 1
    return count or _list_believed(row, seat)


@inlined
def _list_believed(row: Ints, seat: int) -> int:
    """List the slots that *seat* believes to fit; return how many."""
    playable, notes, beliefs = row[AHEAD_PLAYABLE], _notes(row, seat), _held(row, seat)
    count = 0
    for slot in range(row[SIZES + seat]):
        held, note = row[beliefs + slot], notes + NOTE * slot
        if row[AHEAD_TOLD] >> MAX_HAND * seat + slot & 1:
            held = row[FACE + MAX_HAND * seat + slot]
        if held & playable == 0 or row[note + ASKED] & playable or _is_gone(row, seat, slot):
            continue
        if fits(row, held, note, playable, row[LIVE], row[AHEAD_ERRORS]):
            row[AHEAD_READY + count] = slot
            count += 1
    return count


@part
def play_round(row: Ints, values: Floats, value: float) -> float:
    """Let the others move and return what the position is worth then, on top of *value*.

    Near the end what the rest of the game brings counts more.
    """
    far = _foresight(row, values)
    if far <= 0:
        return _round(row, values, value)
    if far >= 1:
        return _play_out(row, values, value)
    playable, tokens, errors = row[AHEAD_PLAYABLE], row[AHEAD_TOKENS], row[AHEAD_ERRORS]
    gone = row[AHEAD_GONE]
    near = _round(row, values, value)
    row[AHEAD_PLAYABLE], row[AHEAD_TOKENS], row[AHEAD_ERRORS] = playable, tokens, errors
    row[AHEAD_GONE] = gone
    return (1 - far) * near + far * _play_out(row, values, value)


@inlined
def _foresight(row: Ints, values: Floats) -> float:
    """Return how far the rest of the game counts instead of one round: turns are scarce when few cards are left."""
    if row[ALL_OR_NOTHING]:
        return 0.0
    return float(1 - row[DECK_LEFT] / max(1.0, values[by.FORESEEN]))


@part
def _round(row: Ints, values: Floats, value: float) -> float:
    """Let the others move once each and return what the position is worth then, on top of *value*."""
    final = row[FINAL]
    turns = row[PLAYERS] - 1
    if final >= 0:
        turns = min(turns, final - 1)
    for step in range(1, turns + 1):
        value = _turn(row, values, (row[ME] + step) % row[PLAYERS], value)
    if final < 0 or final > turns + 1:
        value = _count_queue(row, values, value)
    return value + (_spare(row, values) if final < 0 else 0.0)


@inlined
def _spare(row: Ints, values: Floats) -> float:
    """Return what the tokens are worth, which is less when few turns are left to use them."""
    gone = max(0.0, 1 - row[DECK_LEFT] / LATE)
    return float(values[by.BY_TOKENS + row[AHEAD_TOKENS]] * (1 - values[by.LATE] * gone))


@part
def _turn(row: Ints, values: Floats, seat: int, value: float) -> float:
    count = _list_ready(row, seat)
    if count:
        slot = _choose_play(row, seat, count)
        take_out(row, seat, slot)
        face = row[FACE + MAX_HAND * seat + slot]
        if face & row[AHEAD_PLAYABLE]:
            build(row, face)
            return float(value + values[by.PLAY])
        return _misplay(row, values, face, value)
    if row[AHEAD_TOKENS] < CLUE_TOKENS and _has_trash(row, seat):
        row[AHEAD_TOKENS] += 1
        return value
    return _chop(row, values, seat, value)


@inlined
def _has_trash(row: Ints, seat: int) -> bool:
    beliefs = _held(row, seat)
    trash = False
    for slot in range(row[SIZES + seat]):
        trash |= row[beliefs + slot] & row[LIVE] == 0
    return trash


@inlined
def _is_asked(row: Ints, seat: int, slot: int) -> bool:
    for i in range(row[AHEAD_ASKS]):
        ask = row[AHEAD_ASKS + 1 + i]
        if seat_in(ask) == seat and slot_in(ask) == slot:
            return True
    return False


@inlined
def _chop(row: Ints, values: Floats, seat: int, value: float) -> float:
    notes = _notes(row, seat)
    for slot in range(row[SIZES + seat]):
        if not is_kept(row, notes + NOTE * slot) and not _is_asked(row, seat, slot):
            fear = loss(row, values, row[FACE + MAX_HAND * seat + slot], row[OTHERS + seat])
            if row[AHEAD_TOKENS]:
                fear *= values[by.SPARED]
            value -= fear
            break
    if row[AHEAD_TOKENS] < 2:
        row[AHEAD_TOKENS] += 1
    else:
        row[AHEAD_TOKENS] -= 1
        value += values[by.IDLE]
    return value


@part
def _play_out(row: Ints, values: Floats, value: float) -> float:
    """Let everybody move until the turns run out and return what comes of it, on top of *value*."""
    deck, left, seat = row[DECK_LEFT], row[FINAL], row[ME]
    draws, worth = row[AHEAD_GONE] != 0, values[by.PLAY]
    while True:
        if left >= 0:
            left -= 1
        elif draws:
            deck -= 1
            if deck == 0:
                left = row[PLAYERS]
        if left == 0:
            return value
        seat = (seat + 1) % row[PLAYERS]
        if seat == row[ME]:
            worth *= values[by.LATER]
        draws, value = _late_turn(row, values, seat, worth, value)


@part
def _late_turn(row: Ints, values: Floats, seat: int, worth: float, value: float) -> tuple[bool, float]:
    """Let *seat* play a card that is *worth* so much, else tell somebody what fits, else discard.

    Tell whether it takes a new card.
    """
    count = _list_ready(row, seat)
    if count:
        slot = _choose_play(row, seat, count)
        take_out(row, seat, slot)
        face = row[FACE + MAX_HAND * seat + slot]
        if face == 0:
            face = row[_held(row, seat) + slot] & row[AHEAD_PLAYABLE]
        if face & row[AHEAD_PLAYABLE] == 0:
            return True, _misplay(row, values, face, value)
        if is_single(face):
            build(row, face)
        return True, value + worth
    if row[AHEAD_TOKENS]:
        row[AHEAD_TOKENS] -= 1
        _tell(row, seat)
        return False, value
    row[AHEAD_TOKENS] += 1
    return True, _throw(row, values, seat, value)


@part
def _tell(row: Ints, giver: int) -> None:
    """Let somebody know of a card that fits, the next players first."""
    for step in range(1, row[PLAYERS]):
        seat = (giver + step) % row[PLAYERS]
        ready = 0
        for i in range(_list_ready(row, seat)):
            ready |= 1 << row[AHEAD_READY + i]
        for slot in range(row[SIZES + seat]):
            face = row[FACE + MAX_HAND * seat + slot]
            if face & row[AHEAD_PLAYABLE] and not ready >> slot & 1 and not _is_gone(row, seat, slot):
                row[AHEAD_TOLD] |= 1 << MAX_HAND * seat + slot
                return


@part
def _throw(row: Ints, values: Floats, seat: int, value: float) -> float:
    """Let a card go that is known to be useless, else the chop; return what is left of *value*."""
    beliefs, notes = _held(row, seat), _notes(row, seat)
    chop = -1
    for slot in range(row[SIZES + seat]):
        if _is_gone(row, seat, slot):
            continue
        if row[beliefs + slot] & row[LIVE] == 0:
            take_out(row, seat, slot)
            return value
        if chop < 0 and not is_kept(row, notes + NOTE * slot) and not _is_asked(row, seat, slot):
            chop = slot
    if chop < 0:
        return value
    take_out(row, seat, chop)
    return value - loss(row, values, row[FACE + MAX_HAND * seat + chop], row[OTHERS + seat])


@inlined
def _misplay(row: Ints, values: Floats, face: int, value: float) -> float:
    row[AHEAD_ERRORS] += 1
    value -= values[by.LAST_ERROR] if row[AHEAD_ERRORS] >= MAX_ERRORS else values[by.ERROR]
    return value - loss(row, values, face, 0)


@part
def _count_queue(row: Ints, values: Floats, value: float) -> float:
    """Count the plays that are known and still to come."""
    playable = row[AHEAD_PLAYABLE]
    spent = 0
    for seat in range(row[PLAYERS]):
        for i in range(_list_ready(row, seat)):
            face = row[FACE + MAX_HAND * seat + row[AHEAD_READY + i]]
            if face == 0 and seat == row[ME]:
                value += values[by.QUEUE]
            elif face & playable and face & spent == 0:
                value += values[by.QUEUE]
                spent |= face
            elif face & ~playable:
                value -= values[by.ERROR] / 2
    return value


@inlined
def _choose_play(row: Ints, seat: int, count: int) -> int:
    """Return which of the playable cards is played first: the lowest, 1s in their order, others by their age."""
    best = row[AHEAD_READY]
    if count == 1:
        return best
    beliefs, notes = _held(row, seat), _notes(row, seat)
    least = mean_value(row[beliefs + best])
    first = place_of(row, seat, row[beliefs + best], notes + NOTE * best, best)
    for i in range(1, count):
        slot = row[AHEAD_READY + i]
        mean, place = (
            mean_value(row[beliefs + slot]),
            place_of(row, seat, row[beliefs + slot], notes + NOTE * slot, slot),
        )
        if mean < least or (mean == least and place < first):
            best, least, first = slot, mean, place
    return best


@inlined
def mean_value(cards: int) -> float:
    """Return the mean value of a set of cards."""
    total = 0
    for place in range(len(VALUES)):
        total += VALUES[place] * popcount(cards & faces_of_value(place))
    return total / max(1, popcount(cards))
