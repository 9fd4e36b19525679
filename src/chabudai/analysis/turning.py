"""The turning points of a game: where its course changed, or a move gave away most."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from chabudai.analysis.figures import is_clear

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.protocol.estimate import Estimate

TURNING_POINTS: Final = 3


def turning_points(course: Sequence[Estimate], costs: Sequence[Estimate]) -> list[int]:
    """Return the numbers of the moves with the greatest effects that are more than noise, the greatest first.

    A move has two effects. The course changes by what it did as the cards lay; its cost is what it did by what
    could be known. A gamble that came off costs much and leaves the course where it was: it is a turning point all
    the same.
    """
    effects = [
        (max(_change(before, after), cost.mean if is_clear(cost) else 0.0), number)
        for number, ((before, after), cost) in enumerate(zip(pairwise(course), costs, strict=True), start=1)
    ]
    ranked = sorted((effect for effect in effects if effect[0] > 0), key=lambda effect: (-effect[0], effect[1]))
    return [number for _, number in ranked[:TURNING_POINTS]]


def _change(before: Estimate, after: Estimate) -> float:
    """Return how much the course changed; 0 if that may be noise."""
    change = abs(after.mean - before.mean)
    return change if change > 2 * (before.error + after.error) else 0.0
