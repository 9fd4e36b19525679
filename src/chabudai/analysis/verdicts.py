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


CHANCES: Final = Scale(doubtful=0.05, mistake=0.10, blunder=0.15, brilliant=0.10)
"""For costs that are chances to win."""


def certain(cost: Estimate) -> float:
    """Return what a move cost at the least, 19 times out of 20."""
    return cost.mean - CLEAR * cost.error


def verdict(cost: Estimate, scale: Scale, *, brilliant: bool = False) -> Verdict:
    """Return what a move of this *cost* is called; a cost within the noise is none."""
    least = certain(cost)
    if least >= scale.blunder:
        return "blunder"
    if least >= scale.mistake:
        return "mistake"
    if least >= scale.doubtful:
        return "doubtful"
    return "brilliant" if brilliant else "good"
