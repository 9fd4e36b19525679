"""The workspace of the exact search: positions by depth, and a transposition table."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from chabudai.fast.bits import popcount
from chabudai.fast.bossa.legal import SCRATCH, Moves
from chabudai.fast.bossa.record import PILE, RECORD, wide
from chabudai.fast.bossa_search.position import Floats, Ints
from chabudai.fast.chance import Records
from chabudai.fast.compiling import inlined
from chabudai.games.bossa.components import TILES

DEPTH: Final = PILE + 4
"""More turns than a game has."""
LEAST: Final = 0
MOST: Final = 1
"""The columns of bounds: not below, not above."""
LINE: Final = 64
"""How many bytes a machine fetches at once."""
ENTRY: Final = np.dtype(
    {
        "names": ["hands", "lines", "search", "least", "most", "unsettled", "settled"],
        "formats": [np.int64, np.int64, np.int64, np.float64, np.float64, np.int64, np.int64],
        "itemsize": LINE,
    },
    align=True,
)
"""What the table says of a position before a draw.

- `hands`, `lines`: the position; `search`: the number of the search that wrote it.
- `least`, `most`: the bounds of what it is worth.
- `unsettled`: the draws that a glance leaves open; `settled`: the sum of the others.
"""
TRIES: Final = 4
"""In how many places of the table a position may lie."""


class Workspace(NamedTuple):
    """The arrays of a search, allocated once and used for many."""

    before: Records
    """By depth: positions before a draw."""
    after: Records
    """By depth: positions after it."""
    thrown: Records
    """By depth: positions between a discard and the tile that is drawn instead."""
    moves: Moves
    """By depth: moves."""
    ranks: Floats
    """By depth and move: how soon it is tried."""
    hopes: Floats
    """By depth and move: what it is worth at most."""
    draws: Floats
    """By depth and tile: the bounds of what drawing it is worth."""
    table: Records
    """What is known of positions before a draw, see `ENTRY`."""
    hints: Ints
    """The other table: what a hand can lay on lines, see `hints`."""
    tally: Ints
    """Nodes so far, the most that are allowed, the number of this search."""


def new_workspace(places: int = 1 << 19) -> Workspace:
    """Allocate a workspace whose tables have *places* entries, a power of two."""
    return Workspace(
        np.zeros(DEPTH, RECORD),
        np.zeros(DEPTH, RECORD),
        np.zeros(DEPTH, RECORD),
        np.zeros((DEPTH, SCRATCH), np.int16),
        np.zeros((DEPTH, SCRATCH), np.float64),
        np.zeros((DEPTH, SCRATCH), np.float64),
        np.zeros((DEPTH, len(TILES), 2), np.float64),
        _lined_up(places),
        np.zeros((places, 2), np.int64),
        np.zeros(3, np.int64),
    )


def _lined_up(places: int) -> Records:
    """Return an empty table each of whose places is fetched at once."""
    room = np.zeros((places + 1) * LINE, np.uint8)
    start = -room.ctypes.data % LINE
    return room[start : start + places * LINE].view(ENTRY)


@inlined
def find(work: Workspace, hands: int, lines: int) -> int:
    """Return the place of a position in the table: its own, or the one that it may take."""
    mask = work.table.shape[0] - 1
    word = np.uint64(hands) * np.uint64(0x9E3779B97F4A7C15) ^ np.uint64(lines) * np.uint64(0xBF58476D1CE4E5B9)
    word ^= word >> np.uint64(29)
    place: int = wide(word >> np.uint64(20)) & mask
    for k in range(TRIES):
        at: int = (place + k) & mask
        if work.table[at].search != work.tally[2]:
            return at
        if work.table[at].hands == hands and work.table[at].lines == lines:
            return at
    return place


@inlined
def holds(work: Workspace, at: int, hands: int, lines: int) -> bool:
    """Tell whether a place of the table holds this position."""
    mine: bool = work.table[at].search == work.tally[2]
    return mine and work.table[at].hands == hands and work.table[at].lines == lines


@inlined
def write(work: Workspace, at: int, hands: int, lines: int, settled: int, unsettled: int, tiles: int) -> None:
    """Write a position into a place of the table, with what a glance says of it."""
    left = popcount(unsettled)
    work.table[at].hands = hands
    work.table[at].lines = lines
    work.table[at].search = work.tally[2]
    work.table[at].unsettled = unsettled
    work.table[at].settled = settled
    work.table[at].least = (settled - left) / tiles
    work.table[at].most = (settled + left) / tiles


@inlined
def narrow(work: Workspace, hands: int, lines: int, least: float, most: float) -> None:
    """Write what more is known of a position's value, unless it has had to leave the table."""
    at = find(work, hands, lines)
    if holds(work, at, hands, lines):
        work.table[at].least = max(work.table[at].least, least)
        work.table[at].most = min(work.table[at].most, most)
