"""Whom a clue asks: the cards that others must play before its focus fits."""

from __future__ import annotations

from typing import Final

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.compiling import inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import faces_of_colour
from chabudai.fast.hanabi_conventions.layout import BUILT, COMING, FACE, KNOWN, ME, PLAYERS, UNSEEN
from chabudai.fast.hanabi_conventions.notes import is_literal
from chabudai.fast.hanabi_conventions.scene import NONE, finesse_position, fitting
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.games.hanabi.components import VALUES

MOST_ASKED: Final = 2
"""How many cards one clue can ask others to play first."""
IMPOSSIBLE: Final = -1
"""Instead of a number of asks: the clue cannot be about this card."""
BLIND: Final = 1
"""In an ask: no clue has pointed at the card."""

Asks = tuple[int, int, int]
"""How many there are, or `IMPOSSIBLE`, and two asks of which so many count."""


@inlined
def ask_for(seat: int, slot: int, missing: int, blind: int) -> int:
    """Return an ask as one number: a card that somebody is asked to play."""
    return trailing_zeros(missing) << 8 | seat << 4 | slot << 1 | blind


@inlined
def seat_in(ask: int) -> int:
    """Return who is asked."""
    return ask >> 4 & 15


@inlined
def slot_in(ask: int) -> int:
    """Return for which card."""
    return ask >> 1 & 7


@inlined
def number_in(ask: int) -> int:
    """Return the number of the card that it must be."""
    return ask >> 8


@part
def connections(row: Ints, giver: int, target: int, face: int, reader: int) -> Asks:
    """Return who must play what before *face*, the focus of the clue, fits, as *reader* would work it out."""
    number = trailing_zeros(face)
    colour = number // len(VALUES)
    height = popcount(row[BUILT] & faces_of_colour(colour))
    count = first = second = 0
    for between in range(len(VALUES) * colour + height, number):
        missing = 1 << between
        if missing & row[COMING]:
            continue
        found = _prompted(row, giver, target, missing, reader)
        if found == NONE:
            found = _finessed(row, giver, target, missing, reader, (count, first, second))
        if found == NONE and reader not in (giver, target):
            found = _asks_oneself(row, reader, missing, (count, first, second))
        if found == NONE or count == MOST_ASKED:
            return IMPOSSIBLE, 0, 0
        if count == 0:
            first = found
        else:
            second = found
        count += 1
    return count, first, second


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
    for step in range(1, row[PLAYERS]):
        seat = (giver + step) % row[PLAYERS]
        if _passed_over(row, seat, target, reader) or fitting(row, seat, missing) != NONE:
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
def _asks_oneself(row: Ints, reader: int, missing: int, asks: Asks) -> int:
    """Return the card that *reader* must think is meant, since nobody in sight has the missing one."""
    if is_literal(row, row[ME], reader):
        return NONE
    for i in range(asks[0]):
        if seat_in(asks[1] if i == 0 else asks[2]) == reader:
            return NONE
    slot = fitting(row, reader, missing)
    if slot != NONE:
        return ask_for(reader, slot, missing, 0)
    slot = finesse_position(row, reader, 0)
    if slot == NONE or row[KNOWN + MAX_HAND * reader + slot] & missing & row[UNSEEN + reader] == 0:
        return NONE
    return ask_for(reader, slot, missing, BLIND)


@part
def is_among(asks: Asks, ask: int) -> bool:
    """Tell whether *ask* is one of *asks*."""
    return (asks[0] > 0 and asks[1] == ask) or (asks[0] > 1 and asks[2] == ask)
