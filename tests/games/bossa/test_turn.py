"""A turn: the draw, and placing groups."""

from __future__ import annotations

import pytest
from tests.games.bossa.positions import dealt, hand, legal, played, position, refused


def test_a_turn_starts_with_a_draw() -> None:
    """B3.1: the draw happens by itself, for the first turn and for each later one."""
    state = played(dealt(pile="2/2 3/3"), "black", "doubler", "doubler")
    assert state.to_move == 1
    assert state.hands[1] == hand("1/0 1/1 1/2 1/3 2/2")

    state = played(state, "swap 1/0 0/1")
    assert state.to_move == 0
    assert state.hands[0] == hand("0/2 0/3 0/4 1/0 3/3")
    assert state.board.pile_left == len(state.pile) == 16


def test_a_turn_is_one_deed() -> None:
    """B3.2: after one move the opponent is to move, and the turn is counted."""
    state = position(hands=("6/0 1/1", "4/0 2/2"))
    after = played(state, "place white 6 6/0")

    assert (after.to_move, after.board.turn) == (1, 1)
    assert played(after, "swap 2/2 1/1").board.turn == 2


@pytest.mark.parametrize("move", ["place white 6 6/0", "swap 6/0 1/1", "redraw 6/0"])
def test_only_own_tiles(move: str) -> None:
    """B3.3: tiles come from one's own hand."""
    refused(position(hands=("0/1 0/2", "6/0 1/1")), move, "6/0 is not in your hand (B3.3)")


def test_only_own_tiles_are_stacked() -> None:
    """B3.3: that holds for stacking too."""
    refused(position(white="(5) 6/0", hands=("5/1", "4/0")), "stack white 6 4/0", "B3.3")


def test_either_line_either_side() -> None:
    """B4.1: a group goes on one's own or the opponent's line, above or below its die."""
    state = position(hands=("6/0 4/0 0/4 0/2 1/1", "3/3"))

    for move in ("place white 4 4/0", "place white 6 6/0", "place black 2 0/2", "place black 4 0/4"):
        assert move in legal(state)
        assert played(state, move).board.turn == 1


def test_ends_count_on_by_one() -> None:
    """B4.2: only the next number of an end can be placed."""
    line = position(white="4/0 (5) 6/0", hands=("5/0 3/0 2/1 1/1", "0/1"))

    refused(line, "place white 5 5/0", "3 or 7, not with 5 (B4.2)")
    refused(line, "place white 4 3/0 1/1", "3 or 7, not with 4 (B4.2)")
    state = played(line, "place white 7 5/0 2/1")
    assert state.board.lines[0].next_up == 8


def test_nothing_comes_below_one() -> None:
    """B4.2: a die of 1 has no lower side, and a lower side ends at 1."""
    refused(position(white="(1)", hands=("1/0 2/0", "0/1")), "place white 0 1/0", "nothing comes below 1 (B4.2)")
    lowered = position(white="1/0 (2)", hands=("1/1 2/0 3/0", "0/1"))
    assert {int(move.split()[2]) for move in legal(lowered, "place white")} == {3}


def test_no_upper_limit() -> None:
    """B4.2: the upper side goes on beyond 6."""
    state = position(white="(6) 5/0+2/0 4/0+3/0+1/1", hands=("5/1 4/1", "0/1"))

    assert "place white 9 4/1 5/1" in legal(state)


def test_the_sum_must_fit() -> None:
    """B4.3: the value is the sum of the pips in the line's colour."""
    state = position(hands=("4/1 2/1 1/2", "0/1"))

    refused(state, "place white 6 2/1 4/1*", "make 10 white, not 6 (B4.3)")
    refused(state, "place white 6 1/2 4/1", "make 5 white, not 6 (B4.3)")
    assert "place white 6 2/1 4/1" in legal(state)


def test_an_absent_colour_is_not_a_zero() -> None:
    """B4.4: a tile without the line's colour cannot be in a group."""
    refused(position(hands=("6/0 0/3", "0/1")), "place white 6 0/3 6/0", "0/3 shows no white there (B4.4)")


def test_one_more_or_one_fewer() -> None:
    """B4.5: next to two tiles come one or three, next to one tile exactly two."""
    two = position(white="(5) 4/0+2/0", hands=("5/1 3/0 2/1 2/2 1/0", "0/1"))
    refused(two, "place white 7 2/1 5/1", "next to a group of 2 has 1 or 3 tiles, not 2 (B4.5)")
    refused(two, "place white 7 1/0 2/1 2/2 3/0", "not 4 (B4.5)")
    assert "place white 7 2/1 2/2 3/0" in legal(two)

    one = position(white="(5) 6/0", hands=("5/1 3/0 2/1 2/2 1/0", "0/1"))
    refused(one, "place white 7 2/1 2/2 3/0", "next to a group of 1 has 2 tiles, not 3 (B4.5)")


def test_the_example_of_a_single_six() -> None:
    """B4.5: white die 5, a single 6/0 above it; then 7 takes exactly two tiles."""
    state = played(position(hands=("6/0 0/1 0/2", "5/0 2/0 4/0 1/1 2/2")), "place white 6 6/0")

    sevens = [move.split()[3:] for move in legal(state, "place white 7")]
    assert ["2/0", "5/0"] in sevens
    assert {len(tiles) for tiles in sevens} == {2}


def test_the_example_of_seven_next_to_two_tiles() -> None:
    """B4.5: next to two tiles on 6, no single tile makes 7, whatever the modifier; three do."""
    for modifier in ("doubler", "inverter"):
        state = position(
            white="(5) 4/0+2/0",
            hands=("6/0 5/0 5/1 0/6 3/0 2/1 2/2", "0/1"),
            modifiers=(modifier, "doubler"),
        )
        sizes = {len(move.split()) - 3 for move in legal(state, "place white 7")}
        assert sizes == {3}


def test_one_or_two_beside_the_die() -> None:
    """B4.6: both sides start with one or two tiles."""
    state = position(hands=("6/0 4/0 2/0 3/1 1/1 2/1", "0/1"))

    refused(state, "place white 6 1/1 2/0 3/1", "next to the die has 1 or 2 tiles, not 3 (B4.6)")
    for move in ("6 6/0", "6 2/0 4/0", "4 4/0", "4 1/1 3/1"):
        assert f"place white {move}" in legal(state)


def test_beside_the_die_the_other_side_does_not_matter() -> None:
    """B4.6: a group above the die leaves the lower side as free as before."""
    state = position(white="(5) 6/0", hands=("4/0 2/1 2/2", "0/1"))

    assert {"place white 4 4/0", "place white 4 2/1 2/2"} <= set(legal(state))
