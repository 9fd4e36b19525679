"""Hanabi in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chabudai.tui.adapter import Adapter
from chabudai.tui.hanabi import descriptions, sentences
from chabudai.tui.hanabi.ending import ending
from chabudai.tui.hanabi.marks import Marks, first_marks, marks_after
from chabudai.tui.hanabi.positions import read_position

if TYPE_CHECKING:
    from chabudai.core import JsonObject, Result, View
    from chabudai.protocol.hanabi.positions import HanabiPosition
    from chabudai.tui.scene import Ending, Scene
    from chabudai.tui.selection import Selection
    from chabudai.words import Words


class HanabiAdapter(Adapter):
    """Shows Hanabi."""

    game = "hanabi"
    bots = ("partner",)
    coach = ("meaning", "move")

    def selection(self, words: Words) -> Selection:
        """Return an empty selection."""
        # Line mode needs none.
        from chabudai.tui.hanabi.selection import HanabiSelection  # noqa: PLC0415

        return HanabiSelection(words)

    def tell(self, event: JsonObject, names: Sequence[str], words: Words) -> str:
        """Say what happened."""
        return sentences.tell(event, names, words)

    def describe(self, move: str, scene: Scene, words: Words) -> str:
        """Say what a move would do."""
        return sentences.describe(move, scene, words)

    def hand(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the player's own hand."""
        return descriptions.hand(scene, words)

    def table(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the table and the other hands."""
        return descriptions.table(scene, words)

    def ending(self, result: Result, scene: Scene, words: Words) -> Ending:
        """Say how the game ended."""
        return ending(result, scene, words)

    def read(self, position: HanabiPosition) -> tuple[View[Any], Any]:
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


ADAPTER = HanabiAdapter()
"""The face itself; it holds no state."""
