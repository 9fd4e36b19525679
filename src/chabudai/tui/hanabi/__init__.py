"""Hanabi in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from chabudai.games.hanabi.view import HanabiView
from chabudai.tui.face import Face
from chabudai.tui.hanabi import speaking, telling
from chabudai.tui.hanabi.ending import ending
from chabudai.tui.hanabi.marks import Marks, first_marks, marks_after
from chabudai.tui.hanabi.reading import read_position

if TYPE_CHECKING:
    from chabudai.core import JsonObject, View
    from chabudai.tui.desk import Desk
    from chabudai.tui.scene import Ending, Scene
    from chabudai.words import Words


class HanabiFace(Face):
    """Shows Hanabi."""

    game: ClassVar = "hanabi"
    bots: ClassVar = ("partner",)
    players: ClassVar = 3

    def desk(self, words: Words) -> Desk:
        """Return a fresh desk."""
        # Lines need no desk.
        from chabudai.tui.hanabi.desk import HanabiDesk  # noqa: PLC0415

        return HanabiDesk(words)

    def tell(self, event: JsonObject, names: Sequence[str], words: Words) -> str:
        """Say what happened."""
        return telling.tell(event, names, words)

    def describe(self, move: str, scene: Scene, words: Words) -> str:
        """Say what a move would do."""
        return telling.describe(move, scene, words)

    def hand(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the own hand."""
        return speaking.hand(scene, words)

    def table(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the table and the other hands."""
        return speaking.table(scene, words)

    def ending(self, scene: Scene, words: Words, stopped: JsonObject | None = None) -> Ending | None:
        """Say how the game ended."""
        return ending(scene, words, stopped)

    def opened(self, views: Sequence[View[Any]]) -> View[Any]:
        """Turn the own cards up: another seat sees them."""
        own, other = views[0], views[1]
        if not isinstance(own, HanabiView) or not isinstance(other, HanabiView):
            raise TypeError(type(own).__name__)
        hands = (*own.hands[: own.seat], other.hands[own.seat], *own.hands[own.seat + 1 :])
        return replace(own, hands=hands)

    def read(self, position: JsonObject) -> tuple[View[Any], Any]:
        """Read a server's position."""
        return read_position(position)

    def first_memory(self, view: View[Any]) -> Marks:
        """Return no marks."""
        return first_marks(view)

    def remember(self, memory: Marks, events: Sequence[JsonObject]) -> Marks:
        """Mark what was pointed at."""
        return marks_after(memory, events)

    def may_explain(self, view: View[Any]) -> bool:
        """A bot's reasons tell the cards that it sees: they wait for the end."""
        return view.to_move is None


FACE = HanabiFace()
"""The face itself; it holds no state."""
