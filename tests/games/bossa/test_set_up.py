"""The deal and the choices before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.bossa.positions import ASIDE, HAND_0, HAND_1, SETUP, dealt, hand, legal, played

from chabudai.core import IllegalMove, InvalidDeal, Json, Seat
from chabudai.games.bossa import BOSSA, BossaState
from chabudai.games.bossa.board import Phase
from chabudai.games.bossa.components import TILES

if TYPE_CHECKING:
    from collections.abc import Callable


def test_one_aside_four_each_eighteen_left() -> None:
    """B2.1: the deal's order is: aside, seat 0's four, seat 1's four, the pile from the top."""
    state = dealt()

    assert str(state.aside) == ASIDE
    assert state.hands == (hand(HAND_0), hand(HAND_1))
    assert len(state.pile) == state.board.pile_left == 18
    assert sum(state.pieces().values()) == 27


def test_a_seed_gives_one_deal() -> None:
    """B2.1: the same seed shuffles alike, another one differently."""
    deals = [BOSSA.shuffle(SETUP, seed) for seed in ("a", "a", "b")]

    assert deals[0] == deals[1] != deals[2]
    assert sorted(deals[0].tiles) == list(TILES)


def test_dice_differ_and_start_the_lines() -> None:
    """B2.2: dealt dice differ; the white die starts the white line, the black one the black."""
    assert all(white != black for white, black in (BOSSA.shuffle(SETUP, str(n)).dice for n in range(300)))
    assert dealt(dice=(2, 6)).board.dice == (2, 6)


@pytest.mark.parametrize(("dice", "chooser"), [((5, 3), 0), ((3, 5), 1)])
def test_the_higher_roller_chooses(dice: tuple[int, int], chooser: int) -> None:
    """B2.3: seat 0 rolled white, seat 1 black; the higher one has three choices."""
    state = dealt(dice=dice)

    assert (state.board.phase, state.to_move) == (Phase.CHOOSE, chooser)
    assert legal(state) == ["white", "black", "first"]


@pytest.mark.parametrize(("choice", "owner"), [("white", (0, 1)), ("black", (1, 0))])
def test_who_takes_a_line_lets_the_other_play_first(choice: str, owner: tuple[int, int]) -> None:
    """B2.4: the other line is the opponent's, and so is the first turn."""
    state = played(dealt(), choice)

    assert (state.board.owner, state.board.first) == (owner, 1)
    assert played(state, "doubler", "doubler").to_move == 1


@pytest.mark.parametrize(("choice", "owner"), [("white", (1, 0)), ("black", (0, 1))])
def test_who_plays_first_lets_the_other_take_a_line(choice: str, owner: tuple[int, int]) -> None:
    """B2.5: after `first` the opponent chooses between the lines only."""
    state = played(dealt(), "first")

    assert (state.board.phase, state.to_move) == (Phase.CHOOSE_LINE, 1)
    assert legal(state) == ["white", "black"]
    state = played(state, choice)
    assert (state.board.owner, state.board.first) == (owner, 0)
    assert played(state, "doubler", "doubler").to_move == 0


def test_nobody_can_choose_to_play_first_second() -> None:
    """B2.5: `first` has been taken, so the other cannot take it."""
    with pytest.raises(IllegalMove, match=r"B2\.5"):
        played(dealt(), "first", "first")


@pytest.mark.parametrize(("dice", "chooser"), [((5, 3), 0), ((3, 5), 1)])
def test_who_sees_which_hand(dice: tuple[int, int], chooser: int) -> None:
    """B2.6: the chooser looks first, the other only when it has to choose, then all is open."""
    state = dealt(dice=dice)
    seats = (Seat(chooser), Seat(1 - chooser))

    def seen(state: BossaState) -> list[list[bool]]:
        """Tell for the chooser and for the other: whether they see their own hand, and the opponent's."""
        hands = [(state.view(seat).hands, seat) for seat in seats]
        return [[None not in held[seat], None not in held[1 - seat]] for held, seat in hands]

    assert seen(state) == [[True, False], [False, False]]
    assert seen(played(state, "first")) == [[True, False], [True, False]]
    assert seen(played(state, "white")) == [[True, True], [True, True]]


@pytest.mark.parametrize("dice", [(5, 3), (3, 5)])
def test_modifiers_are_chosen_unseen(dice: tuple[int, int]) -> None:
    """B2.7: seat 0 is asked first, whoever rolled higher; seat 1 does not see the answer before giving its own."""
    state = played(dealt(dice=dice), "white")
    assert (state.to_move, legal(state)) == (0, ["doubler", "inverter"])

    state = played(state, "inverter")
    assert state.to_move == 1
    assert state.view(Seat(0)).modifiers == ("inverter", None)
    assert state.view(Seat(1)).modifiers == (None, None)

    state = played(state, "doubler")
    assert state.board.phase is Phase.PLAY
    assert state.view(Seat(0)).modifiers == state.view(Seat(1)).modifiers == ("inverter", "doubler")


@pytest.mark.parametrize(
    ("start", "move", "rule"),
    [
        ([], "doubler", "B2.3"),
        ([], "redraw 0/1", "B2.3"),
        (["first"], "inverter", "B2.5"),
        (["white"], "white", "B2.7"),
        (["white"], "first", "B2.7"),
        (["white", "doubler", "doubler"], "doubler", "B3.2"),
    ],
)
def test_a_choice_in_the_wrong_phase(start: list[str], move: str, rule: str) -> None:
    """A move of another phase is refused with what is being decided and what is legal."""
    state = played(dealt(), *start)

    with pytest.raises(IllegalMove) as refusal:
        played(state, move)

    assert rule in refusal.value.message
    assert f"`{legal(state)[0]}`" in refusal.value.hint
    assert refusal.value.code == "move/illegal"


def _changed(change: Callable[[dict[str, Json]], object]) -> dict[str, Json]:
    given: dict[str, Json] = {"tiles": [str(tile) for tile in TILES], "dice": [5, 3]}
    change(given)
    return given


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (_changed(lambda deal: deal.pop("tiles")), "tiles"),
        (_changed(lambda deal: deal.pop("dice")), "dice"),
        (_changed(lambda deal: deal.update(deck=[])), "deck"),
        (_changed(lambda deal: deal.update(tiles="0/1")), "tiles"),
        (_changed(lambda deal: deal.update(tiles=["2/5"])), "2/5"),
        (_changed(lambda deal: deal.update(tiles=[3])), "3"),
        (_changed(lambda deal: deal.update(tiles=["0/1", "0/1"])), "0/1 is there twice"),
        (_changed(lambda deal: deal.update(tiles=[str(tile) for tile in TILES[:-1]])), "Missing tiles: 6/0"),
        (_changed(lambda deal: deal.update(dice=[4, 4])), "B2.2"),
        (_changed(lambda deal: deal.update(dice=[0, 4])), "white die shows 0"),
        (_changed(lambda deal: deal.update(dice=[4, 7])), "black die shows 7"),
        (_changed(lambda deal: deal.update(dice=[4])), "dice"),
        (_changed(lambda deal: deal.update(dice=[True, 2])), "dice"),
        (_changed(lambda deal: deal.update(dice=["1", 2])), "dice"),
        (_changed(lambda deal: deal.update(dice={"white": 1, "black": 2})), "dice"),
    ],
)
def test_a_deal_that_cannot_be(given: dict[str, Json], said: str) -> None:
    """A deal that is not the box or has impossible dice is refused, and it says why."""
    with pytest.raises(InvalidDeal) as refusal:
        BOSSA.read_deal(SETUP, given)

    assert said in refusal.value.message
    assert refusal.value.hint
    assert refusal.value.code == "deal/invalid"


def test_equal_dice_are_told_but_change_nothing() -> None:
    """Equal numbers that were rolled before are told; the deal is the same without them."""
    deal = BOSSA.shuffle(SETUP, "28")

    assert deal.ties == (2,)
    assert BOSSA.deal(SETUP, deal).view(Seat(0)).ties == (2,)
    assert BOSSA.read_deal(SETUP, BOSSA.deal_json(deal)) == deal


def test_a_deal_reads_back() -> None:
    """A deal's JSON form has the protocol's fields and reads back."""
    deal = BOSSA.shuffle(SETUP, "any")

    assert tuple(BOSSA.deal_json(deal)) == tuple(BOSSA.deal_schema) == ("tiles", "dice")
    assert BOSSA.read_deal(SETUP, BOSSA.deal_json(deal)) == deal
