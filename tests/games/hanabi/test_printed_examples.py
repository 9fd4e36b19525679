"""The examples that the rulebooks print, each by the name of its edition."""

from __future__ import annotations

import pytest
from tests.games.hanabi.positions import play, position

from chabudai.core import IllegalMove
from chabudai.games.hanabi import HANABI, Band

OTHERS = [name for name in HANABI.editions if name != "it-2023"]


@pytest.mark.parametrize(
    ("edition", "tops", "score", "verdict"),
    [
        ("it-2023", "W4 R2 B3 Y1 G4", 14, Band.GLOW),
        ("es-2019", "W4 R2 B3 Y1 G4", 14, Band.GLOW),
        ("pl", "W3 R4 B4 Y5 G2", 18, Band.SPARKLE),
    ],
)
def test_the_score_that_is_added_up(edition: str, tops: str, score: int, verdict: Band) -> None:
    """The sum of the example, and its band in the table below it (H6.4, H6.5)."""
    state = position(f"fireworks {tops}", edition=edition)

    assert state.score == score
    assert Band.of(score) is verdict


@pytest.mark.parametrize("edition", HANABI.editions)
@pytest.mark.parametrize(
    ("hand", "clue", "pointed"),
    [
        ("R3 G1 B2 Y4 G2", "clue 2 red", (0,)),
        ("R3 G1 B2 Y4 G2", "clue 2 green", (1, 4)),
        ("R3 G5 B2 Y4 G2", "clue 2 5", (1,)),
        ("R1 G3 B2 Y1 G2", "clue 2 1", (0, 3)),
        ("R4 G3 B2 Y4 G2", "clue 2 4", (0, 3)),
    ],
)
def test_what_a_clue_says(edition: str, hand: str, clue: str, pointed: tuple[int, ...]) -> None:
    """One red card, two green ones, a 5, two 1s, two 4s: all that fit are pointed at together (H3.2, H3.3)."""
    before = position(f"hands .. / {hand}", edition=edition)
    after = play(before, clue)
    (clued,) = [
        event for event in HANABI.events(before, HANABI.parse(clue), after) if event.to_json()["event"] == "clued"
    ]

    assert clued.to_json()["slots"] == list(pointed)


@pytest.mark.parametrize("clue", ["clue 2 white", "clue 2 4"])
def test_what_a_hand_does_not_hold(clue: str) -> None:
    """it-2023 gives "no white card" and "no 4" as examples, the other editions print none such (H3.4)."""
    hands = "hands .. / R3 G1 B2 Y1 G2"

    assert play(position(hands, edition="it-2023"), clue).clue_tokens == 7
    for edition in OTHERS:
        with pytest.raises(IllegalMove):
            play(position(hands, edition=edition), clue)


def test_two_multicolour_cards() -> None:
    """pl: with the avalanche a clue names the sixth colour, and no other colour touches it (H9.1)."""
    state = position("hands .. / M1 R2 M3 Y4 G1", edition="pl", avalanche=True)

    knowledge = play(state, "clue 2 multicolour").hands[1]
    assert [known.colours.bit_count() for known in knowledge.knowledge] == [1, 5, 1, 5, 5]
