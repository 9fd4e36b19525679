"""The engine against brute force: the same moves, the same positions, the same trees."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from tests.games.bossa import oracle
from tests.games.bossa.positions import SETUP, position

from chabudai.core import Chance
from chabudai.games.bossa import BOSSA, BossaState
from chabudai.games.bossa.board import Phase


def plain(state: BossaState) -> oracle.Position:
    """Return a state's JSON form, to be changed freely."""
    copy: dict[str, Any] = deepcopy(dict(state.to_json()))
    return copy


@pytest.mark.parametrize("block", range(8))
def test_whole_games(block: int) -> None:
    """Along biased play both list the same moves and come to the same positions."""
    for seed in range(block * 25, block * 25 + 25):
        choose = BOSSA.rehearsal(Chance("oracle", str(seed)))
        state = BOSSA.deal(SETUP, BOSSA.shuffle(SETUP, str(seed)))
        while state.to_move is not None:
            move = choose(state)
            if state.board.phase is Phase.PLAY:
                listed = [str(legal) for legal in state.legal_moves()]
                assert sorted(listed) == sorted(oracle.legal_texts(plain(state)))
                assert plain(state.play(move)) == oracle.play(plain(state), str(move))
            state = state.play(move)


LATE = {
    "two tiles left in the pile": position(
        white="4/0 (5) 6/0", black="(3) 0/4", hands=("2/0 5/0 1/1", "0/2 3/1"), pile="1/2 2/2"
    ),
    "nothing but groups": position(
        white="(2) 3/0", black="(4)", hands=("1/1 2/0 0/5", "2/2 0/3 1/0"), pile="4/0 2/1 1/3", actions=("", "")
    ),
    "five groups on white": position(
        white="1/0+1/1 3/0 (4) 5/0 3/1+3/2 2/1+2/2+3/3",
        hands=("4/0 4/1 0/1", "0/2 2/0 1/2"),
        pile="6/0 0/6",
        owner=(1, 0),
        actions=("stack", "redraw"),
    ),
    "both inverters": position(
        white="(6)",
        black="(1)",
        hands=("1/4 2/3 0/5", "3/2 2/0 0/2"),
        pile="5/0 1/1",
        modifiers=("inverter", "inverter"),
        actions=("redraw", "stack"),
    ),
}


def ends(state: BossaState) -> Counter[tuple[object, object]]:
    """Count how all continuations end, by the engine."""
    if state.to_move is None:
        return Counter([(state.board.ended, state.board.winner)])
    total: Counter[tuple[object, object]] = Counter()
    for move in state.legal_moves():
        total += ends(state.play(move))
    return total


def brute_ends(state: oracle.Position) -> Counter[tuple[object, object]]:
    """Count how all continuations end, by brute force."""
    if state["to_move"] is None:
        return Counter([(state["ended"], state["winner"])])
    total: Counter[tuple[object, object]] = Counter()
    for text in oracle.legal_texts(state):
        total += brute_ends(oracle.play(state, text))
    return total


@pytest.mark.parametrize("name", LATE)
def test_whole_trees(name: str) -> None:
    """Every line of play from a late position to its end: as many, ending the same ways."""
    counted = ends(LATE[name])

    assert counted == brute_ends(plain(LATE[name]))
    assert counted.total() > 20


def test_the_trees_reach_every_end() -> None:
    """The late positions between them end in all four ways and in a draw."""
    reached = {end for state in LATE.values() for end in ends(state)}

    assert {why for why, _ in reached} == {"hand", "line", "stuck", "pile"}
    assert ("pile", "draw") in reached
