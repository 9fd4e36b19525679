"""Games of the kernels, replayed move by move through the readable rules."""

from __future__ import annotations

import numpy as np
import pytest

from chabudai.core import Seat
from chabudai.fast.chance import start
from chabudai.fast.hanabi_search.layout import BUILT, ERRORS
from chabudai.fast.hanabi_search.mind import Mind, lay_table
from chabudai.fast.hanabi_search.selfplay import LONGEST, play_deck, play_games, shuffle_deck
from chabudai.games.hanabi import CARDS, HANABI, HanabiMove, HanabiState
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

VARIANTS = [
    {},
    {"empty_clues": True},
    {"avalanche": True},
    {"synchronised": True},
    {"all_or_nothing": True},
    {"avalanche": True, "synchronised": True, "all_or_nothing": True, "empty_clues": True},
]


def kernel_game(players: int, rules: dict[str, bool], seed: int, budget: int) -> tuple[HanabiState, list[int], int]:
    """Play a game in the kernel; return its first position, its actions and its score."""
    setup = HANABI.setup(players, {"edition": "pl", **rules})
    deck, counter = np.zeros(len(setup.deck), np.int8), np.zeros(1, np.uint64)
    start(counter, seed, -1)
    shuffle_deck(counter, len(deck), deck)
    table = lay_table(setup)
    actions = np.zeros(LONGEST, np.int64)
    turns = play_deck(deck, len(deck), table, budget, seed, actions)
    first = HANABI.deal(setup, tuple(CARDS[number] for number in deck))
    points = 0 if table[ERRORS] == MAX_ERRORS else int(table[BUILT]).bit_count()
    return first, [int(action) for action in actions[:turns]], points


def replay(state: HanabiState, actions: list[int]) -> list[tuple[HanabiState, HanabiMove]]:
    """Return every position with the move made in it, and check that each move is legal."""
    steps = []
    for action in actions:
        move = HANABI.move(state, action)
        assert move in state.legal_moves()
        steps.append((state, move))
        state = state.play(move)
    assert state.ended is not None
    return steps


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_are_legal_and_end_alike(players: int, rules: dict[str, bool]) -> None:
    """Every move is legal in the readable rules, and both sides count the same points."""
    for seed in range(60):
        first, actions, points = kernel_game(players, rules, seed, 0)
        last, move = replay(first, actions)[-1]
        end = last.play(move)
        assert points == (0 if end.errors == MAX_ERRORS else end.fireworks_total)


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
@pytest.mark.parametrize(("players", "budget"), [(2, 0), (3, 0), (4, 0), (5, 0), (2, 6), (4, 6)])
def test_minds_that_see_only_views_play_the_same_game(players: int, budget: int, rules: dict[str, bool]) -> None:
    """What each seat decodes from views is what the kernel, which sees all, lets it know."""
    for seed in range(100, 104):
        first, actions, _ = kernel_game(players, rules, seed, budget)
        minds = [Mind(first.setup, Seat(seat)) for seat in range(players)]
        for state, move in replay(first, actions):
            assert state.to_move is not None
            seat = state.to_move
            assert minds[seat].choose(state.view(seat), budget, seed) == move
            after = state.play(move)
            for mind in minds:
                mind.observe(state.view(mind.seat), move, after.view(mind.seat))


def test_a_seed_gives_the_same_game_alone_and_among_others() -> None:
    """A game depends on its seed only, so that work can be shared out."""
    setup = HANABI.setup(3, {"edition": "pl"})
    together = play_games(setup, range(20), 0).scores
    assert [int(play_games(setup, [seed], 0).scores[0]) for seed in range(20)] == together.tolist()
