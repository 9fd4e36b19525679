"""Any game in a terminal, from nothing but its views, moves and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chabudai.games import GAMES
from chabudai.tui.adapter import Adapter
from chabudai.tui.generic import moves, sentences
from chabudai.tui.generic.description import view_lines
from chabudai.tui.generic.view import JsonView

if TYPE_CHECKING:
    from chabudai.core import JsonObject, Result, View
    from chabudai.protocol.positions import PlainPosition
    from chabudai.tui.scene import Ending, Scene
    from chabudai.tui.selection import Selection
    from chabudai.words import Words


class GenericAdapter(Adapter):
    """Shows a game that brings no adapter."""

    def __init__(self, game: str) -> None:
        """Show the game of this name, which need not be installed."""
        self.game = game

    def objection(self, rule: str, words: Words) -> str:
        """Say what a paragraph forbids, if the game brings words: other games may number theirs alike."""
        spoken = self.game in GAMES and GAMES.part(self.game, "words") is not None
        return super().objection(rule, words) if spoken else ""

    def selection(self, words: Words) -> Selection:
        """Return an empty selection."""
        # Line mode needs none.
        from chabudai.tui.generic.selection import GenericSelection  # noqa: PLC0415

        return GenericSelection(words)

    def tell_move(
        self, move: str | None, seat: int, events: Sequence[JsonObject], names: Sequence[str], words: Words
    ) -> list[str]:
        """Say the move itself, and what else happened."""
        return sentences.tell_move(move, seat, events, names, words)

    def tell(self, event: JsonObject, names: Sequence[str], words: Words) -> str:
        """Say what happened: the kind of the event and its values."""
        return sentences.tell(event, names, words)

    def label(self, number: int, move: str, scene: Scene) -> str:
        """Return the number of a move."""
        return moves.label(number, move, scene.legal_moves)

    def read_move(self, text: str, scene: Scene) -> str:
        """Return the move that was typed by its number or by its text."""
        return moves.read(text, scene.legal_moves)

    def describe(self, move: str, scene: Scene, words: Words) -> str:  # noqa: ARG002
        """Return the move's text."""
        return move

    def hand(self, scene: Scene, words: Words) -> tuple[str, ...]:  # noqa: ARG002
        """Return nothing: which part of a view is a hand is not known."""
        return ()

    def table(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the whole view, and say whose turn it is."""
        return (*view_lines(scene, words), *sentences.turn(scene, words))

    def ending(self, result: Result, scene: Scene, words: Words) -> Ending:
        """Say how the game ended."""
        return sentences.ending(result, scene, words)

    def read(self, position: PlainPosition) -> tuple[View[Any], Any]:
        """Read a server's position."""
        return JsonView.of(position), None
