"""Chapter H7: the variant all or nothing."""

import pytest
from tests.games.hanabi.positions import card, legal, over, play, position

from chabudai.core import IllegalMove
from chabudai.games.hanabi import HANABI, Ended, HanabiState

FOURS = "fireworks R4 Y4 G4 W4 B4"
FIVES = "R5 Y5 / G5 W5 B5"


def all_or_nothing(text: str, players: int | None = None, **rules: bool) -> HanabiState:
    """Build a position of this variant."""
    return position(text, players, all_or_nothing=True, **rules)


def test_the_decks_end_does_not_end_the_game() -> None:
    """There is no last round: the game goes on as long as it takes (H7.1)."""
    state = play(all_or_nothing(f"{FOURS} | clues 0 | deck R5 | hands R1 .. / Y1 .."), "discard 1")
    assert state.deck_left == 0
    for _ in range(3):
        state = play(state, "discard 1", "discard 1")

    assert (over(state), state.final_turns_left) == (None, None)
    assert [len(hand.cards) for hand in state.hands] == [2, 2]


def test_hands_get_smaller() -> None:
    """Without a deck nothing replaces a card that leaves, and fewer moves are listed (H7.1)."""
    state = play(all_or_nothing(f"{FOURS} | clues 8 | deck none | hands {FIVES}"), "play 1")

    assert state.hands[0].cards == (card("Y5"),)
    assert [move for move in legal(state) if move.startswith("play")] == ["play 1", "play 2", "play 3"]
    with pytest.raises(IllegalMove, match=r"1 cards \(H2\.1\)"):
        play(state, "clue 1 5", "play 2")


def test_a_game_can_be_won_long_after_the_deck() -> None:
    """Five 5s in two hands take more turns than a last round would have (H7.1, H7.4)."""
    state = all_or_nothing(f"{FOURS} | clues 8 | deck none | hands {FIVES}")
    state = play(state, "play 1", "play 1", "play 1", "play 1", "clue 2 5", "play 1")

    assert (over(state), state.score, state.returns()) == (Ended.VICTORY, None, (1.0, 1.0))


@pytest.mark.parametrize(("lost", "discards"), [("R5", ""), ("R4", "R4"), ("R3", "R3"), ("R2", "R2"), ("R1", "R1 R1")])
def test_discarding_the_last_copy_loses_at_once(lost: str, discards: str) -> None:
    """A needed card without a copy outside the discard pile makes it hopeless (H7.2)."""
    after = play(all_or_nothing(f"clues 4 | discards {discards} | hands {lost} .. / .."), "discard 1")

    assert (over(after), after.score, after.returns()) == (Ended.HOPELESS, None, (0.0, 0.0))


@pytest.mark.parametrize(("lost", "discards"), [("R4", ""), ("R1", "R1"), ("Y2", "")])
def test_another_copy_is_still_hope(lost: str, discards: str) -> None:
    """As long as a copy is left somewhere the game goes on (H7.2)."""
    after = play(all_or_nothing(f"clues 4 | discards {discards} | hands {lost} .. / .."), "discard 1")

    assert over(after) is None


def test_a_card_that_was_built_may_go() -> None:
    """The last copy of a card that the firework already has is not needed (H7.2)."""
    state = all_or_nothing("fireworks R3 | clues 4 | discards R3 R2 R1 | hands R1 .. / ..", empty_clues=True)

    assert over(play(state, "discard 1")) is None


def test_misplaying_the_last_copy_loses_too() -> None:
    """It does not matter whether it was discarded or misplayed (H7.2)."""
    after = play(all_or_nothing("fireworks R3 | hands R5 .. / .."), "play 1")

    assert (over(after), after.errors) == (Ended.HOPELESS, 1)


def test_a_third_error_that_is_also_hopeless_counts_as_errors() -> None:
    """The third error comes first (H6.1, H7.2)."""
    after = play(all_or_nothing("fireworks R3 | errors 2 | hands R5 .. / .."), "play 1")

    assert over(after) is Ended.ERRORS


def test_without_the_variant_a_lost_card_loses_nothing() -> None:
    """In the ordinary game the show goes on (H7.2)."""
    assert over(play(position("clues 4 | hands R5 .. / .."), "discard 1")) is None


def test_hopeless_with_the_only_multicolour_card() -> None:
    """Every multicolour card is the last of its kind (H7.2, H9.2)."""
    after = play(all_or_nothing("clues 4 | hands M1 .. / ..", avalanche=True), "discard 1")

    assert over(after) is Ended.HOPELESS


@pytest.mark.parametrize("clues", [0, 1])
@pytest.mark.parametrize("empty_clues", [False, True])
def test_without_a_card_one_needs_a_clue_to_give(clues: int, empty_clues: bool) -> None:
    """No card and no token is stuck; with a token and somebody to tell, it goes on (H7.3)."""
    state = all_or_nothing(
        f"{FOURS} | clues {clues} | deck none | hands R5 / none / Y5 G5 W5 B5",
        empty_clues=empty_clues,
    )
    after = play(state, "play 1")

    # The 5 brings a token back: the second seat, without a card, has one to spend.
    assert over(after) is None
    assert all(move.startswith("clue") for move in legal(after))
    assert {move.split()[1] for move in legal(after)} == ({"1", "3"} if empty_clues else {"3"})


def test_no_card_and_no_token_is_stuck() -> None:
    """Who must act, cannot and may not pass, loses the game for all (H7.3)."""
    state = all_or_nothing(f"{FOURS} | clues 1 | deck none | hands R5 / none / Y5 G5 W5 B5")
    after = play(state, "clue 3 5")

    assert (over(after), after.score, after.returns()) == (Ended.STUCK, None, (0.0, 0.0, 0.0))


def test_an_empty_hand_can_be_told_where_empty_clues_are_allowed() -> None:
    """With empty clues even a player without cards can be told something; without, tokens are no use (H3.4, H7.3).

    No real game comes here: as long as it can be won, somebody holds a card to point at.
    """
    text = f"{FOURS} | clues 4 | deck none | hands R1 / none / none"
    free = play(all_or_nothing(text, empty_clues=True), "discard 1")
    strict = play(all_or_nothing(text, empty_clues=False), "discard 1")

    assert (free.to_move, over(free)) == (1, None)
    assert "clue 1 red" in legal(free)
    assert play(free, "clue 3 white").clue_tokens == 4
    assert over(strict) is Ended.STUCK
    assert strict.clue_tokens == 5


def test_there_is_no_score() -> None:
    """Before and after the end the score is null; a victory pays 1, a defeat 0 (H7.4)."""
    state = all_or_nothing("fireworks R3 | errors 2 | hands R1 .. / ..")
    after = play(state, "play 1")

    assert (state.score, after.score) == (None, None)
    assert (over(after), after.fireworks_total, after.returns()) == (Ended.ERRORS, 3, (0.0, 0.0))
    ended = HANABI.events(state, HANABI.parse("play 1"), after)[-1].to_json()
    assert ended == {"event": "ended", "why": "errors", "fireworks_total": 3, "score": None}


@pytest.mark.parametrize("clues", [7, 8])
def test_the_winning_card_wins_although_the_next_hand_is_empty(clues: int) -> None:
    """A victory is looked at before being stuck (H6.2, H7.3)."""
    state = all_or_nothing(f"fireworks R5 Y5 G5 W5 B4 | clues {clues} | deck none | hands B5 / none")

    assert over(play(state, "play 1")) is Ended.VICTORY
