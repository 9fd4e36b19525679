"""What an observer may know of a game of Bossa."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from chabudai.core import ALL, Observer, Seat, View
from chabudai.games.bossa.board import Board, Phase, other
from chabudai.games.bossa.components import Hand, Modifiers, SeenHand
from chabudai.games.bossa.legal import Mover, legal_moves
from chabudai.games.bossa.moves import BossaMove
from chabudai.games.bossa.notation import position_json

if TYPE_CHECKING:
    from chabudai.core import JsonObject


@dataclass(frozen=True, slots=True)
class BossaView(View[BossaMove]):
    """A position as one observer sees it: there is no place in it for the pile's order.

    Until the hands are turned up their tiles are None, except a seat's own once it may look;
    the opponent's modifier is None until both have chosen.
    """

    observer: Observer
    to_move: Seat | None
    board: Board
    hands: tuple[SeenHand, SeenHand]
    modifiers: Modifiers
    ties: tuple[int, ...] = field(default=(), compare=False)
    """The equal numbers that were rolled before the dice differed."""

    def legal_moves(self) -> tuple[BossaMove, ...]:
        """Return this seat's legal moves by action number; none unless it is to move."""
        if self.to_move is None or self.to_move != self.observer:
            return ()
        mine, theirs = self.hands[self.seat], self.hands[other(self.seat)]
        return legal_moves(Mover(self.seat, self.board, _shown(mine), _shown(theirs), self.modifiers[self.seat]))

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return position_json(self.to_move, self.board, self.hands, self.modifiers)


def may_look(observer: Observer, whose: Seat, board: Board) -> bool:
    """Tell whether *observer* may see the hand of *whose* (B2.6)."""
    if board.phase in _HANDS_UP or observer is ALL:
        return True
    turn_came = board.phase is Phase.CHOOSE_LINE or observer == board.higher_roller
    return observer == whose and turn_came


def seen_modifiers(observer: Observer, modifiers: Modifiers, board: Board) -> Modifiers:
    """Return the chosen modifiers, with None for a choice that is still hidden from *observer* (B2.7)."""
    if board.phase is not Phase.MODIFIERS or observer is ALL:
        return modifiers
    return (
        modifiers[0] if observer == 0 else None,
        modifiers[1] if observer == 1 else None,
    )


_HANDS_UP: Final = (Phase.MODIFIERS, Phase.PLAY, Phase.OVER)


def _shown(hand: SeenHand) -> Hand:
    return tuple(tile for tile in hand if tile is not None)
