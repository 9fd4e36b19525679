"""The order of 1s: which of several 1s in one hand is played first."""

from __future__ import annotations

from chabudai.fast.compiling import inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import ONES
from chabudai.fast.hanabi_conventions.chop_moves import in_end_game
from chabudai.fast.hanabi_conventions.layout import (
    AHEAD,
    FRESH,
    HELD,
    KNOWN,
    ME,
    NOTE,
    PLAYABLE,
    PLAYERS,
    SIZES,
    TOUCHED,
)
from chabudai.fast.hanabi_conventions.notes import is_literal, is_single, notes_of
from chabudai.fast.hanabi_conventions.scene import NONE, chop_of
from chabudai.fast.hanabi_conventions.switches import ORDER_MOVE, ORDER_OF_ONES, speaks
from chabudai.fast.hanabi_search.rows import Ints


@inlined
def place_of(row: Ints, seat: int, held: int, note: int, slot: int) -> int:
    """Return what tells which of two 1s is played first, the lower number; any other card comes by its age."""
    if speaks(row, seat) & ORDER_OF_ONES == 0 or not row[note + TOUCHED] or held & ~ONES:
        return 3 * MAX_HAND + slot
    if row[note + AHEAD]:
        return slot
    return 2 * MAX_HAND - slot if row[note + FRESH] else 2 * MAX_HAND + slot


@part
def moved_by_order(row: Ints, mover: int, slot: int) -> tuple[int, int]:
    """Return whose chop moves, and which card that is, because *mover* plays the card in *slot*; `NONE` if nobody's."""
    if is_literal(row, row[ME], mover) or in_end_game(row) or not _is_unknown_one(row, mover, slot):
        return NONE, NONE
    mine = _place(row, mover, slot)
    skipped = 0
    for other in range(row[SIZES + mover]):
        if _is_unknown_one(row, mover, other):
            skipped += _place(row, mover, other) < mine
    if not 0 < skipped < row[PLAYERS]:
        return NONE, NONE
    seat = (mover + skipped) % row[PLAYERS]
    if speaks(row, mover) & speaks(row, seat) & ORDER_MOVE == 0:
        return NONE, NONE
    chop = chop_of(row, seat)
    return (NONE, NONE) if chop == NONE else (seat, chop)


@inlined
def _place(row: Ints, seat: int, slot: int) -> int:
    held = row[HELD + MAX_HAND * seat + slot]
    return place_of(row, seat, held, notes_of(row[ME], seat) + NOTE * slot, slot)


@part
def _is_unknown_one(row: Ints, seat: int, slot: int) -> bool:
    """Tell whether the holder will play the card as a 1 without knowing its colour."""
    known, held = row[KNOWN + MAX_HAND * seat + slot], row[HELD + MAX_HAND * seat + slot]
    if known & ~ONES or is_single(known) or held & ~row[PLAYABLE] or held & ~ONES:
        return False
    return row[notes_of(row[ME], seat) + NOTE * slot + TOUCHED] != 0
