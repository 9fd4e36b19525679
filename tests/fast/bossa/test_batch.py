"""Bossa in a batch."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("numba")

from chabudai.core import IllegalMove
from chabudai.fast import Batch
from chabudai.games.bossa import BOSSA, BossaState


def test_a_batch_of_bossa_shows_what_the_readable_positions_say() -> None:
    """Legal actions, seats and scores of every game agree with its unpacked position."""
    batch = Batch("bossa", games=8, seed=5)
    for _ in range(60):
        for game in range(8):
            state = batch.state(game)
            assert isinstance(state, BossaState)
            legal = [BOSSA.action(state, move) for move in state.legal_moves()]
            assert np.flatnonzero(batch.legal[game]).tolist() == legal
            assert batch.to_move[game] == state.to_move
        batch.step(batch.random_actions())
        assert (batch.rewards[~batch.done] == 0).all()
        assert (batch.rewards[batch.done] == batch.scores[batch.done]).all()


def test_a_game_does_not_depend_on_its_company() -> None:
    """The same place and seed give the same games in batches of any size and threads."""
    small, large = Batch("bossa", games=3, seed=9), Batch("bossa", games=50, seed=9, threads=2)

    small.rollout(100)
    large.rollout(100)

    assert (small.records == large.records[:3]).all()


def test_an_illegal_action_is_refused_by_name() -> None:
    """The refusal names the game and cites the rule."""
    batch = Batch("bossa", games=2)

    with pytest.raises(IllegalMove, match="Game 0, action 3"):
        batch.step([3, 0])


def test_a_readable_position_can_be_placed() -> None:
    """A position put into a batch is the one that comes out."""
    setup = BOSSA.setup(2, {})
    state = BOSSA.deal(setup, BOSSA.shuffle(setup, "placed"))
    batch = Batch("bossa", games=2)

    batch.place(1, state)

    assert batch.state(1) == state


def test_random_play_ends_as_often_as_measured() -> None:
    """Uniformly random games last 15.9 moves, and nobody is favoured."""
    tally = Batch("bossa", games=100, seed=3, observe=False).rollout(2000)

    assert tally.moves / tally.games == pytest.approx(15.9, abs=0.3)
    assert abs(tally.score) < 4 * tally.games**0.5
