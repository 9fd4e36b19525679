"""Which moves are legal: as a list for search, as words of bits for batches.

A group must hit a target, a number of tiles with a value. All selections of a hand are
sums of a few numbers that hold both, so that each is looked up in one small table of
what the four ends and the groups of the two lines take.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numba import types

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.bossa.record import (
    CAN_REDRAW,
    CAN_STACK,
    CAN_SWAP,
    CHOOSE,
    CHOOSE_LINE,
    DOUBLER,
    MODIFIERS,
    PIPS,
    PLAY,
    Game,
    wide,
)
from chabudai.fast.bossa.scratch import on_the_stack
from chabudai.fast.chance import Words
from chabudai.fast.compiling import compiled, inlined
from chabudai.games.bossa.actions import ACTION_COUNT, CHOICES, PLACE, REDRAW, STACK, SWAP
from chabudai.games.bossa.components import Colour, Modifier
from chabudai.games.bossa.groups import MOST_TILES, MOST_TILES_WAITING, SELECTION_NUMBER, SELECTIONS, Selection
from chabudai.games.bossa.line import target
from chabudai.games.bossa.moves import ChooseModifier, PlayFirst, TakeLine
from chabudai.games.bossa.rules import BESIDE_THE_DIE, GROUPS_TO_END

Moves = npt.NDArray[np.int16]
"""A row of action numbers."""

MASKS: Final = 1 << MOST_TILES
PLAIN: Final = np.array([SELECTION_NUMBER.get(Selection(mask), 0) for mask in range(MASKS)], np.int16)
"""The number of the selection without a star, by mask of slots."""
STARRED: Final = np.array(
    [[SELECTION_NUMBER.get(Selection(mask, star), 0) for mask in range(MASKS)] for star in range(MOST_TILES)],
    np.int16,
)
"""The number of the selection with a star, by slot and mask."""
TILE: Final = target(1, 0)
"""What one tile more adds to a target, beside its pips."""
TARGETS: Final = target(MOST_TILES + 1, 0)
"""More than any target."""
SELECTED: Final = len(SELECTIONS)
ONE: Final = BESIDE_THE_DIE[0]
TWO: Final = BESIDE_THE_DIE[1]
PLACEABLE: Final = 1
"""Mark of a target: an end takes it; for black twice further."""
STACKABLE: Final = 2
"""Mark of a target: a group takes it on top."""
HIT: Final = PLACEABLE | STACKABLE
WHITE_LINE: Final = CHOICES.index(TakeLine(Colour.WHITE))
PLAY_FIRST: Final = CHOICES.index(PlayFirst())
FIRST_SIDE: Final = CHOICES.index(ChooseModifier(Modifier.DOUBLER))
SCRATCH: Final = 2400
"""Room for more moves than there are action numbers."""
assert SCRATCH >= ACTION_COUNT  # noqa: S101


room_for_moves = on_the_stack(SCRATCH, types.int16, 16)
room_for_sums = on_the_stack(MASKS, types.int16, 16)
room_for_slots = on_the_stack(MOST_TILES, types.int64, 64)
room_for_marks = on_the_stack(TARGETS, types.uint8, 8)

Room = Any


@inlined
def size_at(game: Game, colour: int, place: int) -> int:
    """Return how many tiles the group at *place* has, without what is stacked."""
    return popcount(wide(game.groups[colour, place]))


@inlined
def mark_end(marks: Room, mark: int, value: int, size: int) -> None:
    """Mark what the end with this next *value* takes, beside a group of *size*, or 0 for the die."""
    if size == 0:
        marks[TILE * ONE + value] |= mark
        marks[TILE * TWO + value] |= mark
        return
    if size > 1:
        marks[TILE * (size - 1) + value] |= mark
    if size < MOST_TILES:
        marks[TILE * (size + 1) + value] |= mark


@inlined
def mark_line(game: Game, colour: int, marks: Room, stack: int) -> None:
    """Mark what may be placed on a line and, if *stack*, what may be stacked."""
    mark = PLACEABLE << 2 * colour
    die = game.die[colour]
    up = game.up[colour]
    down = game.down[colour]
    mark_end(marks, mark, die + up + 1, size_at(game, colour, up - 1) if up else 0)
    if die - down - 1 > 0:
        mark_end(marks, mark, die - down - 1, size_at(game, colour, GROUPS_TO_END - down) if down else 0)
    if stack:
        mark = STACKABLE << 2 * colour
        for k in range(up):
            marks[TILE * size_at(game, colour, k) + die + k + 1] |= mark
        for k in range(down):
            marks[TILE * size_at(game, colour, GROUPS_TO_END - 1 - k) + die - k - 1] |= mark


@inlined
def sum_up(pips: Room, showing: int, sums: Room) -> None:
    """Write the target that each selection of the slots in *showing* makes."""
    sums[0] = 0
    mask = (0 - showing) & showing
    while mask:
        sums[mask] = sums[mask & (mask - 1)] + TILE + pips[trailing_zeros(mask)]
        mask = (mask - showing) & showing


@inlined
def note_hit(mark: int, number: int, colour: int, moves: Moves, count: int) -> int:
    """Add the moves that a selection makes and return how many there are now."""
    if mark & PLACEABLE:
        moves[count] = PLACE + SELECTED * colour + number
        count += 1
    if mark & STACKABLE:
        moves[count] = STACK + SELECTED * colour + number
        count += 1
    return count


@inlined
def read_hand(game: Game, colour: int, pips: Room, worth: Room) -> int:
    """Write what each slot of the mover's hand counts, plain and modified; return which show the colour."""
    seat = game.mover
    doubles = game.sides[seat] == DOUBLER
    hand = wide(game.hands[seat])
    showing = 0
    slot = 0
    while hand:
        tile = trailing_zeros(hand)
        hand &= hand - 1
        pips[slot] = PIPS[tile, colour]
        worth[slot] = 2 * PIPS[tile, colour] if doubles else PIPS[tile, 1 - colour]
        if pips[slot]:
            showing |= 1 << slot
        slot += 1
    return showing


@inlined
def add_plain(marks: Room, sums: Room, showing: int, colour: int, moves: Moves, count: int) -> int:
    """Add the selections without a star that hit a target."""
    mask = (0 - showing) & showing
    while mask:
        mark = marks[sums[mask]] >> 2 * colour & HIT
        if mark:
            count = note_hit(mark, PLAIN[mask], colour, moves, count)
        mask = (mask - showing) & showing
    return count


@inlined
def add_starred(  # noqa: PLR0913, PLR0917
    marks: Room, sums: Room, others: int, star: int, worth: int, colour: int, moves: Moves, count: int
) -> int:
    """Add the selections with a star on one slot, together with any of the *others*, that hit a target."""
    mask = 0
    while True:
        mark = marks[sums[mask] + TILE + worth] >> 2 * colour & HIT
        if mark:
            count = note_hit(mark, STARRED[star, mask | 1 << star], colour, moves, count)
        mask = (mask - others) & others
        if not mask:
            return count


@compiled
def list_layings(game: Game, moves: Moves) -> int:
    """List what the mover may place and stack, in no order; return how many moves."""
    marks = room_for_marks()
    sums = room_for_sums()
    pips = room_for_slots()
    worth = room_for_slots()
    marks[:] = 0
    seat = game.mover
    mark_line(game, 0, marks, game.actions[seat] & CAN_STACK)
    mark_line(game, 1, marks, game.actions[seat] & CAN_STACK)
    count = 0
    for colour in range(2):
        showing = read_hand(game, colour, pips, worth)
        sum_up(pips, showing, sums)
        count = add_plain(marks, sums, showing, colour, moves, count)
        if game.spent[seat]:
            continue
        for star in range(popcount(wide(game.hands[seat]))):
            if worth[star]:
                others = showing & ~(1 << star)
                count = add_starred(marks, sums, others, star, worth[star], colour, moves, count)
    return count


@inlined
def list_choices(phase: int, moves: Moves) -> int:
    """List the choices of the set-up; return how many there are."""
    first = PLACE
    last = PLACE
    if phase == CHOOSE:
        first, last = WHITE_LINE, FIRST_SIDE
    elif phase == CHOOSE_LINE:
        first, last = WHITE_LINE, PLAY_FIRST
    elif phase == MODIFIERS:
        first = FIRST_SIDE
    for k in range(first, last):
        moves[k - first] = k
    return last - first


@compiled
def list_moves(game: Game, moves: Moves) -> int:
    """List the legal moves, in no order; return how many there are."""
    if game.phase != PLAY:
        return list_choices(game.phase, moves)
    seat = game.mover
    count = list_layings(game, moves)
    mine = popcount(wide(game.hands[seat]))
    if game.actions[seat] & CAN_SWAP:
        theirs = popcount(wide(game.hands[1 - seat]))
        for slot in range(mine):
            for other in range(theirs):
                moves[count] = SWAP + MOST_TILES_WAITING * slot + other
                count += 1
    if game.actions[seat] & CAN_REDRAW and game.pile_left:
        for slot in range(mine):
            moves[count] = REDRAW + slot
            count += 1
    return count


@inlined
def note_legal(game: Game, words: Words, i: int) -> int:
    """Write the legal actions of the seat to move into row *i* of *words*; return how many."""
    for k in range(words.shape[1]):
        words[i, k] = 0
    moves = room_for_moves()
    count = list_moves(game, moves)
    for k in range(count):
        action = np.int64(moves[k])
        words[i, action >> 6] |= np.int64(1) << (action & 63)
    return count
