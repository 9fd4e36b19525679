"""The worlds that search imagines are drawn exactly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np

from chabudai.fast.chance import start
from chabudai.fast.hanabi_search.layout import DECK_LEFT, PILE, SEAT, SIZES, WIDTH, WORLD
from chabudai.fast.hanabi_search.own import KNOWN, OWN, PLANES
from chabudai.fast.hanabi_search.worlds import POOL, arrange, fill_pool, imagine, list_worlds


def test_every_assignment_of_physical_cards_is_equally_likely() -> None:
    """Two slots over a small pool: the drawn hands come as often as counting says."""
    table, own = np.zeros(WIDTH, np.int64), np.zeros(OWN, np.int64)
    table[SEAT], table[SIZES] = 0, 2
    own[0], own[1] = 0b0111, 0b0011
    own[PLANES : PLANES + 3] = 0b1111, 0b0011, 0b0001
    pool, world, words = np.zeros(POOL, np.int8), np.zeros(WORLD, np.int8), np.zeros(1, np.uint64)
    count = int(fill_pool(own, pool))
    copies = [int(card) for card in pool[:count]]
    assert Counter(copies) == {0: 3, 1: 2, 2: 1, 3: 1}
    hands = Counter(
        (copies[a], copies[b])
        for a, b in permutations(range(count), 2)
        if own[0] >> copies[a] & 1 and own[1] >> copies[b] & 1
    )
    start(words, 5, 0)
    drawn: Counter[tuple[int, int]] = Counter()
    times = 40_000
    for _ in range(times):
        imagine(table, own, pool, count, words, world)
        drawn[int(world[0]), int(world[1])] += 1
    assert drawn.keys() == hands.keys()
    for hand, ways in hands.items():
        expected = times * ways / hands.total()
        assert abs(drawn[hand] - expected) < 5 * expected**0.5


def test_the_list_of_worlds_holds_each_as_often_as_every_other() -> None:
    """All ways to place the physical cards fall evenly on the listed worlds, and none is missing."""
    table, own = np.zeros(WIDTH, np.int64), np.zeros(OWN, np.int64)
    table[SEAT], table[SIZES], table[DECK_LEFT] = 0, 3, 5
    own[0], own[1], own[2], own[KNOWN] = 0b0111, 0b10000, 0b0011, 0b010
    own[PLANES : PLANES + 3] = 0b1111, 0b0011, 0b0001
    pool, worlds = np.zeros(POOL, np.int8), np.zeros((2000, POOL), np.int8)
    count = int(fill_pool(own, pool))
    ways = Counter(
        cards
        for cards in permutations(int(card) for card in pool[:count])
        if own[0] >> cards[0] & 1 and own[2] >> cards[1] & 1
    )

    listed = int(list_worlds(table, own, worlds))

    assert {tuple(map(int, row[:count])) for row in worlds[:listed]} == ways.keys()
    assert listed == len(ways)
    assert len(set(ways.values())) == 1
    assert list_worlds(table, own, worlds[: listed - 1]) == 0
    world = np.zeros(WORLD, np.int8)
    arrange(table, own, worlds[0], world)
    assert world[:3].tolist() == [worlds[0, 0], 4, worlds[0, 1]]
    assert world[PILE : PILE + 5].tolist() == worlds[0, 2:7].tolist()
