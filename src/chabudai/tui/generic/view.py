"""A view that a server sent, of a game whose own views cannot be read here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.core import PUBLIC, Observer, Seat, View

if TYPE_CHECKING:
    from chabudai.core import JsonObject
    from chabudai.protocol.positions import PlainPosition


@dataclass(frozen=True, slots=True)
class JsonView(View[str]):
    """A view in its JSON form, with the legal moves as texts."""

    observer: Observer
    to_move: Seat | None
    shown: JsonObject
    moves: tuple[str, ...]

    @classmethod
    def of(cls, position: PlainPosition) -> JsonView:
        """Read a position."""
        observer = PUBLIC if position.seat is None else Seat(position.seat)
        legal = tuple(each.move for each in position.moves)
        mover = position.view.get("to_move", position.seat if legal else None)
        return cls(observer, None if mover is None else Seat(mover), position.view, legal)

    def legal_moves(self) -> tuple[str, ...]:
        """Return this seat's legal moves; none unless it is to move."""
        return self.moves

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return self.shown
