"""Whole games of Hanabi for tests that look at every position on the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from chabudai.core import Chance, Json
from chabudai.games.hanabi import HANABI, HanabiMove, HanabiSetup, HanabiState

SWITCHES = ("empty_clues", "all_or_nothing", "synchronised", "avalanche")
COMBINATIONS = [dict(zip(SWITCHES, on, strict=True)) for on in product((False, True), repeat=len(SWITCHES))]
"""Every variant with every other."""


def setup(players: int = 2, **rules: Json) -> HanabiSetup:
    """Return the rules of a table."""
    return HANABI.setup(players, rules)


def dealt(table: HanabiSetup, seed: str) -> HanabiState:
    """Return the first position of *seed*."""
    return HANABI.deal(table, HANABI.shuffle(table, seed))


def rehearsed(table: HanabiSetup, seed: str) -> Iterator[tuple[HanabiState, HanabiMove, HanabiState]]:
    """Yield each step of a game that the rehearsal player plays: before, move, after."""
    state = dealt(table, seed)
    choose = HANABI.rehearsal(Chance("test", seed))
    while state.to_move is not None:
        move = choose(state)
        after = state.play(move)
        yield state, move, after
        state = after
