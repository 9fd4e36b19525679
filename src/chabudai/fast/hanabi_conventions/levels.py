"""Which level each seat plays at, as far as its moves tell `ME`."""

from __future__ import annotations

from typing import Final

from chabudai.fast.compiling import inlined, part
from chabudai.fast.hanabi_conventions.layout import DOUBTS, ERRORS, ME, MEMORIES, MEMORY, RUNGS, SPEAKS, SWITCHES
from chabudai.fast.hanabi_conventions.switches import LADDER, speaks
from chabudai.fast.hanabi_search.rows import Ints

SLIP: Final = 2
"""How much it tells against a level that a move goes against it."""
PROOF: Final = 1
"""How much it tells for a level that a move makes sense by it alone."""
TOO_DOUBTFUL: Final = 2
"""From how much doubt on nobody counts on a level any more."""
MOST_DOUBTFUL: Final = 4
"""Doubt grows no further, so that somebody who has learnt is believed again."""
TRUST: Final = 1
"""How far moves that make sense can outweigh later slips."""


@inlined
def doubts_of(row: Ints, seat: int) -> int:
    """Return where the doubts about a seat start."""
    return MEMORIES + row[ME] * MEMORY + DOUBTS + RUNGS * seat


@part
def slip(row: Ints, seat: int, rung: int) -> None:
    """Note a move of *seat* against the conventions of a level, and so against all that come after it."""
    for place in range(doubts_of(row, seat) + rung - 1, doubts_of(row, seat) + RUNGS):
        row[place] = min(MOST_DOUBTFUL, row[place] + SLIP)
    _listen(row, seat)


@part
def prove(row: Ints, seat: int, rung: int) -> None:
    """Note a move of *seat* that makes sense by the conventions of a level, which go before all that come after."""
    for place in range(doubts_of(row, seat), doubts_of(row, seat) + rung):
        row[place] = max(-TRUST, row[place] - PROOF)
    _listen(row, seat)


@inlined
def _listen(row: Ints, seat: int) -> None:
    """Take a seat for what its moves say; nobody judges their own."""
    if seat == row[ME]:
        return
    sure = 0
    while sure < RUNGS and row[doubts_of(row, seat) + sure] < TOO_DOUBTFUL:
        sure += 1
    row[MEMORIES + row[ME] * MEMORY + SPEAKS + seat] = row[SWITCHES + row[ME]] & LADDER[sure]


@inlined
def has_shown(row: Ints, seat: int, rung: int) -> bool:
    """Tell whether a seat has shown that it plays at a level above the first one."""
    return row[doubts_of(row, seat) + rung - 1] < 0


@inlined
def may_be(row: Ints, seat: int, rung: int) -> bool:
    """Tell whether a seat is taken for more than a level, and has not shown more."""
    return speaks(row, seat) & ~LADDER[rung] != 0 and not has_shown(row, seat, rung + 1)


@inlined
def is_believed(row: Ints, giver: int, rung: int) -> bool:
    """Tell whether a giver is believed who asks for a blind play: after an error only one who has shown the level."""
    return row[ERRORS] == 0 or has_shown(row, giver, rung)
