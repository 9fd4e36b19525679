"""The five ends."""

from __future__ import annotations

import pytest
from tests.games.bossa.positions import hand, legal, played, position

from chabudai.core import GameIsOver
from chabudai.games.bossa import BOSSA, BossaState
from chabudai.games.bossa.actions import REDRAW
from chabudai.games.bossa.board import Phase

FIVE = "1/0+1/1 3/0 (4) 5/0 3/1+3/2 2/1+2/2+3/3"
"""A white line with five groups: 2 3 (4) 5 6 7."""


def ended(state: BossaState) -> tuple[str | None, object]:
    """Return why a game is over and who won."""
    assert (state.board.phase is Phase.OVER) == (state.to_move is None)
    return state.board.ended, state.board.winner


def test_an_empty_hand_wins() -> None:
    """B7.1: whoever puts down the last tile wins at once, without the opponent drawing."""
    state = position(hands=("6/0", "0/1"), to_move=0)
    after = played(state, "place white 6 6/0")

    assert ended(after) == ("hand", 0)
    assert after.returns() == (1.0, -1.0)
    assert after.board.turn == 1
    assert after.pile == state.pile


def test_stacking_the_last_tile_wins() -> None:
    """B7.1: it does not matter how the last tile left."""
    state = position(white="(5) 3/0*", hands=("0/1", "6/0"), to_move=1)

    assert ended(played(state, "stack white 6 6/0")) == ("hand", 1)


@pytest.mark.parametrize("owner", [(0, 1), (1, 0)])
def test_six_groups_win_for_the_owner(owner: tuple[int, int]) -> None:
    """B7.2: the owner wins, whoever placed the sixth group; both sides count together."""
    state = position(white=FIVE, hands=("2/0 0/6 4/0 4/1", "0/1"), owner=owner)
    after = played(state, "place white 8 4/0 4/1")

    assert ended(after) == ("line", owner[0])
    assert len(after.board.lines[0].groups) == 6


def test_the_last_tiles_as_the_sixth_group_win() -> None:
    """B7.3: the hand is empty, so the mover wins although the line is the opponent's."""
    state = position(white=FIVE, hands=("4/0 4/1", "0/1"), owner=(1, 0))

    assert ended(played(state, "place white 8 4/0 4/1")) == ("hand", 0)


def test_the_last_tiles_on_the_own_line_win_by_hand() -> None:
    """B7.6: the empty hand is looked at before the six groups."""
    state = position(white=FIVE, hands=("4/0 4/1", "0/1"), owner=(0, 1))

    assert ended(played(state, "place white 8 4/0 4/1")) == ("hand", 0)


def test_who_can_do_nothing_loses() -> None:
    """B7.4: after the draw, without a group to place or an action tile to use."""
    state = position(white="(1)", black="(3)", hands=("2/0 0/1", "5/0"), pile="6/0 5/1", actions=("", ""))
    after = played(state, "place white 2 2/0")

    assert ended(after) == ("stuck", 0)
    assert after.hands[1] == hand("5/0 6/0")
    assert after.board.turn == 1
    assert legal(after) == []


def test_an_action_tile_saves() -> None:
    """B7.4: whoever can still swap, or redraw from a pile, is not stuck."""
    for left in ("swap", "redraw"):
        state = position(white="(1)", hands=("2/0 0/1", "5/0"), pile="6/0 5/1", actions=("", left))
        assert {move.split()[0] for move in legal(played(state, "place white 2 2/0"))} == {left}


def test_a_redraw_tile_without_a_pile_does_not_save() -> None:
    """B7.4: also the player who drew the last tile loses when stuck."""
    state = position(white="(1)", hands=("2/0 0/1", "5/0 5/1"), pile="6/0", actions=("", "redraw"))

    assert ended(played(state, "place white 2 2/0")) == ("stuck", 0)


@pytest.mark.parametrize(
    ("hands", "winner", "returns"),
    [
        (("0/1 6/0", "1/2 1/3"), 0, (1.0, -1.0)),
        (("0/1 0/3 6/0", "1/2"), 1, (-1.0, 1.0)),
        (("0/1 0/3 6/0", "1/2 1/3"), "draw", (0.0, 0.0)),
    ],
)
def test_an_empty_pile_ends_after_the_turn(
    hands: tuple[str, str], winner: object, returns: tuple[float, float]
) -> None:
    """B7.5: the last turn is finished, then fewer tiles win and equal numbers are a draw."""
    after = played(position(hands=hands, pile=""), "place white 6 6/0")

    assert ended(after) == ("pile", winner)
    assert after.returns() == returns


def test_redrawing_the_last_tile_ends_the_game() -> None:
    """B7.5: the pile may become empty in the middle of a turn."""
    after = played(position(hands=("0/1 6/0", "1/2 1/3 1/1"), pile="2/2"), "redraw 6/0")

    assert ended(after) == ("pile", 0)
    assert after.hands[0] == hand("0/1 2/2")


def test_drawing_the_last_tile_does_not_end_it_yet() -> None:
    """B7.5: whoever takes the last tile still has the turn."""
    after = played(position(hands=("0/1 6/0", "1/2 1/3"), pile="4/0"), "place white 6 6/0")

    assert (after.to_move, after.board.pile_left) == (1, 0)


def test_hand_and_line_come_before_the_pile() -> None:
    """B7.6: with an empty pile, an empty hand or six groups still decide."""
    assert ended(played(position(hands=("6/0", "0/1"), pile=""), "place white 6 6/0")) == ("hand", 0)
    state = position(white=FIVE, hands=("2/0 4/0 4/1", "0/1 0/2"), owner=(1, 0), pile="")
    assert ended(played(state, "place white 8 4/0 4/1")) == ("line", 1)


def test_an_ended_game_takes_no_moves() -> None:
    """B7.6: every move, by its text or its number, is refused with the code of an ended game."""
    state = played(position(hands=("6/0", "0/1")), "place white 6 6/0")

    with pytest.raises(GameIsOver, match=r"B7\.6") as refusal:
        played(state, "white")
    assert refusal.value.code == "game/over"
    for number in (0, REDRAW):
        with pytest.raises(GameIsOver):
            state.play(BOSSA.move(state, number))
