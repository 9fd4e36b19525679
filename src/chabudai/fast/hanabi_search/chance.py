"""Chance in the kernels: a small generator that gives the same numbers on every machine."""

from __future__ import annotations

import numpy as np

from chabudai.fast.hanabi_search.kernel import Cards, Words, kernel
from chabudai.fast.hanabi_search.layout import DRAWN, PILE, SLOTS


@kernel
def below(words: Words, bound: int) -> int:
    """Return the next number of the generator, below *bound* (splitmix64)."""
    words[0] += np.uint64(0x9E3779B97F4A7C15)
    word = words[0]
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    word ^= word >> np.uint64(31)
    return int(((word >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@kernel
def start(words: Words, seed: int, turn: int) -> None:
    """Start the generator that belongs to one turn of the game with this seed; -1 is the deal."""
    words[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(turn + 1) * np.uint64(0xA0761D6478BD642F)
    below(words, 2)


@kernel
def shuffle_deck(words: Words, suits: int, deck: Cards) -> int:
    """Write a shuffled deck and return its length."""
    count = 0
    for card in range(5 * suits):
        copies = 3 if card % 5 == 0 else 1 if card % 5 == 4 else 2
        for _ in range(1 if card >= 25 else copies):
            deck[count] = card
            count += 1
    mix(words, deck, 0, count)
    return count


@kernel
def mix(words: Words, cards: Cards, start: int, end: int) -> None:
    """Put the cards from *start* to before *end* in an order of which all are equally likely."""
    for last in range(end - 1, start, -1):
        other = start + below(words, last - start + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@kernel
def deal(world: Cards, deck: Cards, cards: int, players: int, size: int) -> None:
    """Deal the hands, seat 0's whole hand first, and keep the deck."""
    for i in range(cards):
        world[PILE + i] = deck[i]
    for seat in range(players):
        for slot in range(size):
            world[SLOTS * seat + slot] = deck[seat * size + slot]
    world[DRAWN] = players * size
