"""Whole games in one compiled call."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from chabudai.fast.chance import start
from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.record import MAX_HAND, RuleNumbers, rule_numbers
from chabudai.fast.hanabi_conventions import weights as by
from chabudai.fast.hanabi_conventions.layout import (
    BUILT,
    DRAWN,
    ERRORS,
    HANDS,
    ME,
    OVER,
    PILE,
    PLAYERS,
    ROW,
    SEAT,
    SWITCHES,
)
from chabudai.fast.hanabi_conventions.memory import begin_memory
from chabudai.fast.hanabi_conventions.notes import NOBODY
from chabudai.fast.hanabi_conventions.table import set_out
from chabudai.fast.hanabi_conventions.turn import act, decide
from chabudai.fast.hanabi_search.rows import Cards, Floats, Ints
from chabudai.fast.hanabi_search.selfplay import LONGEST, Games, shuffle_deck
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.games.hanabi import HanabiSetup


@compiled
def deal(row: Ints, deck: Cards, rules: RuleNumbers, values: Floats) -> None:
    """Write a game that begins: the hands, seat 0's whole hand first, the deck, and empty notes.

    *values* has a row for each seat.
    """
    set_out(row, rules)
    for seat in range(rules.players):
        row[SWITCHES + seat] = int(values[seat, by.SWITCHES])
    for i in range(rules.deck_size):
        row[PILE + i] = 1 << deck[i]
    for seat in range(rules.players):
        for slot in range(rules.hand_size):
            row[HANDS + MAX_HAND * seat + slot] = row[PILE + seat * rules.hand_size + slot]
    row[DRAWN] = rules.players * rules.hand_size
    row[ME] = NOBODY
    for seat in range(rules.players):
        begin_memory(row, seat)


@compiled
def play_dealt(row: Ints, values: Floats, actions: Ints) -> int:
    """Play a game from wherever it is, each seat by its row of *values*; write its actions and return how many."""
    everybody = (1 << row[PLAYERS]) - 1
    turn = 0
    while not row[OVER]:
        actions[turn] = decide(row, values[row[SEAT]])
        act(row, actions[turn], everybody)
        turn += 1
    return turn


def values_of(weights: Sequence[float]) -> NDArray[np.float64]:
    """Return the row of numbers that kernels take for *weights*, in the order of `weights.NAMES`."""
    values = np.zeros(by.VALUES)
    values[: len(weights)] = weights
    return values


def play_games(setup: HanabiSetup, weights: Sequence[Sequence[float]], seeds: Sequence[int]) -> Games:
    """Play the game of each seed; the first seat goes by the first of *weights*, and so on in turn."""
    rules, values = rule_numbers(setup), _by_seat(setup, weights)
    scores, bombs = np.zeros(len(seeds), np.int64), np.zeros(len(seeds), np.int64)
    row, actions = np.zeros(ROW, np.int64), np.zeros(LONGEST, np.int64)
    for i, seed in enumerate(seeds):
        deal(row, seeded_deck(setup, seed), rules, values)
        play_dealt(row, values, actions)
        bombs[i] = row[ERRORS] == MAX_ERRORS
        scores[i] = 0 if bombs[i] else int(row[BUILT]).bit_count()
    return Games(scores, bombs)


def seeded_deck(setup: HanabiSetup, seed: int) -> NDArray[np.int8]:
    """Return the deck that belongs to *seed*, the same as in games of the information strategy."""
    deck, counter = np.zeros(len(setup.deck), np.int8), np.zeros(1, np.uint64)
    start(counter, seed, -1)
    shuffle_deck(counter, len(deck), deck)
    return deck


def play_deck(setup: HanabiSetup, weights: Sequence[float], deck: Sequence[int]) -> list[int]:
    """Play the game of *deck*, card numbers in drawing order; return its actions."""
    row: NDArray[np.int64] = np.zeros(ROW, np.int64)
    actions: NDArray[np.int64] = np.zeros(LONGEST, np.int64)
    values = _by_seat(setup, [weights])
    deal(row, np.array(deck, np.int8), rule_numbers(setup), values)
    count = play_dealt(row, values, actions)
    return [int(action) for action in actions[:count]]


def _by_seat(setup: HanabiSetup, weights: Sequence[Sequence[float]]) -> NDArray[np.float64]:
    """Return a row of numbers for each seat, going round *weights*."""
    return np.array([values_of(weights[seat % len(weights)]) for seat in range(setup.players)])
