"""The figures of a review as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from chabudai.games import GAMES

if TYPE_CHECKING:
    from chabudai.protocol.estimate import Estimate
    from chabudai.protocol.reviews import Review

CLEAR: Final = 2.0
"""A cost of so many standard errors is not noise."""
LEAST: Final = 0.005
"""What costs less than that is not worth a word."""


def in_chances(review: Review) -> bool:
    """Tell whether a review counts chances and not points."""
    return review.top == 1


def course_of(review: Review) -> Literal["score", "victory", "chance"]:
    """Return what the course is: the partners' score or chance of a victory, or seat 0's chance against its rivals."""
    if not GAMES[review.game].cooperative:
        return "chance"
    return "victory" if in_chances(review) else "score"


def is_clear(cost: Estimate) -> bool:
    """Tell whether a cost is more than noise."""
    return cost.mean > CLEAR * cost.error and cost.mean >= LEAST


def signed(value: Estimate, *, percent: bool) -> str:
    """Return an estimate with its standard error."""
    unit, digits = (100, 1) if percent else (1, 2)
    error = f" ± {unit * value.error:.{digits}f}" if value.error else ""
    return f"{unit * value.mean:.{digits}f}{error}{'%' if percent else ''}"


def shown(value: Estimate, *, percent: bool) -> str:
    """Return the mean alone."""
    return f"{100 * value.mean:.0f}%" if percent else f"{value.mean:.2f}"
