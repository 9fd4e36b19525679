"""What is picked in any game: one of the legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.tui.generic import moves
from chabudai.tui.generic.drawing import columns, draw, move_spot
from chabudai.tui.selection import Offer, Selection

if TYPE_CHECKING:
    from chabudai.tui.drawing import Drawing
    from chabudai.words import Words


class GenericSelection(Selection):
    """The cursor moves over the list of legal moves; pressing one lets it wait to be confirmed."""

    def __init__(self, words: Words) -> None:
        """Start with nothing picked."""
        super().__init__(words)
        self._width = 0

    @property
    def _legal(self) -> tuple[str, ...]:
        return () if self.scene is None else self.scene.legal_moves

    def rows(self) -> tuple[tuple[str, ...], ...]:
        """Return the moves as they are drawn, in columns."""
        legal = self._legal
        wide = columns(legal, self._width)
        spots = [move_spot(number) for number in range(len(legal))]
        return tuple(tuple(spots[start : start + wide]) for start in range(0, len(spots), wide))

    def home(self) -> str:
        """Return the first move."""
        return move_spot(0) if self._legal else ""

    def draw(self, width: int, height: int) -> Drawing:
        """Draw the view and the legal moves."""
        self._width = width
        return () if self.scene is None else draw(self.scene, self.cursor, self.words, (width, height))

    def pressed(self, spot: str) -> None:
        """Choose a move."""
        legal = self._legal
        self.pending = next((move for number, move in enumerate(legal) if move_spot(number) == spot), "")

    def clear(self) -> bool:
        """Return False: nothing but the pending move is ever picked."""
        return False

    def offers(self) -> tuple[Offer, ...]:
        """Return nothing: the moves are on the board."""
        return ()

    def hint(self) -> str:
        """Say how a move is chosen."""
        return self.words.say("generic-choose") if self._legal else ""

    def numbered(self, number: int) -> str:
        """Return the place of the move with this number."""
        legal = self._legal
        move = moves.read(str(number), legal)
        return move_spot(legal.index(move)) if move in legal else ""
