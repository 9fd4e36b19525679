"""Reviews of Hanabi by the conventions of people."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.analysis.test_answers import COST, GAIN, made
from tests.analysis.test_hanabi_review import reviewed, step
from tests.analysis.test_language import NAMES, SETUP, deck
from tests.records.rehearsed import rehearsed

from chabudai.analysis import InvalidReview, Review, Reviewer, Settings
from chabudai.analysis.figures import is_clear
from chabudai.analysis.game_reviewer import reviewer_of
from chabudai.analysis.hanabi.language import Language
from chabudai.analysis.played import Played
from chabudai.analysis.rows import Rows
from chabudai.analysis.sentences import PARTS, summary
from chabudai.core import Record
from chabudai.games import GAMES
from chabudai.words import Words

ENGLISH = Words("en", PARTS)
ASKED = "W1 W3 Y1 G1 B3  B4 B2 W4 Y3 W2  Y2 W3 G4 B3 R1"
"""Ann can ask Cleo for her red 1, of which a colour alone tells nobody that it is no other red card."""


def recorded(hands: str, *moves: str) -> Record:
    """Return a game of three by its hands and moves."""
    return Record("hanabi", 3, SETUP.rules_json(), {"deck": deck(hands)}, None, moves, tuple(NAMES))


def by(bot: str, record: Record) -> Review:
    """Return a quick review."""
    return reviewed(record, Settings(bot=bot, worlds=200))


@pytest.fixture(scope="module")
def asked() -> Record:
    """Ann asks Cleo for the red 1 by its colour, and Cleo plays it."""
    return recorded(ASKED, "clue 3 red", "discard 1", "play 5")


def test_a_play_that_a_clue_asked_for_is_good(asked: Record) -> None:
    """By the conventions the card is the red 1; by the words alone it is any red card."""
    people, code = by("partner", asked), by("foresight", asked)

    assert people.verdicts[2] in ("good", "brilliant")
    assert step(people, 3).taken is not None
    assert (step(people, 3).taken or [])[4] == ["R1"]
    assert len(step(code, 3).known[4]) == 5
    assert step(code, 3).taken is None


def test_a_review_says_by_whom_it_is_and_what_else_there_is(asked: Record) -> None:
    """People come first."""
    one = Record("hanabi", 3, asked.rules, asked.deal, None, asked.moves[:1])

    assert [by(bot, one).way for bot in ("", "foresight", "encoder")] == ["people", "code", None]
    assert by("", one).ways == ["people", "code"]


def test_the_best_move_has_a_reason_that_people_understand() -> None:
    """Bob's chop is a 5 that would be lost: a discard costs, and the remark says why the save was better."""
    lost = recorded("W1 W3 Y2 G3 B3  B4 B2 W4 Y3 W2  Y3 W3 G4 B3 R4", "clue 3 3", "clue 3 4", "discard 1")
    review = by("partner", lost)
    remarks = [rows[-1] for rows in map(Rows(review, ENGLISH, errors=False).cells, review.steps)]

    assert all(step(review, number).best for number in (1, 2, 3))
    assert any("clue" in remark for remark in remarks) or not any(map(is_clear, (each.cost for each in review.steps)))


def test_a_misreading_is_remarked() -> None:
    """A red 3 that is taken for the red 1 is told at the clue that caused it."""
    review = by("partner", recorded("W1 W3 Y1 G1 B3  B4 B2 W4 Y3 W2  Y2 W3 G4 B3 R3", "clue 3 red"))
    rows = Rows(review, ENGLISH, errors=False)

    assert "Misread: Cleo takes card 5 for red 1, but it is red 3." in rows.cells(review.steps[0])[-1]
    assert "took them for" in rows.detail(review.steps[0])


def test_moves_and_cards_are_told_as_people_say_them(asked: Record) -> None:
    """A clue names its player and not a seat, and a card that may be anything is not told by the first six faces."""
    review = by("partner", asked)
    rows = Rows(review, ENGLISH, errors=False)

    assert [rows.cells(step)[2] for step in review.steps] == ["tell Cleo: red", "discard card 1", "play card 5"]
    assert "took them for: one of 25 / one of 25" in rows.detail(review.steps[0])


def test_moves_that_were_worth_more_than_the_bot_s_are_told_so(asked: Record) -> None:
    """A cost below 0 is no cost, and what rounds to 0 is neither."""
    told = list(summary(replace(by("partner", asked), costs=[-0.154, 0.52, -0.001]), ENGLISH))

    assert "The moves of Ann were worth 0.15 points more than those of partner." in told
    assert "The moves of Bob cost 0.52 points against partner." in told
    assert "The moves of Cleo cost 0.00 points against partner." in told


def test_the_first_moves_are_shown_before_the_others_are_found(asked: Record) -> None:
    """A move is judged once all others have moved after it; until then there are board and course."""
    reviewer = Reviewer(asked, Settings(bot="partner", worlds=100))
    found: dict[int, Any] = {number: reviewer.find(number).part for number in (1, 2, 3)}
    dealt, first = reviewer.so_far({1: found[1], 3: found[3]}), reviewer.so_far(found)

    assert dealt is not None
    assert dealt.steps == []
    assert [at.mean for at in dealt.course] == [found[1].before.mean]
    assert first is not None
    assert [step.number for step in first.steps] == [1]
    assert len(first.verdicts) == 1
    assert [at.mean for at in first.course] == [found[1].before.mean, found[2].before.mean]
    assert reviewer.so_far({2: found[2]}) is None


def test_what_is_shown_before_the_others_knows_the_answers(asked: Record) -> None:
    """A verdict that later moves would change is not told before them."""
    reviewer = Reviewer(asked, Settings(bot="partner", worlds=100))
    steps = made(1, "clue 3 red", COST), made(2, "discard 1"), made(3, "play 5", gain=GAIN)
    first = reviewer.so_far(dict(enumerate(steps, start=1)))

    assert first is not None
    assert (step(first, 1).answered, first.verdicts) == (3, ["good"])


def test_the_best_move_is_one_that_the_conventions_think_of() -> None:
    """A card that nothing speaks for is not what a person would play, even where worlds say that it might fit."""
    game = rehearsed("hanabi", 3, {}, "thought of")
    played = Played(list(game.replay(GAMES)), list(map(GAMES["hanabi"].parse, game.moves)))
    language = Language(played)

    fewer = 0
    for number, state in enumerate(played.states[:12], start=1):
        thought, legal = set(language.thinkable(number)), set(state.legal_moves())
        assert thought <= legal
        assert all(language.why(number, move) is not None for move in thought)
        fewer += thought < legal
    assert fewer == 12


def test_an_unknown_language_is_refused_by_name() -> None:
    """The refusal names those that there are, or says that there is no choice."""
    with pytest.raises(InvalidReview, match="people, code"):
        reviewer_of("hanabi").bot_by("elves")
    with pytest.raises(InvalidReview, match="no choice"):
        reviewer_of("bossa").bot_by("code")
