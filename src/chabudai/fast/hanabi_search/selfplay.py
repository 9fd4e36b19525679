"""Whole games in one compiled call."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.fast.compiling import allocating
from chabudai.fast.hanabi_search.chance import deal, shuffle_deck, start
from chabudai.fast.hanabi_search.kernel import Cards, Ints
from chabudai.fast.hanabi_search.layout import ERRORS, HAND, MAX_ERRORS, OVER, PLAYERS, SCORE, SCRATCH, WIDTH, WORLD
from chabudai.fast.hanabi_search.search import decide
from chabudai.fast.hanabi_search.table import set_out
from chabudai.fast.hanabi_search.turn import act, play_out

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST = 256
"""No game has more moves than this."""


class Games(NamedTuple):
    """What came of many games, in the order of their seeds."""

    scores: NDArray[np.int64]
    """The sums of the fireworks, 0 for a bombed game."""
    bombs: NDArray[np.int64]
    """1 for a game that the third error ended."""


@allocating
def play_deck(deck: Cards, cards: int, table: Ints, budget: int, seed: int, actions: Ints) -> int:
    """Play one game from a table set out for it; write its actions and return how many.

    Without room for actions and without search the game is played faster.
    """
    world = np.zeros(WORLD, np.int8)
    scratch = np.zeros(SCRATCH, np.int64)
    words = np.zeros(1, np.uint64)
    deal(world, deck, cards, table[PLAYERS], table[HAND])
    turn = 0
    if budget == 0 and len(actions) == 0:
        play_out(table, world, scratch)
    while not table[OVER]:
        start(words, seed, turn)
        actions[turn] = decide(table, world, budget, words, scratch)
        act(table, world, actions[turn], scratch)
        turn += 1
    return turn


@allocating
def _play_seeds(players: int, suits: int, rules: int, budget: int, seeds: Ints, scores: Ints, bombs: Ints) -> None:
    table = np.empty(WIDTH, np.int64)
    deck = np.zeros(60, np.int8)
    words = np.zeros(1, np.uint64)
    actions = np.empty(LONGEST if budget else 0, np.int64)
    for i in range(len(seeds)):
        start(words, seeds[i], -1)
        cards = shuffle_deck(words, suits, deck)
        set_out(table, players, suits, rules, 0)
        play_deck(deck, cards, table, budget, seeds[i], actions)
        bombs[i] = 1 if table[ERRORS] == MAX_ERRORS else 0
        scores[i] = 0 if bombs[i] else table[SCORE]


def play_games(players: int, seeds: Sequence[int], budget: int = 0, *, suits: int = 5, rules: int = 0) -> Games:
    """Play the game of each seed among *players* who all follow the strategy.

    *budget* is the number of worlds that a move may be tried in; 0 plays without search.
    The same seed gives the same game on every machine, whatever other games are played.
    """
    numbers = np.asarray(seeds, np.int64)
    scores, bombs = np.zeros(len(numbers), np.int64), np.zeros(len(numbers), np.int64)
    _play_seeds(players, suits, rules, budget, numbers, scores, bombs)
    return Games(scores, bombs)
