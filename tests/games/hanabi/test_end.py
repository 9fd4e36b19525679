"""Chapter H6: the ends of a game and its score."""

import pytest
from tests.games.hanabi.positions import over, play, position

from chabudai.core import GameIsOver
from chabudai.games.hanabi import HANABI, Band, Ended

ALMOST = "fireworks R5 Y5 G5 W5 B4"
FOURS = "fireworks R4 Y4 G4 W4 B4"


@pytest.mark.parametrize("edition", HANABI.editions)
def test_third_error_ends_the_game_at_once(edition: str) -> None:
    """The third error ends the game on that very move, as a defeat in every edition (H6.1)."""
    state = position("fireworks R3 | errors 2 | hands R2 .. / ..", edition=edition)
    after = play(state, "play 1")

    assert over(after) is Ended.ERRORS
    assert (after.errors, after.fireworks_total, after.score, after.returns()) == (3, 3, 0, (0.0, 0.0))


@pytest.mark.parametrize("errors", [0, 1])
def test_two_errors_do_not_end_it(errors: int) -> None:
    """The first and the second error are only counted (H6.1)."""
    assert over(play(position(f"errors {errors} | hands R2 .. / .."), "play 1")) is None


def test_every_firework_complete_ends_the_game_at_once() -> None:
    """The last 5 wins, with cards left in the deck and everybody's turns unused (H6.2)."""
    after = play(position(f"{ALMOST} | hands B5 .. / .. | deck R1 Y1"), "play 1")

    assert over(after) is Ended.VICTORY
    assert (after.fireworks_total, after.score, after.returns()) == (25, 25, (25.0, 25.0))


def test_a_victory_with_two_errors_is_a_full_score() -> None:
    """Errors cost nothing until the third (H6.2)."""
    assert play(position(f"{ALMOST} | errors 2 | hands B5 .. / .. | deck R1"), "play 1").score == 25


def test_four_complete_fireworks_are_not_enough() -> None:
    """One card short of everything, the game goes on (H6.2)."""
    after = play(position("fireworks R5 Y5 G5 W4 B4 | hands B5 .. / W5 .. | deck R1 Y1"), "play 1")

    assert over(after) is None


@pytest.mark.parametrize(
    ("players", "first"), [(players, first) for players in range(2, 6) for first in range(players)]
)
def test_the_last_round_has_one_turn_each(players: int, first: int) -> None:
    """Whoever draws the last card is the last to play; then it is over (H6.3)."""
    hands = " / ".join(["R1 .."] * 2)
    state = position(f"{FOURS} | clues 0 | deck R5 | hands {hands}", players=players, first=first)
    state = play(state, "discard 2")
    assert (state.deck_left, state.final_turns_left) == (0, players)
    seats: list[int] = []
    while state.to_move is not None:
        assert state.final_turns_left == players - len(seats)
        seats.append(state.to_move)
        state = play(state, "discard 2" if len(seats) % 2 else "clue 1 1" if state.to_move else "clue 2 1")

    assert seats == [(first + step) % players for step in range(1, players + 1)]
    assert seats[-1] == first
    assert (over(state), state.final_turns_left, state.score) == (Ended.DECK, 0, 20)


def test_final_turns_are_null_before_the_last_card() -> None:
    """With a card left in the deck there is no last round yet (H6.3)."""
    state = play(position(f"{FOURS} | clues 4 | deck R5 Y5 | hands G5 .. / .."), "discard 2")

    assert (state.deck_left, state.final_turns_left) == (1, None)
    assert play(state, "clue 1 5").final_turns_left is None


@pytest.mark.parametrize("move", ["play 1", "play 2", "discard 2"])
def test_any_draw_can_be_the_last(move: str) -> None:
    """A right play, a wrong play and a discard all begin the last round (H6.3)."""
    state = position(f"{FOURS} | clues 4 | deck Y5 | hands R5 R1 .. / ..")
    after = play(state, move)

    assert after.final_turns_left == 2
    kinds = [event.to_json()["event"] for event in HANABI.events(state, HANABI.parse(move), after)]
    assert kinds[-2:] == ["drawn", "last_round"]


def test_victory_on_the_last_turn() -> None:
    """The very last turn can still win (H6.2, H6.3)."""
    after = play(position(f"{ALMOST} | deck none | last 1 | hands B5 .. / .."), "play 1")

    assert (over(after), after.score) == (Ended.VICTORY, 25)


def test_third_error_on_the_last_turn() -> None:
    """The very last turn can still lose (H6.1, H6.3)."""
    after = play(position(f"{ALMOST} | errors 2 | deck none | last 1 | hands B1 .. / .."), "play 1")

    assert (over(after), after.fireworks_total, after.score) == (Ended.ERRORS, 24, 0)


def test_the_last_turn_can_still_score() -> None:
    """A card added on the last turn counts (H6.3, H6.4)."""
    after = play(position(f"{FOURS} | deck none | last 1 | hands B5 .. / .."), "play 1")

    assert (over(after), after.score) == (Ended.DECK, 21)


def test_a_clue_can_be_the_last_turn() -> None:
    """Clues use up the last round too (H6.3)."""
    assert over(play(position(f"{FOURS} | deck none | last 1"), "clue 2 5")) is Ended.DECK


def test_the_score_is_the_sum_of_the_top_values() -> None:
    """While the game goes on and after the deck's end it is the same sum (H6.4)."""
    state = position("fireworks R3 W1 G5 B2 | deck none | last 1")
    after = play(state, "clue 2 1")

    assert (state.fireworks_total, state.score) == (11, 11)
    assert (after.fireworks_total, after.score, after.returns()) == (11, 11, (11.0, 11.0))


def test_a_defeat_keeps_the_sum_beside_the_score() -> None:
    """After a defeat the score is 0 and the sum is still shown (H6.4)."""
    after = play(position("fireworks R3 W1 G5 B2 | errors 2 | hands R3 .. / .."), "play 1")
    shown = after.to_json()

    assert (shown["fireworks_total"], shown["score"], shown["ended"]) == (11, 0, "errors")


@pytest.mark.parametrize(
    ("band", "scores"),
    [
        (Band.DAMP, range(6)),
        (Band.FLICKER, range(6, 11)),
        (Band.GLOW, range(11, 16)),
        (Band.SPARKLE, range(16, 21)),
        (Band.DAZZLE, range(21, 25)),
        (Band.LEGEND, [25]),
    ],
)
def test_the_audience_judges(band: Band, scores: range) -> None:
    """0-5, 6-10, 11-15, 16-20, 21-24 and 25 each have a verdict (H6.5)."""
    assert {Band.of(score) for score in scores} == {band}


@pytest.mark.parametrize("move", ["play 1", "discard 1", "clue 2 1"])
def test_no_move_after_the_end(move: str) -> None:
    """Whatever it is, it comes too late (H6.1)."""
    ended = play(position("errors 2 | hands R2 .. / .."), "play 1")

    with pytest.raises(GameIsOver, match="errors"):
        play(ended, move)


def test_the_end_is_told_last() -> None:
    """The event says why, with the sum and the score (H6.4)."""
    state = position("fireworks R3 | errors 2 | hands R2 .. / .. | deck B4 ..")
    move = HANABI.parse("play 1")
    events = [event.to_json() for event in HANABI.events(state, move, state.play(move))]

    assert events[0] == {"event": "misplayed", "seat": 0, "slot": 0, "card": "R2", "errors": 3}
    assert events[-1] == {"event": "ended", "why": "errors", "fireworks_total": 3, "score": 0}
