"""The doubler and the inverter."""

from __future__ import annotations

import pytest
from tests.games.bossa.positions import heap, legal, played, position, refused

from chabudai.core import UnreadableMove
from chabudai.games.bossa import BOSSA
from chabudai.games.bossa.components import Colour, Tile
from chabudai.games.bossa.moves import Place


def test_once_in_a_game() -> None:
    """B6.1: a used modifier cannot be used again; the opponent's own can."""
    state = position(hands=("3/0 2/0 0/1", "3/1 0/2"), modifiers=("doubler", "doubler"), pile="0/3 0/4 1/0")
    after = played(state, "place white 6 3/0*")
    assert after.board.spent == (True, False)
    assert after.board.lines[0].up[0].base == heap("3/0*")

    after = played(after, "stack white 6 3/1*")
    assert after.board.spent == (True, True)
    refused(after, "place white 4 2/0*", "Your modifier has been used (B6.1)")
    assert not [move for move in legal(after) if "*" in move]


def test_on_one_tile_only() -> None:
    """B6.1: never on a whole group; a text with two stars cannot even be read."""
    with pytest.raises(UnreadableMove, match=r"B6\.1"):
        BOSSA.parse("place white 4 1/0* 1/1*")
    assert all(move.count("*") <= 1 for move in legal(position(hands=("1/0 1/1 2/0", "0/1"))))


def test_on_a_tile_of_the_group() -> None:
    """B6.1: the modified tile is one of those put down."""
    state = position(hands=("6/0 3/0", "0/1"))
    move = Place(Colour.WHITE, 6, (Tile(6, 0),), modified=Tile(3, 0))

    with pytest.raises(Exception, match=r"3/0 is not in the group \(B6\.1\)"):
        state.play(move)


def test_the_example_of_the_doubler() -> None:
    """B6.2: 6 white with two tiles of 2 white, one of them doubled: 4 + 2."""
    state = position(hands=("2/0 2/4", "0/1"), modifiers=("doubler", "doubler"))

    assert legal(state, "place white 6") == ["place white 6 2/0* 2/4", "place white 6 2/0 2/4*"]


def test_the_doubler_needs_the_colour() -> None:
    """B6.2: twice nothing is nothing."""
    refused(position(hands=("6/0 0/3", "0/1")), "place white 6 0/3* 6/0", "0/3 shows no white there (B4.4)")


def test_the_example_of_the_inverter() -> None:
    """B6.3: 6 white with 2 white and 2/4 inverted: 2 + 4."""
    state = position(hands=("2/0 2/4", "0/1"), modifiers=("inverter", "doubler"))

    assert legal(state, "place white 6") == ["place white 6 2/0 2/4*"]


def test_a_tile_gains_and_loses_a_colour() -> None:
    """B6.3: 0/6 inverted is 6 white; 6/0 inverted shows no white any more."""
    state = position(hands=("6/0 0/6", "0/1"), modifiers=("inverter", "doubler"))

    assert "place white 6 0/6*" in legal(state)
    refused(state, "place white 6 6/0*", "6/0 shows no white there (B4.4)")


def test_it_may_be_wasted() -> None:
    """B6.4: the inverter on 3/3 changes nothing, is legal, listed and spent."""
    state = position(hands=("3/3 0/1", "0/2"), white="(2)", modifiers=("inverter", "doubler"))

    assert {"place white 3 3/3", "place white 3 3/3*"} <= set(legal(state))
    assert played(state, "place white 3 3/3*").board.spent == (True, False)
