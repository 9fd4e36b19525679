"""What holds along whole games, biased so that they reach every end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.bossa.positions import SETUP

from chabudai.core import ChabudaiError, Chance
from chabudai.games.bossa import BOSSA, BossaState
from chabudai.games.bossa.board import Phase
from chabudai.games.bossa.groups import MOST_TILES, MOST_TILES_WAITING
from chabudai.games.bossa.moves import BossaMove, Redraw, Swap
from chabudai.games.bossa.rules import LONGEST_GAME


def game(seed: str) -> list[tuple[BossaState, BossaMove | None]]:
    """Play one game; return its positions with the moves made there."""
    choose = BOSSA.rehearsal(Chance("play", seed))
    state = BOSSA.deal(SETUP, BOSSA.shuffle(SETUP, seed))
    steps: list[tuple[BossaState, BossaMove | None]] = []
    while state.to_move is not None:
        move = choose(state)
        steps.append((state, move))
        state = state.play(move)
    return [*steps, (state, None)]


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=20))
def test_texts_and_numbers_read_back(seed: str) -> None:
    """Each legal move's text and number give it back, and numbers ascend."""
    for state, _ in game(seed):
        moves = state.legal_moves()
        numbers = [BOSSA.action(state, move) for move in moves]
        assert numbers == sorted(set(numbers))
        assert [BOSSA.move(state, number) for number in numbers] == list(moves)
        assert [BOSSA.parse(str(move)) for move in moves] == list(moves)


@settings(deadline=None, max_examples=15)
@given(st.text(max_size=20), st.integers(0, 100))
def test_what_is_not_listed_is_refused(seed: str, salt: int) -> None:
    """Every number that is not listed is unreadable or illegal, in any position."""
    steps = game(seed)
    state, _ = steps[salt % len(steps)]
    listed = {BOSSA.action(state, move) for move in state.legal_moves()}
    for number in set(range(BOSSA.action_count(SETUP))) - listed:
        with pytest.raises(ChabudaiError):
            state.play(BOSSA.move(state, number))


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=20))
def test_hands_stay_small(seed: str) -> None:
    """B8.3: whoever moves has 7 tiles at most, whoever waits 6: what the numbering counts on."""
    for state, _ in game(seed):
        if state.to_move is not None and state.board.phase is Phase.PLAY:
            assert len(state.hands[state.to_move]) <= MOST_TILES
            assert len(state.hands[1 - state.to_move]) <= MOST_TILES_WAITING
        assert all(list(hand) == sorted(hand) for hand in state.hands)


def test_seven_tiles_occur() -> None:
    """B8.3: the bound is reached by using swap and redraw before anything else."""
    state = BOSSA.deal(SETUP, BOSSA.shuffle(SETUP, "seven"))
    while state.board.turn < 4:
        moves = state.legal_moves()
        state = state.play(next((move for move in moves if isinstance(move, Swap | Redraw)), moves[0]))

    assert state.to_move is not None
    assert len(state.hands[state.to_move]) == 7
    assert len(state.hands[1 - state.to_move]) == 6
    assert [str(move) for move in state.legal_moves()]


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=20))
def test_games_end_in_time(seed: str) -> None:
    """B7.6: 18 turns at most, and no line ever has more than six groups."""
    steps = game(seed)

    assert len(steps) - 1 <= LONGEST_GAME == 22
    assert all(len(line.groups) <= 6 for state, _ in steps for line in state.board.lines)
    assert steps[-1][0].board.turn <= 18


def test_biased_play_reaches_every_end() -> None:
    """All five ends and the draw occur: A, B, C (the hand on the opponent's sixth), D and E."""
    reached: Counter[str] = Counter()
    for seed in range(1200):
        state, _ = game(str(seed))[-1]
        reached[_end(state)] += 1

    assert set(reached) == {"hand", "hand on the opponent's sixth", "line", "stuck", "pile", "draw"}


def _end(state: BossaState) -> str:
    table = state.board
    owner = table.owner or ()
    full = [whose for whose, line in zip(owner, table.lines, strict=True) if len(line.groups) == 6]
    if table.ended == "hand" and full and full[0] != table.winner:
        return "hand on the opponent's sixth"
    return "draw" if table.winner == "draw" else str(table.ended)


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=20))
def test_positions_are_values(seed: str) -> None:
    """Playing changes no position that was there before."""
    steps = game(seed)
    for (state, move), (after, _) in pairwise(steps):
        assert move is not None
        shown = state.to_json()
        assert state.play(move) == after
        assert hash(state.play(move)) == hash(after)
        assert state.to_json() == shown
