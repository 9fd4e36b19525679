"""The cards, and what a clue can say about them."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple, NewType

Slot = NewType("Slot", int)
"""A place in a hand; 0 is the oldest card."""


class Colour(IntEnum):
    """The colours, in the order in which research on Hanabi numbers them."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    WHITE = 3
    BLUE = 4
    MULTICOLOUR = 5

    @property
    def word(self) -> str:
        """The colour's name in texts."""
        return self.name.lower()

    @property
    def letter(self) -> str:
        """The colour's letter on a card."""
        return self.name[0]


VALUES: Final = (1, 2, 3, 4, 5)
COPIES: Final = (0, 3, 2, 2, 2, 1)
"""How many copies of each value an ordinary colour has, by value."""
RULEBOOK_ORDER: Final = (
    Colour.WHITE,
    Colour.RED,
    Colour.BLUE,
    Colour.YELLOW,
    Colour.GREEN,
    Colour.MULTICOLOUR,
)
"""The order in which the rulebooks name the colours, kept in text and JSON."""


class Card(NamedTuple):
    """A card's face."""

    colour: Colour
    value: int

    @property
    def number(self) -> int:
        """The card's number among all 30 faces."""
        return self.colour * len(VALUES) + self.value - 1

    @property
    def copies(self) -> int:
        """How many copies the deck holds."""
        return 1 if self.colour is Colour.MULTICOLOUR else COPIES[self.value]

    def __str__(self) -> str:
        return f"{self.colour.letter}{self.value}"


CARDS: Final = tuple(Card(colour, value) for colour in Colour for value in VALUES)
"""Every face once, by `Card.number`."""
CARD_BY_TEXT: Final = {str(card): card for card in CARDS}


class Knowledge(NamedTuple):
    """What clues alone have left possible for one card: a set of colours and one of values.

    Bit *c* of `colours` stands for `Colour(c)`, bit *v* - 1 of `values` for value *v*.
    """

    colours: int
    values: int

    def allows(self, card: Card) -> bool:
        """Tell whether the clues leave *card* possible."""
        return bool(self.colours >> card.colour & self.values >> (card.value - 1) & 1)

    def possible_colours(self) -> tuple[Colour, ...]:
        """Return the colours still possible, in the rulebooks' order."""
        return tuple(colour for colour in RULEBOOK_ORDER if self.colours >> colour & 1)

    def possible_values(self) -> tuple[int, ...]:
        """Return the values still possible, ascending."""
        return tuple(value for value in VALUES if self.values >> (value - 1) & 1)


ALL_VALUES: Final = (1 << len(VALUES)) - 1
