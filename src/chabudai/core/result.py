"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from chabudai.core.seat import Seat

Winner: TypeAlias = Seat | Literal["draw"] | None
"""A seat, a draw, or None where nobody wins against anybody."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: rivals have a winner, partners a score or a plain victory or defeat."""

    ended: str
    """The game's own word for it, or `resigned` or `clock` where people ended it."""
    score: int | None = None
    total: int | None = None
    """What had been built, where that may differ from the score."""
    top: int | None = None
    """The best score that these rules allow."""
    verdict: str | None = None
    """The audience's verdict, in the game's own word."""
    winner: Winner = None
