"""Bossa in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chabudai.games.bossa.board import Phase
from chabudai.games.bossa.view import BossaView
from chabudai.tui.adapter import Adapter
from chabudai.tui.bossa import descriptions, sentences
from chabudai.tui.bossa.ending import ending
from chabudai.tui.bossa.positions import read_position

if TYPE_CHECKING:
    from chabudai.core import JsonObject, Result, View
    from chabudai.protocol.bossa.positions import BossaPosition
    from chabudai.tui.scene import Ending, Scene
    from chabudai.tui.selection import Selection
    from chabudai.words import Words


class BossaAdapter(Adapter):
    """Shows Bossa."""

    game = "bossa"
    bots = ("master:friend", "greedy")
    coach = ("move",)

    def selection(self, words: Words) -> Selection:
        """Return an empty selection."""
        # Line mode needs none.
        from chabudai.tui.bossa.selection import BossaSelection  # noqa: PLC0415

        return BossaSelection(words)

    def tell(self, event: JsonObject, names: Sequence[str], words: Words) -> str:
        """Say what happened."""
        return sentences.tell(event, names, words)

    def describe(self, move: str, scene: Scene, words: Words) -> str:  # noqa: ARG002
        """Say what a move would do."""
        return sentences.describe(move, words)

    def hand(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the player's own hand."""
        return descriptions.hand(scene, words)

    def table(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the lines, the pile and the other hand."""
        return descriptions.table(scene, words)

    def ending(self, result: Result, scene: Scene, words: Words) -> Ending:
        """Say how the game ended."""
        return ending(result, scene, words)

    def read(self, position: BossaPosition) -> tuple[View[Any], Any]:
        """Read a server's position."""
        return read_position(position), None

    def may_explain(self, view: View[Any]) -> bool:
        """Once the hands are turned up and the modifiers shown, everything lies open."""
        return isinstance(view, BossaView) and view.board.phase in (Phase.PLAY, Phase.OVER)


ADAPTER = BossaAdapter()
"""The face itself; it holds no state."""
