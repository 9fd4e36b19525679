"""What a position is worth where no further look is needed."""

from __future__ import annotations

from typing import Final

import numpy as np

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.bossa.record import CAN_REDRAW, CAN_SWAP, Game, wide
from chabudai.fast.bossa_search.hints import COMPLETES, COUNT, COUNT_BITS, hint_for, lines_for
from chabudai.fast.bossa_search.position import LOSS, WIN, hands_key, lines_key
from chabudai.fast.bossa_search.workspace import Workspace, find, holds, write
from chabudai.fast.compiling import compiled, inlined

UNKNOWN: Final = 9.0
"""No value: not yet, or because the nodes were used up."""


@inlined
def take(game: Game, tile: int) -> None:
    """Draw this tile for the seat to move."""
    game.hands[game.mover] |= np.uint32(1) << np.uint32(tile)
    game.pile_left -= 1


@inlined
def outcome_for(game: Game, seat: int) -> float:
    """Return what an ended game is worth for *seat*."""
    if game.winner == seat:
        return WIN
    return LOSS if game.winner == 1 - seat else 0.0


@inlined
def glance(game: Game, hint: int) -> float:
    """Return the value for the mover where no further look is needed, else `UNKNOWN`."""
    seat = game.mover
    most = hint & COUNT
    mine = popcount(wide(game.hands[seat]))
    swaps = game.actions[seat] & CAN_SWAP != 0
    if hint & COMPLETES or most == mine:
        return WIN
    if game.pile_left > 0:
        return UNKNOWN if most or swaps or game.actions[seat] & CAN_REDRAW else LOSS
    harmless = hint >> COUNT_BITS & COUNT
    margin = popcount(wide(game.hands[1 - seat])) - mine + harmless
    if margin < 0 or not (harmless or swaps):
        return LOSS
    return WIN if margin else 0.0


@inlined
def last_draw(work: Workspace, depth: int, unseen: int) -> float:
    """Return what `before[depth]` is worth for the seat that draws the last tile of the pile: glances settle it."""
    total = 0.0
    node = work.after[depth]
    lines = lines_for(work.before[depth])
    waiting = unseen
    while waiting:
        work.after[depth] = work.before[depth]
        take(node, trailing_zeros(waiting))
        waiting &= waiting - 1
        total += glance(node, hint_for(work, node, lines, work.moves[depth]))
    tiles = popcount(unseen)
    work.tally[0] += tiles
    return total / tiles


@compiled
def enter(work: Workspace, depth: int, unseen: int) -> int:
    """Return the place of `before[depth]` in the table; a new position is glanced at, for every draw."""
    hands = hands_key(work.before[depth])
    lines = lines_key(work.before[depth], unseen)
    at = find(work, hands, lines)
    if holds(work, at, hands, lines):
        return at
    settled = 0
    unsettled = 0
    node = work.after[depth]
    lines_there = lines_for(work.before[depth])
    waiting = unseen
    while waiting:
        tile = trailing_zeros(waiting)
        waiting &= waiting - 1
        work.after[depth] = work.before[depth]
        take(node, tile)
        value = glance(node, hint_for(work, node, lines_there, work.moves[depth]))
        if value == UNKNOWN:
            unsettled |= 1 << tile
        else:
            settled += int(value)
    tiles = popcount(unseen)
    work.tally[0] += tiles
    write(work, at, hands, lines, settled, unsettled, tiles)
    return at
