"""The worlds that search imagines are drawn exactly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np

from chabudai.fast.information.chance import start
from chabudai.fast.information.layout import SEAT, SIZES, WIDTH, WORLD
from chabudai.fast.information.own import OWN, PLANES
from chabudai.fast.information.worlds import POOL, fill_pool, imagine


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
