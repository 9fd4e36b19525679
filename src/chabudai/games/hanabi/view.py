"""What one seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.core import JsonObject, Seat, View
from chabudai.games.hanabi import actions, notation
from chabudai.games.hanabi.hand import present
from chabudai.games.hanabi.scoring import Standing

if TYPE_CHECKING:
    from chabudai.games.hanabi.components import Card, Knowledge
    from chabudai.games.hanabi.moves import HanabiMove
    from chabudai.games.hanabi.rules import HanabiSetup
    from chabudai.games.hanabi.scoring import Ended


@dataclass(frozen=True, slots=True)
class HanabiView(Standing, View["HanabiMove"]):
    """A position without the own cards' faces and without the deck."""

    setup: HanabiSetup
    seat: Seat
    deck_left: int
    hands: tuple[tuple[Card | None, ...], ...]
    """The hands, oldest card first; the own cards are None."""
    knowledge: tuple[tuple[Knowledge, ...], ...]
    fireworks: tuple[int, ...]
    discards: tuple[Card, ...]
    clue_tokens: int
    errors: int
    turn: int
    to_move: Seat | None
    final_turns_left: int | None
    ended: Ended | None

    def seen_cards(self) -> tuple[Card, ...]:
        """Return every card whose face this seat sees in the other hands."""
        return tuple(card for hand in self.hands for card in hand if card is not None)

    def legal_moves(self) -> tuple[HanabiMove, ...]:
        """Return this seat's legal moves by action number; none unless it is to move."""
        if self.to_move != self.seat:
            return ()
        held = len(self.hands[self.seat])
        seen = [present(card for card in hand if card is not None) for hand in self.hands]
        return actions.legal_moves(self.setup, self.seat, held, self.clue_tokens, seen)

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return notation.view_json(self)
