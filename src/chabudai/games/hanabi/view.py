"""What an observer may know."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from chabudai.core import JsonObject, Observer, Seat, View
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
    """A position without the faces that are hidden from its observer, and without the deck."""

    setup: HanabiSetup
    observer: Observer
    deck_left: int
    hands: tuple[tuple[Card | None, ...], ...]
    """The hands, oldest card first; None for a card that the observer does not see."""
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
        """Return every card in the hands whose face the observer sees."""
        return tuple(card for hand in self.hands for card in hand if card is not None)

    def legal_moves(self) -> tuple[HanabiMove, ...]:
        """Return this seat's legal moves by action number; none unless it is to move."""
        return tuple(chain.from_iterable(self.legal_groups()))

    def legal_groups(self) -> list[tuple[HanabiMove, ...]]:
        """Return this seat's legal moves in groups: a kind of move each, a clue's target by itself."""
        seat = self.to_move
        if seat is None or seat != self.observer:
            return []
        seen = [present([card for card in hand if card is not None]) for hand in self.hands]
        return actions.legal_groups(self.setup, seat, len(self.hands[seat]), self.clue_tokens, seen)

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return notation.position_json(self, self.hands, self.knowledge)
