"""Puzzles: the position, an attempt, and the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from chabudai.protocol.events import Moved
from chabudai.protocol.positions import Position
from chabudai.protocol.union import union_of

if TYPE_CHECKING:
    PuzzleReason = Any
else:
    PuzzleReason = union_of("PuzzleReason")


class ShownPuzzle(msgspec.Struct):
    """A puzzle, and nothing that its player may not know."""

    game: str
    number: int
    today: int
    """The number of today's puzzle, by the clock in Greenwich."""
    count: int
    """How many there are."""
    seat: int
    """Who is to move."""
    players: int
    position: Position
    """With the legal moves."""
    moves: list[Moved]
    """The moves of the last round, as whoever is to move saw them."""


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """A move to be judged; without one, the answer is told."""

    move: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class MoveWorth(msgspec.Struct):
    """What a move is worth: points where players are partners, a winning chance between rivals."""

    move: str
    worth: float
    exact: str
    """The same as a fraction."""


class PuzzleVerdict(msgspec.Struct):
    """Whether an attempt was right, and what every move is worth."""

    right: bool
    move: str | None
    """The attempt, as it was understood."""
    answer: str
    worths: list[MoveWorth]
    """The best first."""
    why: PuzzleReason | None
    """What speaks for the best move, in the game's own type; null where there is nothing to tell."""
