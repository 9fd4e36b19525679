"""Reviews of Hanabi: facts by the rules, costs by the bots, the same figures every time."""

from dataclasses import replace
from html import escape
from io import StringIO
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec import structs
from rich.console import Console
from tests.records.rehearsed import rehearsed

from chabudai.analysis import Estimate, InvalidReview, Review, Reviewer, Settings
from chabudai.analysis.figures import is_clear
from chabudai.analysis.ledger import Ledger, key_of
from chabudai.analysis.picture import picture
from chabudai.analysis.report import report
from chabudai.analysis.screen import on_screen
from chabudai.analysis.sentences import PARTS, names_of
from chabudai.bots import say_why
from chabudai.bots.hanabi.speaking import move_reason
from chabudai.core import Record
from chabudai.games import GAMES, HANABI
from chabudai.protocol.hanabi.reviews import HanabiStep
from chabudai.words import LANGUAGES, Words

QUICK = Settings(bot="foresight", worlds=200)
ENGLISH = Words("en", PARTS)
SETUP = HANABI.setup(2, {"first": 1, "empty_clues": False})


def dealt(*hands: str) -> list[str]:
    """Return a deck that begins with these cards."""
    cards = [str(card) for card in SETUP.deck]
    given = " ".join(hands).split()
    for card in given:
        cards.remove(card)
    return given + cards[::-1]


def recorded(deck: list[str], *moves: str) -> Record:
    """Return a game of two in which seat 1 begins."""
    return Record("hanabi", 2, SETUP.rules_json(), {"deck": deck}, None, moves)


def reviewed(record: Record, settings: Settings = QUICK, jobs: int = 1) -> Review:
    """Return the whole review."""
    reviewer = Reviewer(record, settings)
    return reviewer.review({found.number: found.part for found in reviewer.run(jobs=jobs)})


def step(review: Review, number: int) -> HanabiStep:
    """Return what is said about a move."""
    found = review.steps[number - 1]
    assert isinstance(found, HanabiStep)
    return found


FIVE = recorded(dealt("R1 W1 W2 G2 R5", "R1 B1 W3 G3 Y4"), "clue 1 5", "discard 5", "clue 1 red")


@pytest.fixture(scope="module")
def five() -> Review:
    """A game in which somebody throws away a card that is known to be a 5."""
    return reviewed(FIVE)


def test_throwing_a_known_five_away_costs_a_point(five: Review) -> None:
    """The card that was lost is named, the highest score falls, and the cost is clear either way of counting."""
    thrown = step(five, 2)

    assert (thrown.card, thrown.lost) == ("R5", "R5")
    assert (thrown.highest, thrown.highest_after) == (25, 24)
    assert thrown.best != thrown.move
    assert is_clear(thrown.cost)
    assert 0.2 < thrown.cost.mean < 2
    assert 0.3 < thrown.cost_as_it_lay.mean < 2
    assert 2 in five.turning_points
    assert five.course[2].mean < five.course[1].mean - 0.3
    assert five.costs[0] == pytest.approx(thrown.cost.mean)


def test_what_could_be_known_is_exact(five: Review) -> None:
    """A card clued as a 5 is one of five 5s, all unseen; chances add up to 1 and the likeliest come first."""
    thrown = step(five, 2)

    assert thrown.known[4] == dict.fromkeys(("R5", "Y5", "G5", "W5", "B5"), 0.2)
    for chances in thrown.known:
        assert sum(chances.values()) == pytest.approx(1, abs=0.01)
        assert list(chances.values()) == sorted(chances.values(), reverse=True)
    assert "W5" not in thrown.known[0]


def test_pace_counts_turns_that_need_no_point(five: Review) -> None:
    """40 cards in the deck, two turns after them, 25 points to make: 17; a lost 5 asks for one point less."""
    assert [step(five, number).pace for number in (1, 2, 3)] == [17, 17, 17]
    assert [step(five, number).tokens for number in (1, 2, 3)] == [8, 7, 8]


def test_a_game_that_stops_ends_where_it_stands(five: Review) -> None:
    """The course has a value after the last move too, with its error, when the game was not over."""
    assert five.ended is None
    assert len(five.course) == 4
    assert five.course[-1].error > 0


def test_the_same_game_and_seed_give_the_same_review() -> None:
    """However many work on it; another seed draws other worlds."""
    record = replace(rehearsed("hanabi", 3, {}, "same"), moves=rehearsed("hanabi", 3, {}, "same").moves[:12])
    one = reviewed(record).to_json()

    assert reviewed(record, jobs=3).to_json() == one
    assert reviewed(record, replace(QUICK, seed="other")).to_json() != one


@pytest.mark.parametrize(
    ("players", "rules"),
    list(
        product((2, 5), ({"all_or_nothing": True}, {"synchronised": True, "avalanche": True}, {"empty_clues": False}))
    ),
)
def test_every_variant_is_reviewed_to_its_end(players: int, rules: dict[str, bool]) -> None:
    """The course ends with what the game was worth, and stays within what it can reach."""
    record = rehearsed("hanabi", players, rules, f"variant/{players}/2")
    *_, last = record.replay(GAMES)
    review = reviewed(record, replace(QUICK, worlds=100))

    assert review.course[-1] == Estimate((last.returns() or (0.0,))[0])
    assert all(0 <= at.mean <= review.top for at in review.course)
    assert review.top == (1 if rules.get("all_or_nothing") else 30 if rules.get("avalanche") else 25)
    assert len(review.turning_points) <= 3


def test_the_encoder_is_its_own_best_bot() -> None:
    """Without search the best move is the strategy's own choice, and following it costs nothing."""
    first = HANABI.deal(SETUP, HANABI.read_deal(SETUP, FIVE.deal))
    best = step(reviewed(FIVE, Settings(bot="encoder", worlds=200)), 1).best
    again = replace(FIVE, moves=(best,))

    assert HANABI.parse(best) in first.legal_moves()
    assert step(reviewed(again, Settings(bot="encoder", worlds=200)), 1).cost == Estimate(0.0)


def test_an_interrupted_review_goes_on(tmp_path: Path) -> None:
    """What was found is kept, even when the last line was cut short; the whole is the same."""
    path = tmp_path / "five.review"
    reviewer = Reviewer(FIVE, QUICK)
    book = Ledger(path, reviewer)
    assert book.open() == {}
    running = reviewer.run(jobs=1)
    book.add(next(running))
    book.add(next(running))
    running.close()  # type: ignore[attr-defined]
    path.write_bytes(path.read_bytes()[:-5])

    again = Ledger(path, reviewer)
    found = again.open()
    assert list(found) == [1]
    for part in reviewer.run(found, jobs=1):
        found[part.number] = part.part
        again.add(part)
    assert reviewer.review(found) == reviewed(FIVE)
    assert Ledger(path, reviewer).open() == found


def test_a_file_of_another_review_is_refused(tmp_path: Path) -> None:
    """Another game, other settings, or something else altogether; the file stays as it is."""
    path = tmp_path / "x.review"
    Ledger(path, Reviewer(FIVE, QUICK)).open()
    for other in (Reviewer(replace(FIVE, moves=FIVE.moves[:2]), QUICK), Reviewer(FIVE, replace(QUICK, seed="x"))):
        with pytest.raises(InvalidReview, match="another game, or by other settings"):
            Ledger(path, other).open()
    path.write_text("hello\n", encoding="utf-8")
    with pytest.raises(InvalidReview, match="not the file of a review"):
        Ledger(path, Reviewer(FIVE, QUICK)).open()
    assert path.read_text(encoding="utf-8") == "hello\n"


def test_names_and_notes_do_not_change_the_key() -> None:
    """A review is kept by what it depends on."""
    named = replace(FIVE, names=("A", "B"))

    assert key_of(named, QUICK) == key_of(FIVE, QUICK)
    assert key_of(FIVE, replace(QUICK, worlds=300)) != key_of(FIVE, QUICK)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (Settings(bot="cautious"), "'cautious' cannot review this game"),
        (Settings(worlds=10), "out of range"),
        (Settings(bot="master"), "cannot review this game"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: Settings, reason: str) -> None:
    """With what would work."""
    with pytest.raises(InvalidReview, match=reason) as refused:
        Reviewer(FIVE, settings)
    assert refused.value.hint


def test_a_game_without_moves_has_no_review() -> None:
    """There is nothing to look back at."""
    with pytest.raises(InvalidReview, match="no moves"):
        Reviewer(replace(FIVE, moves=()), QUICK)


def test_the_picture_shows_the_course_and_its_turning_points(five: Review) -> None:
    """It is an SVG of its own: a point for each position, a mark for each turning point, nothing from elsewhere."""
    root = ET.fromstring(picture(five, ENGLISH))  # noqa: S314 - our own text
    space = "{http://www.w3.org/2000/svg}"
    line = root.find(f"{space}polyline")

    assert line is not None
    assert len(line.attrib["points"].split()) == len(five.course)
    assert len(root.findall(f"{space}circle")) == len(five.turning_points)
    assert "href" not in picture(five, ENGLISH)


def moves_told(review: Review, words: Words) -> list[str]:
    """Return the moves as people say them."""
    return [say_why(move_reason(HANABI.parse(move)), words, names_of(review, words)) for move in FIVE.moves]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_speaks_every_language(language: str, five: Review) -> None:
    """All moves, what was lost, and what every player could know."""
    words = Words(language, PARTS)
    console = Console(width=300, record=True, file=StringIO())
    console.print(on_screen(five, words, detailed=True))
    told = console.export_text()

    assert all(move in told for move in moves_told(five, words))
    assert words.say("report-lost", card="R5") in told
    assert words.say("report-unfinished") in told
    assert "R5 20%" in " ".join(told.split())


def test_the_report_tells_every_move(five: Review) -> None:
    """One HTML file with the picture, the moves and what was known, and names that cannot break it."""
    named = structs.replace(five, names=["<b>", "B"])
    page = report(named, ENGLISH)

    assert all(escape(move) in page for move in moves_told(named, ENGLISH))
    assert "R5 20%" in page
    assert "lost the last R5" in page
    assert "<b>" not in page
    assert "&lt;b&gt;" in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
