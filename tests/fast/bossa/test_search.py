"""The compiled players: fair, repeatable, and stronger with a larger budget."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest

pytest.importorskip("numba")

from tests.fast.bossa.test_encoding import positions

from chabudai.bots.bossa.greedy import score
from chabudai.core import Chance, mover_of
from chabudai.fast.bossa.packing import pack
from chabudai.fast.bossa.record import RECORD
from chabudai.fast.bossa_search.level import ANY, GREEDY, Level
from chabudai.fast.bossa_search.match import dealt, play
from chabudai.fast.bossa_search.player import Thinker
from chabudai.fast.bossa_search.policy import greedy_score
from chabudai.fast.bossa_search.selfplay import think
from chabudai.fast.bossa_search.tree import new_tree
from chabudai.fast.bossa_search.workspace import new_workspace
from chabudai.games.bossa import BOSSA

SMALL = Level(60, 2_000, 5)


def test_the_compiled_greedy_scores_every_move_as_the_bot_does() -> None:
    """Measurements against `greedy` may use its compiled twin."""
    record = np.zeros(1, RECORD)
    for number in range(20):
        for state in positions(f"greedy {number}"):
            if state.to_move is None:
                continue
            view = state.view(state.to_move)
            record[0] = pack(state)
            for move in state.legal_moves():
                assert greedy_score(record[0], BOSSA.action(state, move)) == score(view, move), (move, state)


def test_a_whole_record_tells_the_search_nothing_that_its_seat_may_not_know() -> None:
    """Given two whole positions that look the same to the mover, it thinks the same."""
    chance = Chance("search", "alike")
    tree, work = new_tree(SMALL.simulations), new_workspace(1 << 12)
    records = np.zeros(2, RECORD)
    for number in range(10):
        for state in positions(f"alike {number}"):
            if state.to_move is None:
                continue
            records[0] = pack(state)
            records[1] = pack(state.alike(state.to_move, chance))

            thoughts = [think(tree, work, record, SMALL, np.uint64(7)) for record in records]

            assert thoughts[0] == thoughts[1], state


def test_a_match_repeats() -> None:
    """The same seed gives the same games, whatever was thought before."""
    first = play(SMALL, Level(GREEDY, 0, 0), dealt(10, 4))
    second = play(SMALL, Level(GREEDY, 0, 0), dealt(10, 4))

    assert (first.records == second.records).all()


def test_searching_beats_greed_and_greed_beats_chance() -> None:
    """The order of strength that everybody expects, far beyond chance."""
    searching = play(SMALL, Level(GREEDY, 0, 0), dealt(60, 5))
    greed = play(Level(GREEDY, 0, 0), Level(ANY, 0, 0), dealt(200, 6))

    assert searching.score > 0.6
    assert greed.score > 0.7
    assert searching.wins + searching.draws + searching.losses == 120


def test_players_share_the_room_to_think_in() -> None:
    """The second player and all after it need next to nothing; what one thinks does not depend on the others."""
    state = next(state for state in positions("room") if state.to_move is not None)
    level, view = Level(200, 10_000, 6), state.view(mover_of(state))
    first = Thinker(level)
    alone = first.think(view, 3)

    tracemalloc.start()
    players = [Thinker(level) for _ in range(10)]
    thoughts = [player.think(view, seed) for seed in (3, 4) for player in players]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert taken < 1 << 20
    assert set(thoughts[:10]) == {alone}
    assert first.think(view, 3) == alone
