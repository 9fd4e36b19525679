"""A hand of cards with what its owner was told about them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from chabudai.games.hanabi.components import Card, Knowledge
from chabudai.games.hanabi.moves import ClueColour

if TYPE_CHECKING:
    from chabudai.games.hanabi.moves import Clue


class Hand(NamedTuple):
    """Cards, oldest first, beside what clues alone left possible for each."""

    cards: tuple[Card, ...]
    knowledge: tuple[Knowledge, ...]
    colours: int
    """Bit set of the colours that are in the hand."""
    values: int
    """Bit set of the values that are in the hand, value 1 in bit 0."""

    @classmethod
    def of(cls, cards: tuple[Card, ...], knowledge: tuple[Knowledge, ...]) -> Hand:
        """Return the hand with these cards."""
        return cls(cards, knowledge, *present(cards))

    def exchanged(self, slot: int, drawn: Card | None, fresh: Knowledge) -> Hand:
        """Return the hand without the card in *slot*, a drawn card added at the end."""
        cards = self.cards[:slot] + self.cards[slot + 1 :]
        knowledge = self.knowledge[:slot] + self.knowledge[slot + 1 :]
        if drawn is not None:
            cards += (drawn,)
            knowledge += (fresh,)
        return Hand.of(cards, knowledge)

    def told(self, clue: Clue) -> Hand:
        """Return the hand after *clue*: touched cards are that, the others are not."""
        if isinstance(clue, ClueColour):
            said = 1 << clue.colour
            knowledge = tuple(
                Knowledge(k.colours & (said if card.colour is clue.colour else ~said), k.values)
                for card, k in zip(self.cards, self.knowledge, strict=True)
            )
        else:
            said = 1 << (clue.value - 1)
            knowledge = tuple(
                Knowledge(k.colours, k.values & (said if card.value == clue.value else ~said))
                for card, k in zip(self.cards, self.knowledge, strict=True)
            )
        return Hand(self.cards, knowledge, self.colours, self.values)


def present(cards: Iterable[Card]) -> tuple[int, int]:
    """Return the bit sets of the colours and of the values among *cards*."""
    colours = values = 0
    for colour, value in cards:
        colours |= 1 << colour
        values |= 1 << (value - 1)
    return colours, values
