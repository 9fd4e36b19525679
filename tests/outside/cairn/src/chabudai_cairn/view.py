"""What an observer may know of a game of Cairn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from chabudai.core import Observer, Seat, View
from chabudai_cairn.components import Hand, Seen, begun
from chabudai_cairn.moves import Add, CairnMove, Call
from chabudai_cairn.notation import view_json
from chabudai_cairn.table import Table

if TYPE_CHECKING:
    from chabudai.core import JsonObject

SeenHand: TypeAlias = tuple[int | None, ...]
"""A hand, with None for a stone whose weight the observer may not know."""


@dataclass(frozen=True, slots=True)
class CairnView(View[CairnMove]):
    """A position as one observer sees it: there is no place in it for the bag's order."""

    observer: Observer
    to_move: Seat | None
    hands: tuple[SeenHand, ...]
    cairn: tuple[Seen, ...]
    bag_left: int
    table: Table

    def legal_moves(self) -> tuple[CairnMove, ...]:
        """Return this seat's legal moves by action number; none unless it is to move."""
        if self.to_move is None or self.to_move != self.observer:
            return ()
        hand = tuple(weight for weight in self.hands[self.to_move] if weight is not None)
        return legal_moves(hand, can_call=begun(self.cairn))

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return view_json(self)


def legal_moves(hand: Hand, *, can_call: bool) -> tuple[CairnMove, ...]:
    """Return what a seat with this hand may do, by action number (C4, C6)."""
    adding = tuple(Add(weight) for weight in sorted(set(hand)))
    return (*adding, Call()) if can_call else adding
