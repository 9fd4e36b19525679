"""A position of a game between bots, with a question that has one answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chabudai.analysis.moment import Moment

NAMES: Final = ("Ada", "Leo", "Mia", "Tom")
"""Who plays with a learner, from the next player on."""


@dataclass(frozen=True, slots=True)
class Exercise(Moment):
    """What a learner sees from *seat*, and is asked about."""

    seat: int
    lesson: str
    question: str
    """The kind of question, by its name in the game's course."""
    answer: str
    """The one right answer."""


def names_around(seat: int, players: int, you: str) -> list[str]:
    """Return what the players are called around a learner at *seat*, who is called *you*."""
    return [[you, *NAMES][(other - seat) % players] for other in range(players)]
