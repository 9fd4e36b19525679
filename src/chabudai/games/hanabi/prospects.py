"""What can still become of the fireworks, from what lies open on the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.games.hanabi.components import VALUES, Card, Colour
from chabudai.games.hanabi.rules import TOP_VALUE

if TYPE_CHECKING:
    from chabudai.games.hanabi.open_board import OpenBoard
    from chabudai.games.hanabi.rules import HanabiSetup


@dataclass(frozen=True, slots=True)
class Prospects:
    """Which cards matter, and how far each firework can still rise."""

    setup: HanabiSetup
    fireworks: tuple[int, ...]
    copies_left: dict[Card, int]
    """How many copies of each card are not in the discard pile."""
    reach: tuple[int, ...]
    """The highest value that each colour can still get."""
    turns_left: int | None
    """How many turns there can be at the most; None where the deck sets no limit."""

    @classmethod
    def of(cls, table: OpenBoard) -> Prospects:
        """Work out the prospects of a state or a view."""
        gone = Counter(table.discards)
        left = {card: card.copies - gone[card] for card in dict.fromkeys(table.setup.deck)}
        reach = tuple(_reach(left, colour, table.fireworks[colour]) for colour in table.setup.colours)
        return cls(table.setup, table.fireworks, left, reach, turns_left(table))

    def playable(self, card: Card) -> bool:
        """Tell whether *card* would fit now."""
        return self.fireworks[card.colour] == card.value - 1

    def useless(self, card: Card) -> bool:
        """Tell whether *card* can never be added any more."""
        return not self.fireworks[card.colour] < card.value <= self.reach[card.colour]

    def indispensable(self, card: Card) -> bool:
        """Tell whether *card* is still of use and the last of its kind."""
        return not self.useless(card) and self.copies_left[card] == 1

    def unfinishable(self) -> tuple[Colour, ...]:
        """Return the colours whose firework can no longer be completed."""
        return tuple(colour for colour in self.setup.colours if self.reach[colour] < TOP_VALUE)

    @property
    def highest_score(self) -> int:
        """The most that the fireworks can still add up to."""
        return highest_score(self.reach, self.fireworks, self.turns_left)


def highest_score(reach: tuple[int, ...], fireworks: tuple[int, ...], left: int | None) -> int:
    """Return the most that fireworks of such a reach can still add up to, with so many turns left at the most."""
    return sum(reach) if left is None else min(sum(reach), sum(fireworks) + left)


def _reach(left: dict[Card, int], colour: Colour, built: int) -> int:
    height = built
    for value in VALUES[built:]:
        if not left[Card(colour, value)]:
            break
        height = value
    return height


def turns_left(table: OpenBoard) -> int | None:
    """Return how many turns there can be at the most; None where the deck sets no limit."""
    if table.ended is not None:
        return 0
    if table.setup.rules.all_or_nothing:
        return None
    if table.final_turns_left is not None:
        return table.final_turns_left
    return table.deck_left + table.setup.players
