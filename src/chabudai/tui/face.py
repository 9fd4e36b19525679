"""What a game must offer so that a terminal can show it; one folder each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from chabudai.core import JsonObject, View
    from chabudai.tui.desk import Desk
    from chabudai.tui.scene import Ending, Scene
    from chabudai.words import Words


class Face(ABC):
    """Shows one game: stateless, and it draws only from scenes."""

    game: ClassVar[str]
    bots: ClassVar[tuple[str, ...]]
    """Company for people, the first that plays under the rules."""
    players: ClassVar[int]
    """How many sit down when nothing is said."""

    @abstractmethod
    def desk(self, words: Words) -> Desk:
        """Return a fresh desk, on which one person picks things and finds moves."""

    @abstractmethod
    def tell(self, event: JsonObject, names: Sequence[str], words: Words) -> str:
        """Say what happened, in a sentence; empty if nothing needs to be said."""

    @abstractmethod
    def describe(self, move: str, scene: Scene, words: Words) -> str:
        """Say what a move would do."""

    @abstractmethod
    def hand(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the own hand, line by line."""

    @abstractmethod
    def table(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe everything else, line by line."""

    @abstractmethod
    def ending(self, scene: Scene, words: Words, stopped: JsonObject | None = None) -> Ending | None:
        """Say how the game ended; *stopped* is the server's result where the rules did not end it."""

    @abstractmethod
    def opened(self, views: Sequence[View[Any]]) -> View[Any]:
        """Lay the views of all seats together, once a game is over and nothing is hidden any more."""

    @abstractmethod
    def read(self, position: JsonObject) -> tuple[View[Any], Any]:
        """Read a server's position: the view, and what is remembered beside it."""

    def first_memory(self, view: View[Any]) -> Any:  # noqa: ANN401, ARG002 - each game's own
        """Return what is remembered at the deal, beside the view."""
        return None

    def remember(self, memory: Any, events: Sequence[JsonObject]) -> Any:  # noqa: ANN401, ARG002
        """Return what is remembered after *events*."""
        return None

    def may_explain(self, view: View[Any]) -> bool:  # noqa: ARG002
        """Tell whether a bot's reasons give nothing away in this position."""
        return False


def face_of(game: str) -> Face:
    """Return the face of a game, which is loaded only when it is played."""
    found: Face = import_module(f"chabudai.tui.{game}").FACE
    return found
