"""The exact search agrees with brute force by the readable rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

pytest.importorskip("numba")

from chabudai.core import Chance
from chabudai.fast.bossa.packing import pack
from chabudai.fast.bossa.record import RECORD
from chabudai.fast.bossa_search.exact import solve
from chabudai.fast.bossa_search.workspace import new_workspace
from chabudai.games.bossa import BOSSA, BossaMove, BossaState
from chabudai.games.bossa.moves import Redraw
from chabudai.games.bossa.table import Phase


def drawn(state: BossaState, count: int) -> Iterator[BossaState]:
    """Yield the position once for every way in which the next tiles may come."""
    if count == 0:
        yield state
        return
    unseen = (*state.pile, state.aside)
    for tile in unseen:
        rest = [other for other in unseen if other != tile]
        for below in drawn(replace(state, pile=tuple(rest[:-1]), aside=rest[-1], listed=None), count - 1):
            yield replace(below, pile=(tile, *below.pile), listed=None)


def value(state: BossaState) -> float:
    """Return the value for the seat to move, by brute force."""
    return max(worth(state, move) for move in state.legal_moves())


def worth(state: BossaState, move: BossaMove) -> float:
    """Return what a move is worth: the mean over all draws."""
    draws = min(len(state.pile), 2 if isinstance(move, Redraw) else 1)
    values = []
    for world in drawn(state, draws):
        after = world.play(move)
        returns = after.returns()
        values.append(-value(after) if returns is None else returns[state.to_move or 0])
    return sum(values) / len(values)


def late_positions(pile: int) -> Iterator[BossaState]:
    """Yield positions of biased games with so many tiles in the pile."""
    setup = BOSSA.setup(2, {})
    for number in range(100_000):
        state = BOSSA.deal(setup, BOSSA.shuffle(setup, f"late {number}"))
        choose = BOSSA.rehearsal(Chance("rehearsal", f"late {number}"))
        while state.to_move is not None and state.table.pile_left > pile:
            state = state.play(choose(state))
        if state.to_move is not None:
            yield state


@pytest.mark.parametrize(("pile", "count"), [(0, 30), (1, 20), (2, 20), (3, 3)])
def test_the_exact_value_is_that_of_brute_force(pile: int, count: int) -> None:
    """Value and move agree with the mean over every draw and the best of every move."""
    work = new_workspace(1 << 12)
    for state in islice(late_positions(pile), count):
        records = np.zeros(1, RECORD)
        records[0] = pack(state)

        action, found = solve(work, records[0], 10_000_000)

        best = value(state)
        assert found == pytest.approx(best)
        assert worth(state, BOSSA.move(state, action)) == pytest.approx(best)


def test_too_few_nodes_give_no_answer() -> None:
    """A search that may not finish says so instead of guessing."""
    setup = BOSSA.setup(2, {})
    state = BOSSA.deal(setup, BOSSA.shuffle(setup, "early"))
    while state.table.phase is not Phase.PLAY:
        state = state.play(state.legal_moves()[0])
    records = np.zeros(1, RECORD)
    records[0] = pack(state)

    action, _ = solve(new_workspace(1 << 12), records[0], 1000)

    assert action == -1


def test_a_table_that_is_too_small_costs_time_and_nothing_else() -> None:
    """Positions that had to leave the table are found again, with the same values."""
    large, small = new_workspace(1 << 14), new_workspace(1 << 4)
    for state in islice(late_positions(4), 12):
        records = np.zeros(1, RECORD)
        records[0] = pack(state)

        assert solve(small, records[0], 10_000_000)[1] == pytest.approx(solve(large, records[0], 10_000_000)[1])
