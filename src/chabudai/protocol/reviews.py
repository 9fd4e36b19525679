"""A review as it is written down and sent: what is known about each move, and the course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from chabudai.protocol.estimate import Estimate
from chabudai.protocol.problem import Problem
from chabudai.protocol.union import union_of

if TYPE_CHECKING:
    Step = Any
else:
    Step = union_of("Step")

Verdict: TypeAlias = Literal["brilliant", "good", "doubtful", "mistake", "blunder"]
"""What a move is called, by what it cost for certain."""
Way: TypeAlias = Literal["people", "code"]
"""By whose agreements moves are understood and judged: those that people use, or a code among bots."""


class Review(msgspec.Struct, frozen=True):
    """A whole game, looked back at."""

    game: str
    players: int
    rules: dict[str, Any]
    names: list[str]
    bot: str
    ways: list[Way]
    """The languages in which this game can be reviewed; empty where there is no choice."""
    way: Way | None
    """The language of this review; null where there is no choice, or another bot was chosen."""
    seed: str
    worlds: int
    version: str
    """Of the software that made it."""
    top: float
    """The most that the course can reach."""
    steps: list[Step]
    verdicts: list[Verdict]
    """What each move is called."""
    course: list[Estimate]
    """Before each move, and at the end: for partners the score that bots would reach from there, or their chance of a
    victory; for rivals the winning chance of seat 0."""
    turning_points: list[int]
    """The numbers of the moves with which most was lost, the greatest loss first."""
    costs: list[float]
    """What the moves of each seat cost together."""
    ended: str | None
    """Why the game was over, if it was."""

    def to_json(self) -> bytes:
        """Return the JSON form."""
        return msgspec.json.encode(self)


class ReviewProgress(msgspec.Struct):
    """How far a review is."""

    key: str
    """What to ask for it by."""
    done: int = 0
    parts: int = 0
    """How many there will be; 0 before it has begun."""
    so_far: Review | None = None
    """While it goes on: a review of the first moves, up to the last one before which all have been looked at."""
    review: Review | None = None
    problem: Problem | None = None


class WantedReview(msgspec.Struct, forbid_unknown_fields=True):
    """A game to be looked back at: a table's that is over, or one of your own."""

    table: str | None = None
    way: Way | None = None
    """Null for the game's usual one."""
    record: dict[str, Any] | None = None
    """A record, what is downloaded of a table, or a game of another site in a form that its game knows."""
