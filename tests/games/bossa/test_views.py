"""What a seat may know, and nothing else."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from tests.games.bossa.positions import dealt, hand, played, position

from chabudai.core import ALL, PUBLIC, Chance, Seat
from chabudai.games.bossa import BOSSA, BossaState, BossaView
from chabudai.games.bossa.components import Modifier

SEATS = (Seat(0), Seat(1))


def test_a_view_has_no_room_for_secrets() -> None:
    """A view's type has no pile and no tile set aside."""
    assert {field.name for field in fields(BossaView)} == {
        "observer",
        "to_move",
        "board",
        "hands",
        "modifiers",
        "ties",
    }


def test_before_the_choice_only_the_own_hand_shows() -> None:
    """B2.6: worlds that differ in the opponent's hand look alike to the chooser."""
    one = dealt(hands=("0/1 0/2 0/3 0/4", "1/0 1/1 1/2 1/3"))
    other = dealt(hands=("0/1 0/2 0/3 0/4", "2/0 2/1 2/2 2/3"))

    assert one.view(SEATS[0]) == other.view(SEATS[0])
    assert one.view(SEATS[0]).to_json() == other.view(SEATS[0]).to_json()


def test_before_the_choice_the_other_sees_nothing() -> None:
    """B2.6: whoever does not choose has not looked at any hand."""
    one = dealt(hands=("0/1 0/2 0/3 0/4", "1/0 1/1 1/2 1/3"))
    other = dealt(hands=("3/0 3/1 3/2 3/3", "2/0 2/1 2/2 2/3"))

    assert one.view(SEATS[1]) == other.view(SEATS[1])


def test_a_hidden_modifier_does_not_show() -> None:
    """B2.7: seat 1 cannot tell the doubler from the inverter before choosing; seat 0 can."""
    state = played(dealt(), "white")
    doubler, inverter = played(state, "doubler"), played(state, "inverter")

    assert doubler.view(SEATS[1]) == inverter.view(SEATS[1])
    assert doubler.view(SEATS[0]) != inverter.view(SEATS[0])


def test_a_hidden_choice_is_told_to_nobody_else() -> None:
    """B2.7: neither the opponent nor an onlooker hears which side was chosen; other moves are open to all."""
    state, move = played(dealt(), "white"), BOSSA.parse("doubler")

    assert [state.told(move, seat) for seat in (*SEATS, PUBLIC, ALL)] == [move, None, None, move]
    assert dealt().told(BOSSA.parse("white"), SEATS[1]) == BOSSA.parse("white")


@pytest.mark.parametrize("seat", SEATS)
def test_the_pile_never_shows(seat: Seat) -> None:
    """B2.1: the order of the pile and the tile set aside are hidden from both."""
    state = position()
    aside, *pile = (*state.pile, state.aside)
    other = replace(state, pile=tuple(pile), aside=aside)

    assert other != state
    assert other.view(seat) == state.view(seat)


def test_a_look_alike_deals_again_what_is_hidden() -> None:
    """Look-alikes shuffle what the seat cannot see and keep what it can."""
    state, chance = dealt(), Chance("test", "views")
    worlds = [state.alike(SEATS[0], chance) for _ in range(50)]

    assert all(world.hands[0] == state.hands[0] for world in worlds)
    assert len({world.hands[1] for world in worlds}) > 40
    assert len({world.aside for world in worlds}) > 10
    assert all(world.pieces() == state.pieces() for world in worlds)


def test_a_look_alike_guesses_the_hidden_modifier() -> None:
    """Of seat 0's secret choice both sides occur to seat 1, its own choice stays."""
    state, chance = played(dealt(), "white", "doubler"), Chance("test", "views")

    def kinds(seat: Seat) -> set[Modifier | None]:
        return {state.alike(seat, chance).modifiers[0] for _ in range(30)}

    assert kinds(SEATS[1]) == set(Modifier)
    assert kinds(SEATS[0]) == {Modifier.DOUBLER}


def test_only_the_seat_to_move_has_moves() -> None:
    """A view lists its seat's legal moves, and none for the one who waits."""
    for state in (dealt(), played(dealt(), "first"), played(dealt(), "white"), position()):
        _lists_only_its_own(state)


def _lists_only_its_own(state: BossaState) -> None:
    for seat in SEATS:
        expected = state.legal_moves() if seat == state.to_move else ()
        assert state.view(seat).legal_moves() == expected


def test_all_hands_are_open_in_play() -> None:
    """B2.6: from the modifiers on both hands show to both."""
    state = position(hands=("6/0 3/0", "2/2"))

    assert all(state.view(seat).hands == (hand("3/0 6/0"), hand("2/2")) for seat in SEATS)
