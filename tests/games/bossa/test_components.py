"""The material."""

from __future__ import annotations

import pytest
from tests.games.bossa.positions import SETUP, dealt

from chabudai.core import InvalidRules
from chabudai.games.bossa import BOSSA
from chabudai.games.bossa.components import TILES, ActionTile, Colour, Modifier, Tile


def test_two_play() -> None:
    """B1.1: Bossa is for two; any other number is refused."""
    assert BOSSA.setup(2, {}).players == 2
    for players in (0, 1, 3):
        with pytest.raises(InvalidRules, match=r"B1\.1"):
            BOSSA.setup(players, {})


def test_there_are_no_options() -> None:
    """The rules are standard: any option is refused by name."""
    assert SETUP.rules_json() == {}
    with pytest.raises(InvalidRules, match="edition"):
        BOSSA.setup(2, {"edition": "standard"})


def test_27_different_tiles() -> None:
    """B1.2: every pair of one to six pips once, ascending."""
    assert len(TILES) == len(set(TILES)) == 27
    assert list(TILES) == sorted(TILES)
    assert all(1 <= sum(tile) <= 6 for tile in TILES)


@pytest.mark.parametrize("colour", Colour)
def test_how_often_each_number_is_there(colour: Colour) -> None:
    """B1.2: six 1s, five 2s, four 3s, three 4s, two 5s and one 6 of each colour."""
    counts = [sum(tile[colour] == number for tile in TILES) for number in range(1, 7)]

    assert counts == [6, 5, 4, 3, 2, 1]


def test_one_and_two_coloured_tiles() -> None:
    """B1.2: six tiles are only white, six only black, fifteen show both."""
    assert sum(tile.black == 0 for tile in TILES) == 6
    assert sum(tile.white == 0 for tile in TILES) == 6
    assert sum(tile.white > 0 and tile.black > 0 for tile in TILES) == 15


def test_a_tile_is_written_white_first() -> None:
    """B1.2: 2/4 is 2 white and 4 black."""
    assert str(Tile(white=2, black=4)) == "2/4"


def test_dice_show_one_to_six() -> None:
    """B1.3: dealt dice show 1 to 6, and every number comes up."""
    rolls = [BOSSA.shuffle(SETUP, str(seed)).dice for seed in range(300)]

    assert {white for white, _ in rolls} == {black for _, black in rolls} == {1, 2, 3, 4, 5, 6}


def test_a_modifier_has_two_sides() -> None:
    """B1.4: doubler and inverter; nobody has chosen yet."""
    assert [kind.value for kind in Modifier] == ["doubler", "inverter"]
    assert dealt().modifiers == (None, None)


def test_everybody_has_three_action_tiles() -> None:
    """B1.5: redraw, swap and stack, unused."""
    assert dealt().board.actions == (tuple(ActionTile),) * 2
    assert list(ActionTile) == ["redraw", "swap", "stack"]
