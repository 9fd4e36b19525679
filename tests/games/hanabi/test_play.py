"""Chapter H5: playing a card."""

import pytest
from tests.games.hanabi.positions import card, over, play, position

from chabudai.games.hanabi import HANABI, Colour


@pytest.mark.parametrize("value", range(1, 6))
@pytest.mark.parametrize("colour", "WRBYG")
def test_a_card_fits_if_it_is_the_next_value(colour: str, value: int) -> None:
    """A firework grows from 1 to 5, each value once, whatever the other fireworks are (H5.1)."""
    built = f"fireworks {colour}{value - 1}" if value > 1 else ""
    after = play(position(f"{built} | hands {colour}{value} .. / .."), "play 1")

    assert after.fireworks[card(f"{colour}1").colour] == value
    assert (after.fireworks_total, after.errors, after.discards) == (value, 0, ())


@pytest.mark.parametrize("played", ["R2", "R3", "R5", "Y2", "G4"])
def test_a_card_does_not_fit_otherwise(played: str) -> None:
    """Neither the same value again, nor a jump, nor another colour's next value (H5.1)."""
    after = play(position(f"fireworks R3 | hands {played} .. / .."), "play 1")

    assert (after.fireworks_total, after.errors) == (3, 1)


def test_a_card_that_fits_is_added_and_no_token_moves() -> None:
    """It leaves the hand for its firework (H5.2)."""
    after = play(position("clues 3 | fireworks R1 | hands Y2 R2 .. / .. | deck B4 .."), "play 2")

    assert after.fireworks[Colour.RED] == 2
    assert (after.clue_tokens, after.errors, after.discards) == (3, 0, ())


def test_a_card_that_does_not_fit_is_discarded_and_counted() -> None:
    """A wrong play brings no token back, unlike a discard (H5.2)."""
    after = play(position("clues 3 | errors 1 | fireworks R1 | hands Y2 R2 .. / .. | deck B4 .."), "play 1")

    assert after.discards == (card("Y2"),)
    assert (after.clue_tokens, after.errors, over(after)) == (3, 2, None)


@pytest.mark.parametrize("played", ["R1", "R2"])
def test_either_way_you_draw(played: str) -> None:
    """After a right and after a wrong play the hand is full again (H5.3)."""
    after = play(position(f"hands {played} .. / .. | deck B4 .."), "play 1")

    assert after.hands[0].cards[-1] == card("B4")
    assert len(after.hands[0].cards) == 5


@pytest.mark.parametrize("move", ["play 1", "play 2", "discard 1"])
def test_nothing_is_drawn_from_an_empty_deck(move: str) -> None:
    """The hand gets smaller once the deck is empty (H5.3)."""
    state = position("clues 4 | fireworks R4 Y4 G4 W4 B4 | hands R5 B1 .. / Y5 G5 .. | deck none")

    assert len(play(state, move).hands[0].cards) == 4


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("errors 2 | hands R2 .. / ..", "play 1"),
        ("fireworks R5 Y5 G5 W5 B4 | hands B5 .. / .. | deck R1 ..", "play 1"),
        ("hands R5 .. / ..", "play 1"),
        ("clues 4 | hands R5 .. / ..", "discard 1"),
    ],
    ids=["third error", "victory", "hopeless play", "hopeless discard"],
)
def test_nothing_is_drawn_after_the_end(text: str, move: str) -> None:
    """A game that ends at once ends before the draw (H4.2, H5.3)."""
    state = position(text, all_or_nothing=True)
    after = play(state, move)

    assert over(after) is not None
    assert after.deck == state.deck
    assert after.hands[0].cards == state.hands[0].cards[1:]


@pytest.mark.parametrize(("clues", "after"), [(0, 1), (5, 6), (7, 8), (8, 8)])
def test_a_five_brings_a_token_back(clues: int, after: int) -> None:
    """Completing a firework gives one token, lost when all eight are available (H5.4)."""
    state = position(f"clues {clues} | fireworks R4 | hands R5 .. / ..")

    assert play(state, "play 1").clue_tokens == after


def test_a_five_that_does_not_fit_brings_nothing() -> None:
    """Only completing a firework is rewarded (H5.4)."""
    after = play(position("clues 4 | fireworks R3 | hands R5 .. / .."), "play 1")

    assert (after.clue_tokens, after.errors) == (4, 1)


@pytest.mark.parametrize(
    ("clues", "told"), [(3, ["played", "completed", "tokens_regained"]), (8, ["played", "completed"])]
)
def test_a_completed_firework_is_told(clues: int, told: list[str]) -> None:
    """The events say that the firework is complete, and that a token came back if one did (H5.4)."""
    state = position(f"clues {clues} | fireworks R4 | hands R5 .. / .. | deck B4 ..")
    move = HANABI.parse("play 1")
    events = [event.to_json() for event in HANABI.events(state, move, state.play(move))]

    assert [event["event"] for event in events] == [*told, "drawn"]
    assert events[0] == {"event": "played", "seat": 0, "slot": 0, "card": "R5"}
