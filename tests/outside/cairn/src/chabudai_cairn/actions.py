"""The numbering of moves: adding 1 to 4, then calling (C10)."""

from __future__ import annotations

from typing import Final

from chabudai.core import UnreadableMove
from chabudai_cairn.components import WEIGHTS
from chabudai_cairn.moves import Add, CairnMove, Call

MOVES: Final[tuple[CairnMove, ...]] = (*map(Add, WEIGHTS), Call())


def move_of(action: int) -> CairnMove:
    """Return the move with this number.

    Raises:
        UnreadableMove: There is no such number.
    """
    if not 0 <= action < len(MOVES):
        raise UnreadableMove(
            f"There is no move number {action}.", hint=f"Numbers go from 0 to {len(MOVES) - 1}.", rule="C10"
        )
    return MOVES[action]
