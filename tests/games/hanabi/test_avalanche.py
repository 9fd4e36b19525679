"""Chapter H9: the variant colour avalanche."""

from collections import Counter

import pytest
from tests.games.hanabi.positions import card, legal, over, play, position

from chabudai.core import IllegalMove, Seat
from chabudai.games.hanabi import HANABI, Band, ClueColour, Colour, Deduction, Ended, HanabiState, Prospects

FIVES = "fireworks R5 Y5 G5 W5 B5"


def avalanche(text: str = "", players: int | None = None, **rules: bool) -> HanabiState:
    """Build a position of this variant."""
    return position(text, players, avalanche=True, **rules)


def test_five_multicolour_cards_are_added() -> None:
    """55 cards: the fifty and one multicolour card of each value (H9.1)."""
    pieces = avalanche().pieces()

    assert pieces.total() == 55
    assert pieces - position().pieces() == Counter({f"M{value}": 1 for value in range(1, 6)})


def test_multicolour_is_a_colour_of_its_own() -> None:
    """It has its own firework, built from 1 to 5 (H9.1)."""
    state = avalanche("clues 0 | hands M1 M2 M3 M4 M5 / ..")
    for value in range(1, 6):
        state = play(state, "play 1", "discard 1")
        assert state.fireworks[Colour.MULTICOLOUR] == value
    assert (state.errors, state.fireworks_total) == (0, 5)
    assert state.clue_tokens == 6, "five discards and the gift for the 5"


@pytest.mark.parametrize("built", ["R1", "Y1", "G1", "W1", "B1"])
def test_multicolour_does_not_continue_other_fireworks(built: str) -> None:
    """A multicolour 2 fits no other colour's 1 (H9.1)."""
    assert play(avalanche(f"fireworks {built} | hands M2 .. / .."), "play 1").errors == 1


def test_multicolour_can_be_clued() -> None:
    """A clue about multicolour points at multicolour cards alone (H9.1)."""
    after = play(avalanche("hands .. / M1 R2 M5 .."), "clue 2 multicolour")

    possible = [known.possible_colours() for known in after.hands[1].knowledge]
    assert possible[0] == possible[2] == (Colour.MULTICOLOUR,)
    assert Colour.MULTICOLOUR not in possible[1]
    assert len(possible[1]) == 5


@pytest.mark.parametrize("colour", ["white", "red", "blue", "yellow", "green"])
def test_other_colours_do_not_touch_multicolour(colour: str) -> None:
    """A multicolour card is not of any other colour (H9.1)."""
    after = play(avalanche("hands .. / M1 W1 R1 B1 Y1", empty_clues=True), f"clue 2 {colour}")

    assert colour.upper() not in [found.name for found in after.hands[1].knowledge[0].possible_colours()]


def test_multicolour_can_be_announced() -> None:
    """In a synchronised avalanche the sixth colour is announced like any other (H8.2, H9.1)."""
    state = avalanche("clues 4 | fireworks M4 | hands M5 R1 .. / ..", synchronised=True)

    assert play(state, "play 1 as multicolour").clue_tokens == 6
    assert play(state, "play 2 as multicolour").errors == 1
    assert play(state, "play 1 as red").errors == 1
    assert sum(" as " in move for move in legal(state)) == 30


def test_multicolour_exists_only_in_the_avalanche() -> None:
    """Without the variant it can neither be clued nor is it in the deck (H9.1)."""
    with pytest.raises(IllegalMove, match=r"H9\.1"):
        position().play(ClueColour(Seat(1), Colour.MULTICOLOUR))
    assert "M1" not in position().pieces()


def test_every_multicolour_card_is_the_only_one() -> None:
    """So each of them is indispensable from the start (H9.2)."""
    prospects = Prospects.of(avalanche())

    assert all(prospects.indispensable(card(f"M{value}")) for value in range(1, 6))
    assert prospects.copies_left[card("M1")] == 1


def test_a_lost_multicolour_card_stops_its_firework() -> None:
    """Without the 2 the best is 26 (H9.2, H10.5)."""
    prospects = Prospects.of(play(avalanche("clues 4 | hands M2 .. / .."), "discard 1"))

    assert prospects.unfinishable() == (Colour.MULTICOLOUR,)
    assert prospects.highest_score == 26


def test_the_best_score_is_thirty() -> None:
    """25 does not end the game, 30 does (H9.3)."""
    state = avalanche(f"{FIVES} M4 | hands M5 .. / .. | deck R1")
    after = play(state, "play 1")

    assert (over(after), after.score, after.returns()) == (Ended.VICTORY, 30, (30.0, 30.0))
    twenty_five = play(avalanche("fireworks R5 Y5 G5 W5 B4 | hands B5 M1 .. / .. | deck R1 Y1"), "play 1")
    assert (over(twenty_five), twenty_five.fireworks_total) == (None, 25)


@pytest.mark.parametrize("score", range(25, 30))
def test_25_to_29_are_judged_alike(score: int) -> None:
    """They get the verdict of 25 (H9.3)."""
    assert Band.of(score) is Band.of(25) is Band.LEGEND


def test_thirty_has_a_verdict_of_its_own() -> None:
    """Beyond the stars (H9.3)."""
    assert Band.of(30) is Band.BEYOND_THE_STARS


def test_the_sixth_colour_is_in_what_can_be_known() -> None:
    """Knowledge and deduction count multicolour cards (H9.1, H10.2)."""
    view = avalanche("hands .. / M1 M2 M3 M4 ..").view(Seat(0))
    possible = Deduction.of(view).possible(0)

    assert card("M5") in possible
    assert card("M1") not in possible


def test_the_multicolour_firework_is_in_the_state() -> None:
    """The JSON form names the sixth firework, last; without the variant it does not (H9.1)."""
    fireworks = avalanche().to_json()["fireworks"]

    assert fireworks == dict.fromkeys(["white", "red", "blue", "yellow", "green", "multicolour"], 0)
    assert HANABI.setup(2, {"avalanche": True}).top_score == 30
