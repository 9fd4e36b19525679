"""What a move is called: from brilliant to blunder, by what it cost for certain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from chabudai.analysis.figures import CLEAR

if TYPE_CHECKING:
    from chabudai.protocol.estimate import Estimate
    from chabudai.protocol.reviews import Verdict


@dataclass(frozen=True, slots=True)
class Scale:
    """From which cost on a move has its name, in the units of a game."""

    doubtful: float
    mistake: float
    blunder: float
    brilliant: float
    """By how much a brilliant move is better than every other, at the least."""


WORSE: Final[tuple[Verdict, ...]] = ("good", "doubtful", "mistake", "blunder")
"""What moves are called that cost something, the kindest word first."""
CHANCES: Final = Scale(doubtful=0.05, mistake=0.10, blunder=0.15, brilliant=0.10)
"""For costs that are chances to win."""


def certain(cost: Estimate) -> float:
    """Return what a move cost at the least, 19 times out of 20."""
    return cost.mean - CLEAR * cost.error


def verdict(cost: Estimate, scale: Scale, *, brilliant: bool = False, came_off: bool = False) -> Verdict:
    """Return what a move of this *cost* is called; a cost within the noise is none.

    One that *came off* is called by the next kinder word.
    """
    least = certain(cost)
    worse = sum(least >= bound for bound in (scale.doubtful, scale.mistake, scale.blunder))
    if worse == 0:
        return "brilliant" if brilliant else "good"
    return WORSE[worse - came_off]
