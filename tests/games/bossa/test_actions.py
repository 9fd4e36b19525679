"""The numbering of moves."""

from __future__ import annotations

import pytest
from tests.games.bossa.positions import SETUP, dealt, played, position

from chabudai.core import IllegalMove, UnreadableMove
from chabudai.games.bossa import BOSSA
from chabudai.games.bossa.actions import ACTION_COUNT, PLACE, REDRAW, STACK, SWAP
from chabudai.games.bossa.groups import SELECTIONS


def test_how_many_numbers_there_are() -> None:
    """B8.3: 5 choices, 575 selections four times, 42 swaps and 7 redraws."""
    assert len(SELECTIONS) == len(set(SELECTIONS)) == 575
    assert (PLACE, STACK, SWAP, REDRAW) == (5, 1155, 2305, 2347)
    assert ACTION_COUNT == BOSSA.action_count(SETUP) == 2354


def test_the_order_of_selections() -> None:
    """B8.3: by mask, unstarred first, then by the star's slot."""
    assert SELECTIONS[:6] == ((1, None), (1, 0), (2, None), (2, 1), (3, None), (3, 0))
    assert (
        tuple(sorted(SELECTIONS, key=lambda chosen: (chosen.mask, -1 if chosen.star is None else chosen.star)))
        == SELECTIONS
    )


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("place white 6 6/0", 5 + SELECTIONS.index((8, None))),
        ("place white 6 3/0*", 5 + SELECTIONS.index((4, 2))),
        ("place black 4 0/1 1/3", 580 + SELECTIONS.index((3, None))),
        ("swap 3/0 2/2", 2305 + 6 * 2 + 1),
        ("redraw 6/0", 2347 + 3),
    ],
)
def test_numbers_go_by_slots(text: str, number: int) -> None:
    """B8.3: a tile is named by its place in the sorted hand."""
    state = position(hands=("6/0 3/0 1/3 0/1", "2/2 1/1"))

    assert BOSSA.action(state, BOSSA.parse(text)) == number
    assert str(BOSSA.move(state, number)) == text


def test_choices_have_the_first_numbers() -> None:
    """B8.3: 0 to 4 are white, black, first, doubler and inverter, in any position."""
    for state in (dealt(), position()):
        texts = [str(BOSSA.move(state, number)) for number in range(5)]
        assert texts == ["white", "black", "first", "doubler", "inverter"]


def test_a_number_may_name_an_illegal_move() -> None:
    """A number is read first and judged when played."""
    state = position(hands=("3/0 1/3", "2/2"))
    move = BOSSA.move(state, STACK)

    assert str(move) == "stack white 1 1/3"
    with pytest.raises(IllegalMove, match=r"B5\.5"):
        state.play(move)


@pytest.mark.parametrize("number", [-1, ACTION_COUNT])
def test_a_number_out_of_range_is_unreadable(number: int) -> None:
    """A number that no move ever has cannot be read."""
    with pytest.raises(UnreadableMove) as refusal:
        BOSSA.move(position(hands=("3/0 1/3", "2/2")), number)
    assert refusal.value.hint


@pytest.mark.parametrize("number", [PLACE + 574, SWAP + 6 * 2, SWAP + 1, REDRAW + 2])
def test_a_number_of_an_empty_slot_is_illegal(number: int) -> None:
    """A number that names a slot without a tile is a number, but not a legal one here."""
    with pytest.raises(IllegalMove, match=r"B8\.3"):
        BOSSA.move(position(hands=("3/0 1/3", "2/2")), number)


def test_numbers_tell_nothing_before_the_hands_are_up() -> None:
    """B8.3: no number spells out a tile that lies face down."""
    for state in (dealt(), played(dealt(), "first"), played(dealt(), "white")):
        for number in (PLACE, STACK, SWAP, REDRAW):
            with pytest.raises(IllegalMove, match=r"B8\.3"):
                BOSSA.move(state, number)


def test_an_illegal_move_has_no_number() -> None:
    """Asking for the number of an illegal move says why it is illegal."""
    with pytest.raises(IllegalMove, match=r"B3\.3"):
        BOSSA.action(position(hands=("3/0 1/3", "2/2")), BOSSA.parse("redraw 2/2"))
