"""A player in one seat of one game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from chabudai.core import View

if TYPE_CHECKING:
    from chabudai.bots.reason import Why

ViewT = TypeVar("ViewT", bound=View[Any])
MoveT = TypeVar("MoveT")


class Bot(ABC, Generic[ViewT, MoveT]):
    """Sees its seat's views, remembers what it likes, and chooses legal moves.

    The same seed, views and moves always give the same choices. What a bot remembers comes
    from `watch` alone, never from `choose`: so a bot that is seated anew in the middle of a
    game, and watches that game again, goes on as if it had never left.
    """

    @abstractmethod
    def choose(self, view: ViewT) -> MoveT:
        """Return a legal move; *view* is the newest one, and its seat is to move."""

    def watch(self, move: MoveT | None, view: ViewT) -> None:
        """Take notice of a move by anybody, the bot itself included.

        *view* is this seat's view after it. *move* is None while the rules hide the move
        from this seat.
        """

    def explain(self) -> Why:
        """Say in one sentence why the last choice was made; empty when there is nothing to say.

        A text is shown as it is. A `Reason` is worded in the language of whoever reads it.
        """
        return ""

    def reading(self) -> tuple[str, ...]:
        """Say what it thinks each of its own hidden cards is, oldest first; empty without opinion.

        Each is written as faces between strokes, such as ``R1/Y1``, which every language reads alike.
        """
        return ()

    def close(self) -> None:
        """Let go of what the bot holds outside of memory, such as a process."""


AnyBot: TypeAlias = Bot[Any, Any]
