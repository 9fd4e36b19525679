"""What one seat may know of a game of Bossa."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from chabudai.core import Seat, View
from chabudai.games.bossa.components import Hand, Modifier, Tile
from chabudai.games.bossa.legal import Mover, legal_moves
from chabudai.games.bossa.moves import BossaMove
from chabudai.games.bossa.notation import view_json
from chabudai.games.bossa.table import Phase, Table, other

if TYPE_CHECKING:
    from chabudai.core import JsonObject

SeenHand: TypeAlias = tuple[Tile | None, ...]
"""A hand, with None for a tile that lies face down for this seat."""


@dataclass(frozen=True, slots=True)
class BossaView(View[BossaMove]):
    """A position as one seat sees it: there is no room in it for the pile's order.

    Until the hands are turned up a hand is None for None, except the own one once that
    seat may look; the opponent's modifier is None until both have chosen.
    """

    seat: Seat
    to_move: Seat | None
    table: Table
    hands: tuple[SeenHand, SeenHand]
    modifiers: tuple[Modifier | None, Modifier | None]

    def legal_moves(self) -> tuple[BossaMove, ...]:
        """Return this seat's legal moves by action number; none unless it is to move."""
        if self.to_move != self.seat:
            return ()
        mine, theirs = self.hands[self.seat], self.hands[other(self.seat)]
        return legal_moves(Mover(self.seat, self.table, _shown(mine), _shown(theirs), self.modifiers[self.seat]))

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return view_json(self)


def may_look(seat: Seat, whose: Seat, table: Table) -> bool:
    """Tell whether *seat* may see the hand of *whose* (B2.6)."""
    if table.phase in _HANDS_UP:
        return True
    own_turn_came = table.phase is Phase.CHOOSE_LINE or seat == table.higher_roller
    return seat == whose and own_turn_came


_HANDS_UP: Final = (Phase.MODIFIERS, Phase.PLAY, Phase.OVER)


def _shown(hand: SeenHand) -> Hand:
    return tuple(tile for tile in hand if tile is not None)
