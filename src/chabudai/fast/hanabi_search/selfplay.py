"""Whole games in one compiled call."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.fast.bits import popcount
from chabudai.fast.chance import Counter, shuffle, start
from chabudai.fast.compiling import allocating, compiled
from chabudai.fast.hanabi.record import DECK, MAX_HAND, MOST_CARDS, Table, table_of
from chabudai.fast.hanabi_search.layout import (
    BUILT,
    DRAWN,
    ERRORS,
    HAND_SIZE,
    OVER,
    PILE,
    PLAYERS,
    SCRATCH,
    WIDTH,
    WORLD,
)
from chabudai.fast.hanabi_search.rows import Cards, Ints
from chabudai.fast.hanabi_search.search import decide
from chabudai.fast.hanabi_search.table import set_out
from chabudai.fast.hanabi_search.turn import act, play_out
from chabudai.games.hanabi import HanabiSetup
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

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


@compiled
def shuffle_deck(counter: Counter, cards: int, deck: Cards) -> None:
    """Write the first *cards* of all in an order that comes from *counter*.

    The twin shuffles another way; with its order every game that was measured would be another one.
    """
    for i in range(cards):
        deck[i] = DECK[i]
    shuffle(counter, deck, 0, cards)


@compiled
def deal(world: Cards, deck: Cards, cards: int, players: int, size: int) -> None:
    """Deal the hands, seat 0's whole hand first, and keep the deck."""
    for i in range(cards):
        world[PILE + i] = deck[i]
    for seat in range(players):
        for slot in range(size):
            world[MAX_HAND * seat + slot] = deck[seat * size + slot]
    world[DRAWN] = players * size


@allocating
def play_deck(deck: Cards, cards: int, table: Ints, budget: int, seed: int, actions: Ints) -> int:
    """Play one game from a table set out for it; write its actions and return how many.

    Without room for actions and without search the game is played faster.
    """
    world = np.zeros(WORLD, np.int8)
    scratch = np.zeros(SCRATCH, np.int64)
    counter = np.zeros(1, np.uint64)
    deal(world, deck, cards, table[PLAYERS], table[HAND_SIZE])
    turn = 0
    if budget == 0 and len(actions) == 0:
        play_out(table, world, scratch)
    while not table[OVER]:
        start(counter, seed, turn)
        actions[turn] = decide(table, world, budget, counter, scratch)
        act(table, world, actions[turn], scratch)
        turn += 1
    return turn


@allocating
def _play_seeds(rules: Table, budget: int, seeds: Ints, scores: Ints, bombs: Ints) -> None:
    table = np.empty(WIDTH, np.int64)
    deck = np.zeros(MOST_CARDS, np.int8)
    counter = np.zeros(1, np.uint64)
    actions = np.empty(LONGEST if budget else 0, np.int64)
    for i in range(len(seeds)):
        start(counter, seeds[i], -1)
        shuffle_deck(counter, rules.deck_size, deck)
        set_out(table, rules)
        play_deck(deck, rules.deck_size, table, budget, seeds[i], actions)
        bombs[i] = 1 if table[ERRORS] == MAX_ERRORS else 0
        scores[i] = 0 if bombs[i] else popcount(table[BUILT])


def play_games(setup: HanabiSetup, seeds: Sequence[int], budget: int = 0) -> Games:
    """Play the game of each seed among players who all follow the strategy.

    *budget* is the number of worlds that a move may be tried in; 0 plays without search.
    The same seed gives the same game on every machine, whatever other games are played.
    """
    numbers = np.asarray(seeds, np.int64)
    scores, bombs = np.zeros(len(numbers), np.int64), np.zeros(len(numbers), np.int64)
    _play_seeds(table_of(setup), budget, numbers, scores, bombs)
    return Games(scores, bombs)
