"""Whole games in one compiled call."""

from __future__ import annotations

import numpy as np

from chabudai.fast.information.chance import deal, shuffle_deck
from chabudai.fast.information.kernel import Ints, kernel
from chabudai.fast.information.layout import ERRORS, HAND, MAX_ERRORS, OVER, SCORE, WIDTH, WORLD
from chabudai.fast.information.policy import SCRATCH
from chabudai.fast.information.search import search
from chabudai.fast.information.table import set_out
from chabudai.fast.information.turn import act, play_out


@kernel
def play_seeds(players: int, suits: int, rules: int, budget: int, seeds: Ints, scores: Ints, bombs: Ints) -> None:
    """Play the game of each seed; *budget* is the worlds for each move."""
    table = np.empty(WIDTH, np.int64)
    world = np.zeros(WORLD, np.int8)
    deck = np.zeros(60, np.int8)
    scratch = np.zeros(SCRATCH, np.int64)
    words = np.zeros(1, np.uint64)
    for i in range(len(seeds)):
        words[0] = np.uint64(seeds[i])
        cards = shuffle_deck(words, suits, deck)
        set_out(table, players, suits, rules, 0)
        deal(world, deck, cards, players, table[HAND])
        if budget == 0:
            play_out(table, world, scratch)
        while not table[OVER]:
            act(table, world, search(table, world, budget, words, scratch), scratch)
        bombs[i] = 1 if table[ERRORS] == MAX_ERRORS else 0
        scores[i] = 0 if bombs[i] else table[SCORE]
