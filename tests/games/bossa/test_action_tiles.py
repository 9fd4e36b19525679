"""Redraw, swap and stack."""

from __future__ import annotations

import pytest
from tests.games.bossa.positions import hand, heap, legal, played, position, refused, tiles

from chabudai.games.bossa.line import size_of


@pytest.mark.parametrize("move", ["redraw 5/1", "swap 5/1 1/1", "stack white 6 3/0*"])
def test_an_action_tile_works_once(move: str) -> None:
    """B5.1: a used action tile is turned face down; the opponent's own still works."""
    action = move.split(maxsplit=1)[0]
    state = position(white="(5) 6/0", hands=("3/0 5/1 4/1", "1/1 2/2"))
    after = played(state, move)

    assert action not in after.board.actions[0]
    assert action in after.board.actions[1]
    others = " ".join({"redraw", "swap", "stack"} - {action})
    used = position(white="(5) 6/0", hands=("3/0 5/1 4/1", "1/1 2/2"), actions=(others, action))
    refused(used, move, f"Your {action} tile has been used (B5.1)")


def test_redraw_discards_then_draws() -> None:
    """B5.2: the discarded tile lies open, the drawn one is the pile's top, nothing is placed."""
    state = position(hands=("6/0 5/1", "1/1"), pile="2/2 3/3 4/2")
    after = played(state, "redraw 6/0")

    assert after.board.discards == (*state.board.discards, *tiles("6/0"))
    assert after.hands == (hand("5/1 2/2"), hand("1/1 3/3"))
    assert after.board.lines == state.board.lines
    assert after.pile == tiles("4/2")


def test_redraw_needs_a_pile() -> None:
    """B5.3: after the last tile was drawn nothing can be redrawn."""
    refused(position(hands=("6/0 5/1", "1/1"), pile=""), "redraw 6/0", "B5.3")


def test_swap_exchanges_two_tiles() -> None:
    """B5.4: one of mine for one of theirs, nothing placed; any pair will do."""
    state = position(hands=("6/0 5/1", "1/1 2/2"), pile="3/3 4/2")
    after = played(state, "swap 6/0 1/1")

    assert after.hands == (hand("1/1 5/1"), hand("2/2 3/3 6/0"))
    assert after.board.lines == state.board.lines
    assert legal(state, "swap") == ["swap 5/1 1/1", "swap 5/1 2/2", "swap 6/0 1/1", "swap 6/0 2/2"]


def test_swap_takes_from_the_opponent() -> None:
    """B5.4: a tile that the opponent does not have cannot be had."""
    refused(position(hands=("6/0 5/1", "1/1 2/2")), "swap 6/0 3/3", "3/3 is not in your opponent's hand (B5.4)")


def test_stack_matches_number_and_value() -> None:
    """B5.5: as many tiles as the group, with its value, in the line's colour."""
    state = position(white="(5) 4/0+2/0", black="0/2 (3)", hands=("5/1 1/1 2/2 3/2 6/0", "1/3"), spent=(True, True))

    assert legal(state, "stack") == ["stack white 6 1/1 5/1", "stack black 2 2/2", "stack black 2 3/2"]
    refused(state, "stack white 6 6/0", "takes 2 tiles, not 1 (B5.5)")
    refused(state, "stack white 6 3/2 5/1", "make 8 white, not 6 (B5.5)")
    refused(state, "stack black 2 6/0", "6/0 shows no black there (B4.4)")
    refused(state, "stack white 5 1/1", "no group 5 to stack on (B5.5)")
    refused(state, "stack white 7 1/1", "no group 7 to stack on (B5.5)")


def test_both_stack_on_one_group() -> None:
    """B5.6: both players may stack on the same group, each once."""
    state = position(white="(6) 4/0+3/0", hands=("5/0 2/0 0/1", "5/1 2/1 0/2"), pile="0/3 0/4 0/5")
    after = played(state, "stack white 7 2/0 5/0", "stack white 7 2/1 5/1")

    assert after.board.lines[0].up[0].stacked == (heap("2/0+5/0"), heap("2/1+5/1"))


def test_the_group_as_it_was_placed_counts() -> None:
    """B5.6: a second stack goes by the group itself, not by the first stack's tiles."""
    state = position(white="(5) 3/0*", hands=("6/0 0/1", "0/6 0/2"), modifiers=("doubler", "inverter"))
    after = played(state, "stack white 6 6/0")

    assert "stack white 6 0/6*" in legal(after)


def test_a_stack_changes_nothing_for_neighbours() -> None:
    """B5.7: no new group, and the ends take what they took before."""
    state = position(white="(5) 6/0", hands=("3/0 0/1", "5/0 2/0 1/1 4/1"), pile="0/2 0/3")
    after = played(state, "stack white 6 3/0*")
    line = after.board.lines[0]

    assert line.openings == state.board.lines[0].openings
    assert len(line.groups) == 1
    assert {size_of(opening) for opening in line.openings} == {1, 2}
    assert "place white 7 2/0 5/0" in legal(after)
