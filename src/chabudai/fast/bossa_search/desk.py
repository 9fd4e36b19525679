"""What the exact search writes on: positions by depth, and a table of known values."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from chabudai.fast.bossa.legal import SCRATCH, Moves
from chabudai.fast.bossa.record import PILE, RECORD, wide
from chabudai.fast.bossa_search.position import Floats, Ints
from chabudai.fast.chance import Records
from chabudai.fast.compiling import inlined

DEPTH: Final = PILE + 4
"""More turns than a game has."""


class Desk(NamedTuple):
    """Everything that a search writes on, made once and used for many."""

    before: Records
    """By depth: positions before a draw."""
    after: Records
    """By depth: positions after it."""
    thrown: Records
    """By depth: positions between a discard and the tile that is drawn instead."""
    moves: Moves
    """By depth: moves, best looking first."""
    keys: Ints
    """The table of known values: hands, lines, and which search wrote them."""
    bounds: Floats
    """The table of known values: not below, not above."""
    tally: Ints
    """Nodes so far, the most that are allowed, the number of this search."""


def new_desk(places: int = 1 << 18) -> Desk:
    """Return a desk with a table of so many places, a power of two."""
    return Desk(
        np.zeros(DEPTH, RECORD),
        np.zeros(DEPTH, RECORD),
        np.zeros(DEPTH, RECORD),
        np.zeros((DEPTH, SCRATCH), np.int16),
        np.zeros((places, 3), np.int64),
        np.zeros((places, 2), np.float64),
        np.zeros(3, np.int64),
    )


@inlined
def find(desk: Desk, hands: int, lines: int) -> int:
    """Return the place of a position in the table: its own, or the one that it may take."""
    mask = desk.keys.shape[0] - 1
    word = np.uint64(hands) * np.uint64(0x9E3779B97F4A7C15) ^ np.uint64(lines) * np.uint64(0xBF58476D1CE4E5B9)
    word ^= word >> np.uint64(29)
    place: int = wide(word >> np.uint64(20)) & mask
    for k in range(4):
        at: int = (place + k) & mask
        if desk.keys[at, 2] != desk.tally[2]:
            return at
        if desk.keys[at, 0] == hands and desk.keys[at, 1] == lines:
            return at
    return place


@inlined
def keep(desk: Desk, hands: int, lines: int, low: float, high: float) -> None:
    """Write what is known of a position's value into the table."""
    at = find(desk, hands, lines)
    if desk.keys[at, 2] != desk.tally[2] or desk.keys[at, 0] != hands or desk.keys[at, 1] != lines:
        desk.keys[at, 0] = hands
        desk.keys[at, 1] = lines
        desk.keys[at, 2] = desk.tally[2]
        desk.bounds[at, 0] = low
        desk.bounds[at, 1] = high
        return
    desk.bounds[at, 0] = max(desk.bounds[at, 0], low)
    desk.bounds[at, 1] = min(desk.bounds[at, 1], high)
