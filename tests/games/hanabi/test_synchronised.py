"""Chapter H8: the variant synchronised show."""

from itertools import product

import pytest
from tests.games.hanabi.positions import card, legal, over, play, position

from chabudai.core import IllegalMove
from chabudai.games.hanabi import HANABI, Announce, Colour, Ended, HanabiState, Play, Slot


def synchronised(text: str, **rules: bool) -> HanabiState:
    """Build a position of this variant."""
    return position(text, synchronised=True, **rules)


def test_every_card_can_be_played_with_each_colour_or_none() -> None:
    """Announcing is a choice at each play, listed after everything else by card and colour (H8.1)."""
    moves = synchronised("clues 4").legal_moves()
    announced = [move for move in moves if isinstance(move, Announce)]

    assert announced == [Announce(Slot(slot), colour) for slot, colour in product(range(5), tuple(Colour)[:5])]
    assert moves[-len(announced) :] == tuple(announced)
    assert sum(isinstance(move, Play) for move in moves) == 5


def test_a_play_without_a_word_is_an_ordinary_play() -> None:
    """Saying nothing brings nothing (H8.1)."""
    after = play(synchronised("clues 4 | hands R1 .. / .."), "play 1")

    assert (after.fireworks_total, after.clue_tokens) == (1, 4)


@pytest.mark.parametrize(("clues", "left"), [(0, 1), (4, 5), (7, 8), (8, 8)])
def test_right_colour_and_fitting(clues: int, left: int) -> None:
    """The card is added and a token comes back, never above eight (H8.2)."""
    after = play(synchronised(f"clues {clues} | fireworks R2 | hands R3 .. / .."), "play 1 as red")

    assert (after.fireworks[Colour.RED], after.clue_tokens, after.errors) == (3, left, 0)


@pytest.mark.parametrize(("clues", "left"), [(0, 2), (5, 7), (6, 8), (7, 8), (8, 8)])
def test_an_announced_five_brings_two(clues: int, left: int) -> None:
    """One for the announcement and one for the 5, never above eight (H8.2)."""
    state = synchronised(f"clues {clues} | fireworks R4 | hands R5 .. / .. | deck B4 ..")
    move = HANABI.parse("play 1 as red")
    after = state.play(move)

    assert (after.fireworks[Colour.RED], after.clue_tokens) == (5, left)
    regained = [event.to_json() for event in HANABI.events(state, move, after)][2:-1]
    assert regained == ([{"event": "tokens_regained", "count": left - clues}] if left > clues else [])


def test_wrong_colour_is_an_error_even_if_it_would_have_fitted() -> None:
    """The card is discarded and an error is counted; no token comes back (H8.3)."""
    state = synchronised("clues 4 | fireworks R2 | hands R3 .. / ..")
    after = play(state, "play 1 as blue")

    assert (after.fireworks[Colour.RED], after.errors, after.clue_tokens) == (2, 1, 4)
    assert after.discards == (card("R3"),)
    event = HANABI.events(state, HANABI.parse("play 1 as blue"), after)[0].to_json()
    assert event == {"event": "misplayed", "seat": 0, "slot": 0, "card": "R3", "announced": "blue", "errors": 1}


def test_the_announced_colour_decides_not_what_fits_it() -> None:
    """A card whose value the announced firework waits for is still of the wrong colour (H8.3)."""
    after = play(synchronised("fireworks R2 B2 | hands R3 .. / .."), "play 1 as blue")

    assert (after.fireworks_total, after.errors) == (4, 1)


def test_wrong_colour_can_be_the_third_error() -> None:
    """Then the game is lost (H6.1, H8.3)."""
    assert over(play(synchronised("errors 2 | hands R1 .. / .."), "play 1 as blue")) is Ended.ERRORS


def test_wrong_colour_can_waste_the_winning_card() -> None:
    """A 5 announced wrongly is gone for good (H8.3)."""
    state = synchronised("fireworks R5 Y5 G5 W5 B4 | deck none | last 1 | hands B5 .. / ..")
    after = play(state, "play 1 as red")

    assert (over(after), after.score) == (Ended.DECK, 24)


def test_wrong_colour_on_the_last_copy_is_hopeless_in_all_or_nothing() -> None:
    """A playable card that was the last of its kind, announced wrongly, loses all (H7.2, H8.3)."""
    state = synchronised("fireworks R2 | discards R3 | hands R3 .. / ..", all_or_nothing=True)

    assert over(play(state, "play 1 as red")) is None
    after = play(state, "play 1 as green")
    assert (over(after), after.errors) == (Ended.HOPELESS, 1)


def test_right_colour_that_does_not_fit_is_a_wrong_play() -> None:
    """It is discarded, an error is counted, and no token comes back (H8.4)."""
    after = play(synchronised("clues 4 | fireworks R2 | hands R5 .. / .."), "play 1 as red")

    assert (after.fireworks[Colour.RED], after.errors, after.clue_tokens) == (2, 1, 4)
    assert after.discards == (card("R5"),)


def test_an_announced_victory() -> None:
    """The last 5 may be announced (H6.2, H8.2)."""
    state = synchronised("fireworks R5 Y5 G5 W5 B4 | clues 5 | hands B5 .. / .. | deck R1")
    after = play(state, "play 1 as blue")

    assert (over(after), after.clue_tokens) == (Ended.VICTORY, 7)


def test_an_announced_card_tells_its_owner_nothing_else() -> None:
    """The word is about the card that leaves: what is known of the others stays (H8.1)."""
    state = synchronised("hands R1 Y2 G3 W4 B5 / ..")

    assert play(state, "play 1 as red").hands[0].knowledge == state.hands[0].knowledge


def test_multicolour_is_announced_only_in_the_avalanche() -> None:
    """Announcing follows the colours of the table (H8.1, H9.1)."""
    state = synchronised("clues 4")

    assert not any("multicolour" in move for move in legal(state))
    with pytest.raises(IllegalMove, match=r"H9\.1"):
        play(state, "play 1 as multicolour")


def test_a_slot_that_is_not_there_cannot_be_announced() -> None:
    """The hand is looked at first (H2.1)."""
    with pytest.raises(IllegalMove, match=r"H2\.1"):
        synchronised("clues 4").play(Announce(Slot(5), Colour.RED))
