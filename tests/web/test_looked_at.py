"""Boards that are only looked at fit too: replays, puzzles and reviews, and what stands beside them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.records.rehearsed import rehearsed
from tests.web.games import hanabi_turn
from tests.web.grid import ROOM, Size, settle
from tests.web.person import COMPILED, Person

from chabudai.analysis.puzzles import numbered
from chabudai.words import Words

Come = Callable[..., Person]
SIZES: tuple[Size, ...] = ((320, 568), (390, 664), (844, 390), (1366, 650), (1366, 768))
FRAME = """() => {
    const { x, y, width, height } = document.querySelector('main [data-frame]').getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}"""


def _faults(person: Person, sizes: Sequence[Size] = SIZES) -> list[str]:
    """Show the screen in every size, and return what overlaps, is cut or lies outside."""
    found: list[str] = []
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        settle(person)
        found += [f"{width}x{height}: {fault}" for fault in person.page.evaluate(ROOM, {})]
    return found


def _upload(person: Person, page: str, game: str, players: int, folder: Path) -> None:
    file = folder / "game.json"
    file.write_text(json.dumps(rehearsed(game, players, {}, "looked at").to_json()), encoding="utf-8")
    person.go(page)
    person.find('input[type="file"]').set_input_files(file)
    person.find("[data-step]").wait_for(timeout=COMPILED)


def _frame(person: Person) -> Any:  # noqa: ANN401 - four numbers
    return person.page.evaluate(FRAME)


@pytest.mark.parametrize(("game", "players"), [("hanabi", 2), ("hanabi", 5), ("bossa", 2)])
def test_a_replay_leaves_room_for_its_buttons(people: Come, tmp_path: Path, game: str, players: int) -> None:
    """The board lies between the sentence and the buttons, at the deal and in the middle of the game."""
    person = people()
    _upload(person, "replay", game, players, tmp_path)
    faults = _faults(person)
    for _ in range(9):
        person.find("[data-step]").click()
    faults += _faults(person)

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_a_puzzle_s_board_stays_when_it_is_judged(people: Come, game: str) -> None:
    """The verdict takes the place of the question, and the reasons come as a sheet or beside the board."""
    person = people()
    person.go(f"puzzles/{game}/5")
    person.find("[data-give-up]").wait_for()
    faults = _faults(person)
    before = _frame(person)
    person.find("[data-give-up]").click()
    person.find("[data-verdict]").wait_for()
    settle(person)

    after = _frame(person)
    faults += _faults(person)
    assert abs(before[1] - after[1]) <= 24
    assert not faults, "\n".join(faults)
    person.page.set_viewport_size({"width": 390, "height": 664})
    person.find("[data-open-why]").click()
    expect(person.find("dialog [data-worths] li").first).to_be_visible()


def test_a_puzzle_tells_the_last_moves_and_the_turns_that_are_left(people: Come) -> None:
    """As the player to move saw them, with the names of the puzzle."""
    lefts = {number: _turns_left(number) for number in range(1, 20)}
    number, left = next((number, left) for number, left in lefts.items() if left)
    person = people()
    person.go(f"puzzles/hanabi/{number}")

    expect(person.find("[data-left]")).to_have_text(Words("en", ("game",)).say("last-round", count=left))
    expect(person.find("[data-last-moves] li")).to_have_count(1)
    person.find("[data-about]").click()
    expect(person.find("dialog [data-last-moves] li")).to_have_count(numbered("hanabi", number).players)


def _turns_left(number: int) -> int:
    view: Any = numbered("hanabi", number).view().to_json()
    return int(view["final_turns_left"] or 0)


@pytest.mark.slow
def test_a_review_shows_its_board_on_every_screen(people: Come, tmp_path: Path) -> None:
    """Course, sentence, board and buttons fit; the details open over the board, and a move shows it again."""
    person = people()
    _upload(person, "review", "bossa", 2, tmp_path)
    person.reviewed()
    for _ in range(5):
        person.find("[data-step]").click()
    faults = _faults(person)
    assert not faults, "\n".join(faults)

    person.page.set_viewport_size({"width": 390, "height": 664})
    person.find("[data-details]").click()
    expect(person.find("dialog dl").first).to_be_in_viewport()
    person.page.keyboard.press("Escape")
    person.find("dialog[open]").wait_for(state="detached")
    person.find("[data-moves]").click()
    person.find("dialog [data-move='3']").click()
    person.find("dialog[open]").wait_for(state="detached")
    expect(person.find("main [data-frame]")).to_be_in_viewport()
    assert "±" not in person.find("main").inner_text()


def test_the_coach_asks_what_the_first_clue_said(people: Come) -> None:
    """A wrong answer is explained and can be mended; what was understood counts as learned."""
    person = people()
    person.go("learn/hanabi")
    person.find("[data-lesson]").click()
    coach = person.find("[data-coach]")
    coach.wait_for()
    for turn in range(20):
        assert person.wait_for_turn()
        while coach.count() and coach.get_attribute("data-coach") != "lesson-h-heard":
            name = coach.get_attribute("data-coach")
            coach.locator("button").click()
            person.find(f'[data-coach="{name}"]').wait_for(state="detached")
        if coach.count():
            break
        hanabi_turn(person, turn)

    coach.locator('[data-answer="whole"]').click()
    expect(coach.locator("[data-wrong]")).to_have_text(Words("en", ("rules",)).say("lesson-h-whole-why"))
    expect(coach.locator('[data-answer="whole"]')).to_be_disabled()
    coach.locator('[data-answer="said"]').click()
    expect(coach.locator("[data-right]")).to_be_visible()
    coach.locator("button").click()
    person.find('[data-coach="lesson-h-heard"]').wait_for(state="detached")
    person.go("learn")
    expect(person.find("[data-progress]")).to_have_count(1)


@pytest.mark.parametrize(("game", "count"), [("hanabi", 6), ("bossa", 5)])
def test_rules_have_drawn_examples_with_captions(people: Come, game: str, count: int) -> None:
    """Each has something drawn and a sentence below it, and none is wider than a small phone."""
    person = people(viewport={"width": 320, "height": 568})
    person.go(f"rules/{game}")

    figures = person.find("figure[data-example]")
    expect(figures).to_have_count(count)
    for figure in figures.all():
        expect(figure.locator("figcaption")).not_to_be_empty()
        assert figure.locator("svg, [data-value]").count() > 0
    wide = figures.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth + 1).length")
    assert wide == 0
