"""Chapter H10, second half: which cards matter and what can still be reached."""

import pytest
from tests.games.hanabi.games import COMBINATIONS, rehearsed, setup
from tests.games.hanabi.positions import card, play, position

from chabudai.core import Seat
from chabudai.games.hanabi import Announce, Colour, Discard, Ended, HanabiState, Play, Prospects


def kinds(text: str, face: str) -> set[str]:
    """Return what holds for a card in a position."""
    prospects = Prospects.of(position(text))
    return {
        name
        for name, holds in {
            "playable": prospects.playable(card(face)),
            "useless": prospects.useless(card(face)),
            "indispensable": prospects.indispensable(card(face)),
        }.items()
        if holds
    }


@pytest.mark.parametrize(
    ("text", "face", "expected"),
    [
        ("", "R1", {"playable"}),
        ("", "R2", set()),
        ("", "R5", {"indispensable"}),
        ("fireworks R1", "R1", {"useless"}),
        ("fireworks R1", "R2", {"playable"}),
        ("fireworks R4", "R5", {"playable", "indispensable"}),
        ("fireworks R5", "R5", {"useless"}),
        ("discards R1 R1", "R1", {"playable", "indispensable"}),
        ("discards R3", "R3", {"indispensable"}),
        ("fireworks R3 | discards R3", "R3", {"useless"}),
        ("discards R3 R3", "R2", set()),
        ("discards R3 R3", "R3", {"useless"}),
        ("discards R3 R3", "R4", {"useless"}),
        ("discards R3 R3", "R5", {"useless"}),
        ("discards R3 R3", "Y5", {"indispensable"}),
        ("discards R1 R1 R1", "R5", {"useless"}),
        ("discards R3 R3 R2", "R2", {"indispensable"}),
    ],
)
def test_what_a_card_is_worth(text: str, face: str, expected: set[str]) -> None:
    """Playable if it fits now, useless if it never can, indispensable if of use and the last (H10.3)."""
    assert kinds(text, face) == expected


def test_a_view_judges_cards_as_the_state_does() -> None:
    """Everything needed lies open, so every seat comes to the same (H10.3)."""
    state = position("fireworks R2 | discards Y3 Y3 B1")

    assert Prospects.of(state.view(Seat(1))) == Prospects.of(state)


def test_a_firework_that_cannot_be_finished() -> None:
    """All copies of a value that it still needs are discarded (H10.4)."""
    assert Prospects.of(position("discards R3 R3 Y5 G1 G1")).unfinishable() == (Colour.RED, Colour.YELLOW)
    assert Prospects.of(position("fireworks R3 | discards R3 R2 R1 R1")).unfinishable() == ()
    assert Prospects.of(position("fireworks R5 Y4 | discards Y5")).unfinishable() == (Colour.YELLOW,)


def test_cards_above_the_gap_are_useless() -> None:
    """The firework stops below the lost value (H10.4)."""
    prospects = Prospects.of(position("fireworks R1 | discards R3 R3"))

    assert prospects.reach[Colour.RED] == 2
    assert [prospects.useless(card(f"R{value}")) for value in range(1, 6)] == [True, False, True, True, True]


@pytest.mark.parametrize(
    ("text", "highest"),
    [
        ("", 25),
        ("discards R5", 24),
        ("discards R1 R1 R1", 20),
        ("fireworks R2 | discards R3 R3 Y4 Y4", 25 - 3 - 2),
        ("fireworks R5 Y5 G5 W5 B4", 25),
        ("fireworks R4 Y4 G4 W4 B4 | deck none | last 2 | hands R5 Y5 G5 W5 B5 / ..", 22),
        ("fireworks R4 Y4 G4 W4 B4 | deck none | last 1 | hands R5 Y5 G5 W5 B5 / ..", 21),
        ("fireworks R4 Y4 G4 W4 B4 | deck R1 | hands R5 Y5 G5 W5 B5 / ..", 23),
        ("fireworks R4 Y4 G4 W4 B4 | deck R1 Y1 G1 | hands R5 Y5 G5 W5 B5 / ..", 25),
        ("fireworks R4 Y4 G4 W4 B4 | deck none | last 2 | discards R5 | hands Y5 G5 W5 B5 .. / ..", 22),
    ],
)
def test_the_highest_score_still_possible(text: str, highest: int) -> None:
    """How far every firework can rise, and no more cards than there are turns left (H10.5)."""
    assert Prospects.of(position(text)).highest_score == highest


def test_all_or_nothing_has_as_many_turns_as_it_takes() -> None:
    """Without a last round only lost cards count (H10.5)."""
    text = "fireworks R4 Y4 G4 W4 B4 | deck none | hands R5 Y5 G5 W5 B5 / .."

    assert Prospects.of(position(text, all_or_nothing=True)).highest_score == 25


def test_after_the_end_nothing_more_is_possible() -> None:
    """There are no turns left (H10.5)."""
    after = play(position("fireworks R4 Y4 | errors 2 | hands R1 .. / .."), "play 1")

    assert after.ended is Ended.ERRORS
    assert Prospects.of(after).highest_score == 8


def check_step(before: HanabiState, move: Play | Announce | Discard, after: HanabiState) -> None:
    """Hold what became of a card against what was said of it."""
    said, now = Prospects.of(before), Prospects.of(after)
    face = before.hands[before.to_move or 0].cards[move.slot]
    if after.fireworks_total > before.fireworks_total:
        assert said.playable(face)
        assert not said.useless(face)
        return
    assert isinstance(move, Discard | Announce) or not said.playable(face)
    if said.indispensable(face):
        assert sum(now.reach) < sum(said.reach)
        assert face.colour in now.unfinishable()
    else:
        assert now.reach == said.reach


@pytest.mark.parametrize("rules", COMBINATIONS, ids=str)
def test_prospects_come_true_along_whole_games(rules: dict[str, bool]) -> None:
    """Only an indispensable card costs reach, and nobody ever beats the highest score (H10.3, H10.5)."""
    for number in range(6):
        highest = [setup(**rules).top_score]
        last = None
        for before, move, after in rehearsed(setup(2 + number % 4, **rules), f"prospects {number}"):
            highest.append(Prospects.of(before).highest_score)
            if isinstance(move, Play | Announce | Discard):
                check_step(before, move, after)
            last = after
        assert last is not None
        assert sorted(highest, reverse=True) == highest, "it never rises"
        assert highest[-1] >= last.fireworks_total
        if last.ended is Ended.HOPELESS:
            assert Prospects.of(last).unfinishable()
