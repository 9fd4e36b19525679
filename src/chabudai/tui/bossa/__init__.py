"""Bossa in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from chabudai.games.bossa.table import Phase
from chabudai.games.bossa.view import BossaView
from chabudai.tui.bossa import speaking, telling
from chabudai.tui.bossa.ending import ending
from chabudai.tui.bossa.reading import read_position
from chabudai.tui.face import Face

if TYPE_CHECKING:
    from chabudai.core import JsonObject, View
    from chabudai.tui.desk import Desk
    from chabudai.tui.scene import Ending, Scene
    from chabudai.words import Words


class BossaFace(Face):
    """Shows Bossa."""

    game: ClassVar = "bossa"
    bots: ClassVar = ("master:friend", "greedy")
    players: ClassVar = 2

    def desk(self, words: Words) -> Desk:
        """Return a fresh desk."""
        # Lines need no desk.
        from chabudai.tui.bossa.desk import BossaDesk  # noqa: PLC0415

        return BossaDesk(words)

    def tell(self, event: JsonObject, names: Sequence[str], words: Words) -> str:
        """Say what happened."""
        return telling.tell(event, names, words)

    def describe(self, move: str, scene: Scene, words: Words) -> str:  # noqa: ARG002
        """Say what a move would do."""
        return telling.describe(move, words)

    def hand(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the own hand."""
        return speaking.hand(scene, words)

    def table(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the lines, the pile and the other hand."""
        return speaking.table(scene, words)

    def ending(self, scene: Scene, words: Words, stopped: JsonObject | None = None) -> Ending | None:
        """Say how the game ended."""
        return ending(scene, words, stopped)

    def opened(self, views: Sequence[View[Any]]) -> View[Any]:
        """Return the own view: at the end all hands lie open anyway."""
        return views[0]

    def read(self, position: JsonObject) -> tuple[View[Any], Any]:
        """Read a server's position."""
        return read_position(position), None

    def may_explain(self, view: View[Any]) -> bool:
        """Once the hands are turned up and the modifiers shown, everything lies open."""
        return isinstance(view, BossaView) and view.table.phase in (Phase.PLAY, Phase.OVER)


FACE = BossaFace()
"""The face itself; it holds no state."""
