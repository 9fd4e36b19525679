"""The chop moves: which cards a clue keeps without touching them."""

from __future__ import annotations

from chabudai.fast.bits import popcount
from chabudai.fast.compiling import inlined, part
from chabudai.fast.hanabi.rules import table_in
from chabudai.fast.hanabi_conventions.layout import (
    BUILT,
    DECK_LEFT,
    ERRORS,
    LIVE,
    ME,
    NOTE,
    PLAYERS,
    READ_KNOWN,
    RULES,
    SIZES,
    TOKENS,
)
from chabudai.fast.hanabi_conventions.notes import is_kept, notes_of
from chabudai.fast.hanabi_conventions.scene import NONE, chop_of
from chabudai.fast.hanabi_conventions.switches import FIVE_MOVE, TRASH_MOVE, shared
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.games.hanabi.rules import CLUE_TOKENS


@part
def moved_by(row: Ints, giver: int, target: int, value: int, slots: int) -> int:
    """Return the untouched cards of the target, one bit for each, that the clue that was read last keeps."""
    if in_end_game(row):
        return 0
    unkept = _unkept(row, target)
    new = slots & unkept
    if new == 0:
        return 0
    older = unkept & ((new & -new) - 1)
    if _is_five_move(row, giver, value, older):
        return older
    return older if shared(row, TRASH_MOVE) and _is_trash(row, target, new) else 0


@inlined
def in_end_game(row: Ints) -> bool:
    """Tell whether there are fewer cards in the deck than cards still to be built, so that no chop moves."""
    return row[DECK_LEFT] < popcount(row[LIVE])


@inlined
def _unkept(row: Ints, seat: int) -> int:
    """Return the cards of a hand that are not kept, one bit for each."""
    notes = notes_of(row[ME], seat)
    unkept = 0
    for slot in range(row[SIZES + seat]):
        if not is_kept(row, notes + NOTE * slot):
            unkept |= 1 << slot
    return unkept


@inlined
def _is_five_move(row: Ints, giver: int, value: int, older: int) -> bool:
    """Tell whether a clue is about a 5 just beside the chop and is no stall; *older* are the unkept cards before it."""
    return shared(row, FIVE_MOVE) and value == 5 and popcount(older) == 1 and not _must_stall(row, giver)


@part
def _must_stall(row: Ints, giver: int) -> bool:
    """Tell whether a giver may be passing the time: nobody has discarded yet, or the giver could not."""
    held = 0
    for seat in range(row[PLAYERS]):
        held += row[SIZES + seat]
    discards = table_in(row, RULES).deck_size - row[DECK_LEFT] - held - popcount(row[BUILT])
    return discards == row[ERRORS] or row[TOKENS] == CLUE_TOKENS or chop_of(row, giver) == NONE


@inlined
def _is_trash(row: Ints, target: int, new: int) -> bool:
    """Tell whether everybody knows that none of the new cards is needed."""
    needed = 0
    for slot in range(row[SIZES + target]):
        if new >> slot & 1:
            needed |= row[READ_KNOWN + slot] & row[LIVE]
    return needed == 0
