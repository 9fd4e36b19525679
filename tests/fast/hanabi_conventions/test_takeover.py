"""Taking over a game in the middle, by players who know what the moves so far meant."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from tests.fast.hanabi_conventions.games import play

from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.partner.memory import Memory
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.core import Chance, InvalidRules, Seat
from chabudai.fast.hanabi_conventions.takeover import NO_MOVE, Takeover
from chabudai.games import HANABI

RULES: list[dict[str, Any]] = [
    {"empty_clues": False},
    {"avalanche": True, "synchronised": True},
    {"all_or_nothing": True},
]


@pytest.mark.parametrize(("players", "rules"), list(product((2, 3, 5), RULES)), ids=str)
def test_the_choice_is_that_of_the_bot(players: int, rules: dict[str, Any]) -> None:
    """At every turn it is what `partner`, having watched all moves, would choose."""
    states, moves = play(players, rules, "choice")
    memories = [Memory(states[0].view(Seat(seat))) for seat in range(players)]
    for turn, move in enumerate(moves):
        state, mover = states[turn], states[turn].to_move
        assert mover is not None
        chosen = HANABI.action(state, choose(memories[mover].scene()).move)
        assert Takeover(states[: turn + 1], moves[:turn], numbers(players)).choice() == chosen
        for seat, memory in enumerate(memories):
            memory.watch(move, states[turn + 1].view(Seat(seat)))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hidden_cards_change_nothing(players: int) -> None:
    """What a move is worth to a player is the same in two games that look alike to that player."""
    states, moves = play(players, {}, "alike")
    for turn in range(0, len(moves), 9):
        state = states[turn]
        seat = Seat(state.to_move or 0)
        other = [*states[:turn], state.alike(seat, Chance("alike", str(turn)))]
        actions = [HANABI.action(state, move) for move in state.legal_moves()[:3]]
        mine = Takeover(states[: turn + 1], moves[:turn], numbers(players))
        theirs = Takeover(other, moves[:turn], numbers(players))
        one, two = (sat.worths(actions, 6, hidden=True, seed=5, stream=turn) for sat in (mine, theirs))
        assert np.array_equal(one, two)


def test_worlds_are_numbered() -> None:
    """Asking for more worlds goes on where the last ones ended; other seeds and streams give others."""
    states, moves = play(2, {}, "numbered")
    takeover = Takeover(states[:21], moves[:20], numbers(2))
    whole = takeover.worths([NO_MOVE], 50, hidden=True, seed=1, stream=2)
    parts = [
        takeover.worths([NO_MOVE], size, hidden=True, seed=1, stream=2, first=at) for at, size in ((0, 20), (20, 30))
    ]

    assert np.array_equal(whole, np.concatenate(parts, axis=1))
    assert not np.array_equal(whole, takeover.worths([NO_MOVE], 50, hidden=True, seed=2, stream=2))
    assert not np.array_equal(whole, takeover.worths([NO_MOVE], 50, hidden=True, seed=1, stream=3))


def test_leaving_the_move_to_them_is_making_their_choice() -> None:
    """No move and the conventions' own move come to the same, with open cards and without."""
    states, moves = play(3, {}, "own")
    takeover = Takeover(states[:15], moves[:14], numbers(3))
    for hidden in (False, True):
        left, made = takeover.worths([NO_MOVE, takeover.choice()], 20, hidden=hidden, seed=1, stream=0)
        assert np.array_equal(left, made)


def test_a_game_with_a_gap_is_refused() -> None:
    """Every move must be there, and somebody to move."""
    states, moves = play(2, {}, "gap")
    with pytest.raises(InvalidRules, match="every position"):
        Takeover(states[5:9], moves[:5], numbers(2))
    with pytest.raises(InvalidRules, match="goes on"):
        Takeover(states, moves, numbers(2))
