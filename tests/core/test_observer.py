"""Observers: seats and onlookers, and their text forms."""

import pytest

from chabudai.core import ALL, PUBLIC, Observer, Seat, observer_text, parse_observer, seat_of
from chabudai.games import HANABI


@pytest.mark.parametrize("observer", [Seat(0), Seat(4), PUBLIC, ALL])
def test_a_text_form_parses_back(observer: Observer) -> None:
    """Seats and onlookers survive a round trip through text."""
    assert parse_observer(observer_text(observer), players=5) == observer


@pytest.mark.parametrize("text", ["5", "-1", "", "everybody", "ALL", "1.0", "\N{SUPERSCRIPT TWO}"])
def test_a_text_that_names_nobody_is_no_observer(text: str) -> None:
    """Seats count from 0 to one less than the players."""
    assert parse_observer(text, players=5) is None


def test_only_a_player_has_a_seat() -> None:
    """A view's seat is its observer's; asking an onlooker for one is a fault of the caller."""
    setup = HANABI.setup(2, {})
    state = HANABI.deal(setup, HANABI.shuffle(setup, "seats"))

    assert seat_of(Seat(1)) == state.view(Seat(1)).seat == 1
    assert seat_of(PUBLIC) is None
    with pytest.raises(ValueError, match="no seat"):
        _ = state.view(ALL).seat
