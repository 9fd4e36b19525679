"""What holds for the positions of every game."""

import pytest
from tests.core.test_record import recorded

from chabudai.core import GameIsOver, mover_of
from chabudai.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_on_has_a_mover(name: str) -> None:
    """The mover is the seat to move, in a state as in a view; an ended game has none."""
    first, *_, last = recorded(name).replay(GAMES)

    assert mover_of(first) == first.to_move
    assert mover_of(first.view(mover_of(first))) == first.to_move
    with pytest.raises(GameIsOver):
        mover_of(last)
