"""Readers: what moves mean to one seat by the agreements of its game, for whoever learns them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from chabudai.core import View
from chabudai.games import GAMES
from chabudai.protocol.coaching import Reading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

ViewT = TypeVar("ViewT", bound=View[Any])
MoveT = TypeVar("MoveT")


class Reader(ABC, Generic[ViewT, MoveT]):
    """Sees one seat's views, like a bot, and says what moves mean there.

    A game brings one as `READER` in its part for the bots.
    """

    @abstractmethod
    def watch(self, move: MoveT | None, view: ViewT) -> None:
        """Take notice of a move by anybody; *view* is this seat's view after it.

        *move* is None while the rules hide the move from this seat.
        """

    @abstractmethod
    def reading(self) -> Reading:
        """Say what the moves since its own last one meant, or that one, and what its own pieces are taken for."""


AnyReader: TypeAlias = Reader[Any, Any]


def reading_of(game: str, first: Any, history: Iterable[tuple[Any, Any]]) -> Reading:  # noqa: ANN401 - a view
    """Return what a seat can read out of a game, from its first view, and the moves with its views after them.

    Raises:
        LookupError: The game brings no reader.
    """
    seat = reader_of(game)
    if seat is None:
        raise LookupError(game)
    reader = seat(first)
    for move, view in history:
        reader.watch(move, view)
    return reader.reading()


def reader_of(game: str) -> Callable[[Any], AnyReader] | None:
    """Return what seats a reader with the first view of a game; None if the game brings none.

    Raises:
        InvalidRules: There is no such game.
    """
    found: Callable[[Any], AnyReader] | None = getattr(GAMES.part(game, "bots"), "READER", None)
    return found
