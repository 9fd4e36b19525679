"""A review as it is written down: what is known about each move, and the course of the game."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

DIGITS: Final = 4
"""So many digits of a figure are written down."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its standard error; the truth lies within two of them 19 times out of 20."""

    mean: float
    error: float = 0.0

    @classmethod
    def of(cls, values: NDArray[np.float64]) -> Estimate:
        """Return the mean of independent values."""
        spread = float(values.std(ddof=1)) if len(values) > 1 else 0.0
        return cls(round(float(values.mean()), DIGITS), round(spread / sqrt(len(values)), DIGITS))


class HanabiStep(msgspec.Struct, frozen=True, tag_field="game", tag="hanabi"):
    """One move of Hanabi, looked back at."""

    number: int
    """From 1."""
    seat: int
    move: str
    card: str | None
    """The card that was played or discarded."""
    tokens: int
    errors: int
    deck: int
    score: int
    """The sum of the fireworks before the move."""
    pace: int | None
    """How many turns can still go without a point, if all that is possible is to be reached."""
    highest: int
    """The highest score possible before the move."""
    highest_after: int
    lost: str | None
    """The card of which this move took the last copy although it was still of use."""
    known: list[dict[str, float]]
    """For each own card, oldest first, what it could be and how likely, by the clues and all that was in sight."""
    best: str
    """What the bot would have done."""
    close: list[str]
    """Moves that could not be told from the best."""
    before: Estimate
    """What the bots would reach if they took over before the move, the hands being as they are."""
    cost: Estimate
    """How much less the move is worth than the best, over all that the player could not tell apart."""
    cost_as_it_lay: Estimate
    """The same with the hands as they really were; below 0 the move did better than the best."""


class Reasons(msgspec.Struct, frozen=True):
    """What speaks for a move of Bossa: what the opponent faces after it."""

    ends: bool
    """Whether the move wins at once."""
    stuck: int
    """With how many of the tiles that may be drawn the opponent cannot move, and loses."""
    answers: int
    """With how many the opponent can win at once."""
    draws: int
    """How many tiles may be drawn; 0 where nothing is drawn yet."""
    left: int
    """Tiles left in the own hand."""
    groups: int
    """Groups on the own line."""


class BossaStep(msgspec.Struct, frozen=True, tag_field="game", tag="bossa"):
    """One move of Bossa, looked back at; chances are those of the seat that moves."""

    number: int
    seat: int
    move: str
    pile: int
    hand: list[str]
    best: str
    exact: bool
    """Whether the chances are the true ones for best play, or estimates."""
    before: Estimate
    """The winning chance with the best move, a draw counted as half a win."""
    after: Estimate
    """The winning chance with the move that was made."""
    cost: Estimate
    why: Reasons
    """What speaks for the best move."""
    instead: Reasons
    """The same for the move that was made."""


Step = HanabiStep | BossaStep


class Review(msgspec.Struct, frozen=True):
    """A whole game, looked back at."""

    game: str
    players: int
    rules: dict[str, Any]
    names: list[str]
    bot: str
    seed: str
    worlds: int
    version: str
    """Of the software that made it."""
    top: float
    """The most that the course can reach."""
    steps: list[Step]
    course: list[Estimate]
    """Before each move, and at the end: in Hanabi the score that the bots would reach from there, in all or nothing
    their chance of a victory; in Bossa the winning chance of seat 0."""
    turning_points: list[int]
    """The numbers of the moves around which the course changed most, the greatest change first."""
    costs: list[float]
    """What the moves of each seat cost together."""
    ended: str | None
    """Why the game was over, if it was."""

    def to_json(self) -> bytes:
        """Return the JSON form."""
        return msgspec.json.encode(self)
