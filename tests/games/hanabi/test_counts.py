"""Whole-tree counts against frozen numbers, against OpenSpiel and against a count by hand."""

import json
from typing import Any

import pytest
from benchmarks.lockstep_openspiel import Deal, load
from tests.games.hanabi.counts import (
    END_GAMES,
    FILE,
    FIRST_MOVES,
    SMALL,
    WHOLE,
    Counts,
    count,
    counted,
    end_game,
)
from tests.games.hanabi.games import dealt, setup
from tests.games.hanabi.positions import position

REASON = "open_spiel is not installed: it has no wheels for this platform"


def test_trees_have_the_frozen_numbers() -> None:
    """As many positions, ends of each kind and points as when the numbers were written down."""
    assert counted() == json.loads(FILE.read_text(encoding="utf-8"))


def test_a_tree_counted_by_hand() -> None:
    """Discard the red 5: hopeless. Two clues: stuck. Play it, two clues, then the last 5 is lost or won."""
    text, rules = SMALL["all or nothing, three seats"]
    counts = count(position(text, all_or_nothing=True, **rules), WHOLE)

    assert counts.ends == {"hopeless": 1 + 2, "stuck": 2, "victory": 2}
    assert counts.positions == 1 + 4 + 2 + 4


def count_theirs(state: Any, draws: list[int], depth: int, counts: Counts) -> Counts:  # noqa: ANN401
    """Count OpenSpiel's tree, which draws what our deck has next."""
    while state.is_chance_node():
        state.apply_action(draws[0])
        draws = draws[1:]
    counts.positions += 1
    if state.is_terminal() or not depth:
        counts.leaves += 1
        if state.is_terminal():
            counts.paid += int(state.returns()[0])
    else:
        for action in state.legal_actions():
            count_theirs(state.child(action), draws, depth - 1, counts)
    return counts


def agree(root: Any, actions: list[int], depth: int, mine: Counts) -> None:  # noqa: ANN401
    """Count OpenSpiel's tree below the same position and compare."""
    draw, other = Deal(root), load(root.players).new_initial_state()
    draw(other)
    for action in actions:
        other.apply_action(action)
        draw(other)
    rest = [face.number for face in draw.left()]
    theirs = count_theirs(other, rest, depth, Counts())

    assert (theirs.positions, theirs.leaves, theirs.paid) == (mine.positions, mine.leaves, mine.paid)


@pytest.mark.parametrize("name", END_GAMES)
def test_openspiel_counts_the_same_end_games(name: str) -> None:
    """The other engine finds as many positions, ends and points below the same position."""
    pytest.importorskip("pyspiel", reason=REASON)
    players, seed, turns, depth = END_GAMES[name]
    state, actions = end_game(players, seed, turns)

    agree(dealt(setup(players, edition="pl"), seed), actions, depth, count(state, depth))


@pytest.mark.parametrize("players", FIRST_MOVES)
def test_openspiel_counts_the_same_first_moves(players: int) -> None:
    """The other engine has as many games of two or three moves."""
    pytest.importorskip("pyspiel", reason=REASON)
    state = dealt(setup(players, edition="pl"), "first")

    agree(state, [], FIRST_MOVES[players], count(state, FIRST_MOVES[players]))
