"""What a seat can work out about its own cards from clues and from all that it sees.

A seat's own hand is one of many: any choice of unseen cards that fits what the clues say of
each slot, every physical card equally likely. The probabilities are exact: hands are
counted, not sampled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import perm
from typing import TYPE_CHECKING, Protocol

from chabudai.games.hanabi.components import VALUES, Card

if TYPE_CHECKING:
    from chabudai.core import Chance, Seat
    from chabudai.games.hanabi.components import Knowledge
    from chabudai.games.hanabi.rules import HanabiSetup


class SeatView(Protocol):
    """What a seat sees that tells of its own cards; views have it."""

    @property
    def setup(self) -> HanabiSetup:
        """The rules, with all cards of the deck."""
        ...

    @property
    def seat(self) -> Seat:
        """Whose cards are to be worked out."""
        ...

    @property
    def knowledge(self) -> tuple[tuple[Knowledge, ...], ...]:
        """What clues leave possible, by seat and slot."""
        ...

    @property
    def fireworks(self) -> tuple[int, ...]:
        """The top value of each colour's firework."""
        ...

    @property
    def discards(self) -> tuple[Card, ...]:
        """The discard pile."""
        ...

    def seen_cards(self) -> tuple[Card, ...]:
        """Return every card in the other hands."""
        ...


@dataclass(frozen=True, slots=True)
class Deduction:
    """The unseen cards, and what each own card may be with which probability."""

    unseen: Mapping[Card, int]
    """How many copies of each card this seat has not seen: own hand and deck together."""
    own: tuple[Mapping[Card, Fraction], ...]
    """For each own card, oldest first, the possible faces; the chances add up to 1."""

    @classmethod
    def of(cls, view: SeatView) -> Deduction:
        """Work out what the seat of *view* can know."""
        unseen = unseen_cards(view)
        own = view.knowledge[view.seat]
        return cls(unseen, tuple(_chances(own, slot, unseen) for slot in range(len(own))))

    def possible(self, slot: int) -> frozenset[Card]:
        """Return the faces that the card in *slot* can have."""
        return frozenset(self.own[slot])


def unseen_cards(view: SeatView) -> dict[Card, int]:
    """Count the cards that are neither played, nor discarded, nor in a visible hand."""
    left = Counter(view.setup.deck)
    left.subtract(view.discards)
    left.subtract(view.seen_cards())
    for colour, height in zip(view.setup.colours, view.fireworks, strict=True):
        left.subtract(Card(colour, value) for value in VALUES[:height])
    return {card: count for card, count in left.items() if count}


def sample_hand(view: SeatView, chance: Chance) -> tuple[Card, ...]:
    """Draw a hand that the seat of *view* may hold, every physical choice equally likely."""
    slots, unseen = view.knowledge[view.seat], unseen_cards(view)
    cards: list[Card] = []
    while slots:
        card = _pick(_ways(slots, 0, unseen), chance)
        cards.append(card)
        slots, unseen = slots[1:], {**unseen, card: unseen[card] - 1}
    return tuple(cards)


def _pick(ways: Mapping[Card, int], chance: Chance) -> Card:
    """Draw a card with a chance in proportion to its number of ways."""
    point = chance.below(sum(ways.values()))
    return next(card for card, reached in zip(ways, accumulate(ways.values()), strict=True) if point < reached)


def _chances(own: tuple[Knowledge, ...], slot: int, unseen: Mapping[Card, int]) -> dict[Card, Fraction]:
    """Return the chance of each face in *slot*: the hands with it among all hands."""
    ways = _ways(own, slot, unseen)
    total = sum(ways.values())
    return {card: Fraction(number, total) for card, number in ways.items() if number}


def _ways(own: tuple[Knowledge, ...], slot: int, unseen: Mapping[Card, int]) -> dict[Card, int]:
    """Count the hands that have each face in *slot*.

    For the other slots, cards that fit the same of them are alike: they are counted as one
    class, named by the bit set of the slots that they fit.
    """
    others = own[:slot] + own[slot + 1 :]
    kinds = {card: _fitting(others, card) for card in unseen}
    classes: Counter[int] = Counter()
    for card, kind in kinds.items():
        classes[kind] += unseen[card]
    rests: dict[int, int] = {}
    ways: dict[Card, int] = {}
    for card, kind in kinds.items():
        if unseen[card] and own[slot].allows(card):
            if kind not in rests:
                rests[kind] = _fillings(len(others), classes - Counter((kind,)))
            ways[card] = unseen[card] * rests[kind]
    return ways


def _fitting(slots: tuple[Knowledge, ...], card: Card) -> int:
    fitting = 0
    for place, slot in enumerate(slots):
        if slot.allows(card):
            fitting |= 1 << place
    return fitting


def _fillings(slots: int, classes: Mapping[int, int]) -> int:
    """Count the ways to fill so many slots with different physical cards.

    The classes are placed one after the other; the table holds the ways by filled slots.
    """
    ways = {0: 1}
    for fitting, count in classes.items():
        grown: dict[int, int] = {}
        for filled, number in ways.items():
            for chosen in _subsets(fitting & ~filled):
                now = filled | chosen
                grown[now] = grown.get(now, 0) + number * perm(count, chosen.bit_count())
        ways = grown
    return ways.get((1 << slots) - 1, 0)


@cache
def _subsets(bits: int) -> tuple[int, ...]:
    subsets = [0]
    subset = bits
    while subset:
        subsets.append(subset)
        subset = (subset - 1) & bits
    return tuple(subsets)
