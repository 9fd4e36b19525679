"""Whom a clue asks: the cards that others must play before its focus fits."""

from __future__ import annotations

from typing import Final

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.compiling import inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import faces_of_colour
from chabudai.fast.hanabi_conventions.layout import (
    ASKED,
    BLUFF_BY,
    BLUFF_FACES,
    BUILT,
    ERRORS,
    FACE,
    KNOWN,
    ME,
    NOTE,
    PLAYABLE,
    PLAYERS,
    READ_COMING,
    SIZES,
    UNSEEN,
    WAITS,
)
from chabudai.fast.hanabi_conventions.levels import is_believed
from chabudai.fast.hanabi_conventions.notes import is_literal, is_single, notes_of
from chabudai.fast.hanabi_conventions.scene import NONE, finesse_position, fitting
from chabudai.fast.hanabi_conventions.switches import (
    BLUFF,
    DOUBLE_ASK,
    FINESSE,
    FINESSE_RUNG,
    follows,
    shared,
)
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

IMPOSSIBLE: Final = -1
"""Instead of a number of asks: the clue cannot be about this card."""
BLIND: Final = 1
"""In an ask: no clue has pointed at the card."""

Asks = tuple[int, int, int]
"""How many there are, or `IMPOSSIBLE`, and two asks of which so many count."""


@inlined
def ask_for(seat: int, slot: int, cards: int, blind: int) -> int:
    """Return an ask as one number: a card that somebody is asked to play, which must be one of *cards*."""
    return cards << 8 | seat << 4 | slot << 1 | blind


@inlined
def seat_in(ask: int) -> int:
    """Return who is asked."""
    return ask >> 4 & 15


@inlined
def slot_in(ask: int) -> int:
    """Return for which card."""
    return ask >> 1 & 7


@inlined
def cards_in(ask: int) -> int:
    """Return what it must be; several cards where its holder alone cannot tell."""
    return ask >> 8


@part
def connections(row: Ints, giver: int, target: int, face: int, reader: int) -> Asks:
    """Return who must play what before *face*, the focus of the clue, fits, as *reader* would work it out.

    What is coming by the clue that was read last need not be asked for.
    """
    lacking = lacking_below(row, face)
    alone = is_single(lacking)
    if popcount(lacking) > (2 if shared(row, DOUBLE_ASK) else 1):
        return IMPOSSIBLE, 0, 0
    count = first = second = 0
    while lacking:
        missing = lacking & -lacking
        lacking ^= missing
        found = _prompted(row, giver, target, missing, reader)
        if found == NONE:
            found = _finessed(row, giver, target, missing, reader, (count, first, second))
        if found == NONE and alone:
            found = _bluffed(row, giver, target, missing, reader)
        if found == NONE and reader not in (giver, target):
            other = 0
            if alone and _can_bluff(row, giver, missing, reader):
                other = row[PLAYABLE]
            found = _asks_oneself(row, giver, reader, missing, other, (count, first, second))
        if found == NONE:
            return IMPOSSIBLE, 0, 0
        if count == 0:
            first = found
        else:
            second = found
        count += 1
    return count, first, second


@inlined
def lacking_below(row: Ints, face: int) -> int:
    """Return the cards below *face* that are neither built nor on their way."""
    colour = faces_of_colour(trailing_zeros(face) // len(VALUES))
    return colour & (face - 1) & ~row[BUILT] & ~row[READ_COMING]


@inlined
def _bluffed(row: Ints, giver: int, target: int, missing: int, reader: int) -> int:
    """Return the newest unkept card of the player after the giver, if it is in sight and fits, though it is another."""
    seat = (giver + 1) % row[PLAYERS]
    if seat in (target, reader, row[ME]) or not _can_bluff(row, giver, missing, seat):
        return NONE
    slot = finesse_position(row, seat, 0)
    if slot == NONE:
        return NONE
    face = row[FACE + MAX_HAND * seat + slot]
    if face & row[PLAYABLE] == 0:
        return NONE
    return ask_for(seat, slot, face, BLIND)


@part
def _can_bluff(row: Ints, giver: int, missing: int, seat: int) -> bool:
    """Tell whether *seat* would play blind at once, for the one card that is missing or for any other."""
    if not follows(row, seat, BLUFF) or seat != (giver + 1) % row[PLAYERS] or row[PLAYERS] == 2:
        return False
    if is_literal(row, row[ME], seat) or row[ERRORS] == MAX_ERRORS - 1 or missing & row[PLAYABLE] == 0:
        return False
    if not is_believed(row, giver, FINESSE_RUNG):
        return False
    if fitting(row, seat, missing) != NONE:
        return False
    asked = 0
    for slot in range(row[SIZES + seat]):
        asked |= row[notes_of(row[ME], seat) + NOTE * slot + ASKED]
    for slot in range(row[SIZES + row[ME]]):
        note = notes_of(row[ME], row[ME]) + NOTE * slot
        asked |= row[note + WAITS + seat]
        if row[note + BLUFF_BY] == seat:
            asked |= row[note + BLUFF_FACES]
    return asked == 0


@inlined
def _passed_over(row: Ints, seat: int, target: int, reader: int) -> bool:
    """Tell whether a seat cannot be the one that is asked: its cards are not in sight, or it follows nothing."""
    return seat in (target, reader, row[ME]) or is_literal(row, row[ME], seat) != 0


@part
def _prompted(row: Ints, giver: int, target: int, missing: int, reader: int) -> int:
    """Return the touched card that the clue asks for, if it is in sight and the right one."""
    for step in range(1, row[PLAYERS]):
        seat = (giver + step) % row[PLAYERS]
        if _passed_over(row, seat, target, reader):
            continue
        slot = fitting(row, seat, missing)
        if slot != NONE and row[FACE + MAX_HAND * seat + slot] == missing:
            return ask_for(seat, slot, missing, 0)
    return NONE


@part
def _finessed(row: Ints, giver: int, target: int, missing: int, reader: int, asks: Asks) -> int:
    """Return the newest unkept card of somebody in sight, if it is the missing one."""
    if not shared(row, FINESSE) or not is_believed(row, giver, FINESSE_RUNG):
        return NONE
    for step in range(1, row[PLAYERS]):
        seat = (giver + step) % row[PLAYERS]
        if _passed_over(row, seat, target, reader) or fitting(row, seat, missing) != NONE:
            continue
        if not follows(row, seat, FINESSE):
            continue
        skip = 0
        for i in range(asks[0]):
            ask = asks[1] if i == 0 else asks[2]
            if seat_in(ask) == seat:
                skip += ask & BLIND
        slot = finesse_position(row, seat, skip)
        if slot != NONE and row[FACE + MAX_HAND * seat + slot] == missing:
            return ask_for(seat, slot, missing, BLIND)
    return NONE


@part
def _asks_oneself(row: Ints, giver: int, reader: int, missing: int, other: int, asks: Asks) -> int:
    """Return the card that *reader* must think is meant, since nobody in sight has the missing one or an *other*."""
    if is_literal(row, row[ME], reader):
        return NONE
    for i in range(asks[0]):
        if seat_in(asks[1] if i == 0 else asks[2]) == reader:
            return NONE
    slot = fitting(row, reader, missing)
    if slot != NONE:
        return ask_for(reader, slot, missing, 0)
    if not follows(row, reader, FINESSE) or not is_believed(row, giver, FINESSE_RUNG):
        return NONE
    slot = finesse_position(row, reader, 0)
    if slot == NONE:
        return NONE
    able = row[KNOWN + MAX_HAND * reader + slot] & (missing | other) & row[UNSEEN + reader]
    return ask_for(reader, slot, able, BLIND) if able else NONE


@part
def covers(asks: Asks, ask: int) -> bool:
    """Tell whether one of *asks* is this request, as its holder understands it."""
    found = False
    for i in range(asks[0]):
        other = asks[1] if i == 0 else asks[2]
        found |= other & 255 == ask & 255 and cards_in(ask) & ~cards_in(other) == 0
    return found
