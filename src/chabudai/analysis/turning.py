"""The turning points of a game: where most was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.analysis.verdicts import certain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.protocol.estimate import Estimate

TURNING_POINTS: Final = 3


def turning_points(falls: Sequence[Estimate], costs: Sequence[Estimate], least: float) -> list[int]:
    """Return the numbers of the moves with which most was lost, the greatest loss first: for certain *least* or more.

    A move can lose in two ways. The course turns against whoever made it, as the cards lay; its cost is what it
    gave away by what could be known. A gamble that came off costs much and leaves the course where it was: it is a
    turning point all the same.
    """
    both = enumerate(zip(falls, costs, strict=True), start=1)
    losses = [(loss.mean, number) for number, pair in both for loss in pair if certain(loss) >= least]
    ranked = sorted(losses, key=lambda loss: (-loss[0], loss[1]))
    return list(dict.fromkeys(number for _, number in ranked))[:TURNING_POINTS]
