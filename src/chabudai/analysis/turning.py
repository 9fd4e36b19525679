"""The turning points of a game: where most was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.analysis.figures import is_clear

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.protocol.estimate import Estimate

TURNING_POINTS: Final = 3


def turning_points(falls: Sequence[Estimate], costs: Sequence[Estimate], least: float) -> list[int]:
    """Return the numbers of the moves with which most was lost, the greatest loss first: *least* or more, and no noise.

    A move can lose in two ways. The course turns against whoever made it, as the cards lay; its cost is what it
    gave away by what could be known. A gamble that came off costs much and leaves the course where it was: it is a
    turning point all the same.
    """
    losses = [(max(map(_clear, both)), number) for number, both in enumerate(zip(falls, costs, strict=True), start=1)]
    ranked = sorted((loss for loss in losses if loss[0] >= least), key=lambda loss: (-loss[0], loss[1]))
    return [number for _, number in ranked[:TURNING_POINTS]]


def _clear(loss: Estimate) -> float:
    """Return how much was lost; 0 if that may be noise."""
    return loss.mean if is_clear(loss) else 0.0
