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
        return cls(unseen, tuple(map(_chances, hands_with(view.knowledge[view.seat], unseen))))

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
        card = _pick(hands_with(slots, unseen)[0], chance)
        cards.append(card)
        slots, unseen = slots[1:], {**unseen, card: unseen[card] - 1}
    return tuple(cards)


def _pick(ways: Mapping[Card, int], chance: Chance) -> Card:
    """Draw a card with a chance in proportion to its number of ways."""
    point = chance.below(sum(ways.values()))
    return next(card for card, reached in zip(ways, accumulate(ways.values()), strict=True) if point < reached)


def hands_with(own: tuple[Knowledge, ...], unseen: Mapping[Card, int]) -> tuple[dict[Card, int], ...]:
    """Count for each slot the hands that have each face there.

    Cards that fit the same slots are alike: they are counted as one class, named by the bit set of these slots. Of the
    hands with a class in a slot, each physical card of the class has the same part.
    """
    kinds = [(card, count, fitting) for card, count in unseen.items() if count and (fitting := _fitting(own, card))]
    classes: dict[int, int] = {}
    for _, count, fitting in kinds:
        classes[fitting] = classes.get(fitting, 0) + count
    return tuple(
        {card: found[fitting] * count // classes[fitting] for card, count, fitting in kinds if fitting >> slot & 1}
        for slot, found in enumerate(_hands_with_classes(len(own), classes))
    )


def _chances(hands: Mapping[Card, int]) -> dict[Card, Fraction]:
    """Return the chance of each face in a slot: the hands with it among all hands."""
    total = sum(hands.values())
    return {card: Fraction(number, total) for card, number in hands.items() if number}


def _fitting(slots: tuple[Knowledge, ...], card: Card) -> int:
    fitting = 0
    for place, slot in enumerate(slots):
        if slot.allows(card):
            fitting |= 1 << place
    return fitting


def _hands_with_classes(slots: int, classes: Mapping[int, int]) -> list[dict[int, int]]:
    """Count for each slot the hands that have a card of each class there.

    The classes are placed one after the other: one table holds the ways to fill some slots with those before, another
    the ways to fill the others with those that follow.
    """
    following = [{0: 1}]
    for fitting, count in reversed(tuple(classes.items())):
        following.append(_placed(following[-1], fitting, count))
    hands = [dict.fromkeys(classes, 0) for _ in range(slots)]
    before = {0: 1}
    for fitting, count in classes.items():
        following.pop()
        for chosen, number in _by_slots(before, following[-1], (1 << slots) - 1, fitting, count).items():
            for slot in _places(chosen):
                hands[slot][fitting] += number
        before = _placed(before, fitting, count)
    return hands


def _placed(ways: Mapping[int, int], fitting: int, count: int) -> dict[int, int]:
    """Return the ways to fill sets of slots after some of a class of so many cards were placed, or none of them."""
    grown: dict[int, int] = {}
    for filled, number in ways.items():
        for chosen in _subsets(fitting & ~filled):
            now = filled | chosen
            grown[now] = grown.get(now, 0) + number * perm(count, chosen.bit_count())
    return grown


def _by_slots(
    before: Mapping[int, int], following: Mapping[int, int], full: int, fitting: int, count: int
) -> dict[int, int]:
    """Count the whole hands by the slots that a class of so many cards has in them."""
    found: dict[int, int] = {}
    for filled, number in before.items():
        for chosen in _subsets(fitting & ~filled):
            if rest := following.get(full & ~(filled | chosen)):
                found[chosen] = found.get(chosen, 0) + number * rest * perm(count, chosen.bit_count())
    return found


@cache
def _subsets(bits: int) -> tuple[int, ...]:
    subsets = [0]
    subset = bits
    while subset:
        subsets.append(subset)
        subset = (subset - 1) & bits
    return tuple(subsets)


@cache
def _places(bits: int) -> tuple[int, ...]:
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)
