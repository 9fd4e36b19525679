"""Puzzles in the browser: one try, the server's verdict, and a row of days that is kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from typing import Any

from playwright.sync_api import expect
from tests.web.person import Person

from chabudai.analysis.puzzles import collection, number_of_day, numbered
from chabudai.words import Words

Come = Callable[..., Person]


def _play(person: Person, number: int, *, right: bool) -> str:
    """Play a card of a Hanabi puzzle on the table as it is drawn: the right one, or another."""
    puzzle = numbered("hanabi", number)
    slot = int(puzzle.answer.split()[1]) - 1
    chosen = slot if right else (slot + 1) % 4
    person.press_own(chosen, puzzle.view().to_move or 0)
    person.find(f'.popover [data-move="play {chosen + 1}"]').click()
    return puzzle.answer


def _played_puzzle() -> int:
    """Return the first puzzle whose answer is to play a card of an ordinary game."""
    return next(
        number
        for number, puzzle in enumerate(collection("hanabi"), 1)
        if puzzle.answer.startswith("play ") and puzzle.answer.count(" ") == 1
    )


def test_the_right_move_is_praised_and_a_wrong_one_explained(people: Come) -> None:
    """The worths come with the verdict and not before, and whoever tries again can be right."""
    person = people()
    words = Words("en", ("daily", "review"))
    number = _played_puzzle()
    answers: list[Any] = []
    person.page.on("response", lambda response: answers.append(response) if "/api/puzzles" in response.url else None)
    person.go(f"puzzles/hanabi/{number}")

    _play(person, number, right=False)
    verdict = person.find("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "wrong")
    assert "worth" not in answers[0].text()
    person.find("[data-again]").click()
    answer = _play(person, number, right=True)

    expect(verdict).to_have_attribute("data-verdict", "right")
    expect(verdict).to_contain_text(words.say("review-play", place=answer.split()[1]))
    person.find("[data-open-why]").click()
    expect(person.find("[data-worths] li").first).to_contain_text(
        words.say("puzzle-best-points", points=round(float(numbered("hanabi", number).worth(answer)), 1))
    )
    assert not person.errors


def test_only_the_first_try_counts_and_a_reload_keeps_it(people: Come) -> None:
    """Who was wrong first is not counted as having solved it."""
    person = people()
    words = Words("en", ("daily",))
    number = _played_puzzle()
    person.go(f"puzzles/hanabi/{number}")
    _play(person, number, right=False)
    person.find("[data-again]").click()
    _play(person, number, right=True)
    expect(person.find("[data-verdict]")).to_have_attribute("data-verdict", "right")

    person.go("puzzles")
    person.page.reload()

    expect(person.find("main")).to_contain_text(words.say("puzzle-solved", count=0, tried=1))


def test_a_bossa_puzzle_is_given_up_and_turned_over(people: Come) -> None:
    """The answer is shown to whoever asks for it by the keyboard, and the next puzzle is one press away."""
    person = people()
    person.go("puzzles/bossa/2")
    person.find("[data-give-up]").focus()
    person.page.keyboard.press("Enter")
    expect(person.find("[data-verdict]")).to_have_attribute("data-verdict", "wrong")

    person.find("[data-later]").click()

    expect(person.find("h1")).to_contain_text("3")
    expect(person.find("[data-verdict]")).to_have_count(0)


def test_today_s_puzzle_is_one_press_from_the_list(people: Come) -> None:
    """The list leads to the day's puzzle of each game."""
    person = people()
    person.go("puzzles")
    person.find("form").first.wait_for()
    day = _day(person)
    person.find('[data-today="bossa"]').click()

    expect(person.find("[data-give-up]")).to_be_visible()
    expect(person.page).to_have_url(re.compile(r"/bossa/\d+$"))
    number = int(person.page.url.rsplit("/", 1)[1])
    assert 1 <= number <= len(collection("bossa"))
    # The day may have ended meanwhile.
    assert number in {number_of_day("bossa", day) for day in (day, _day(person))}


def _day(person: Person) -> date:
    return date.fromisoformat(person.page.evaluate("() => new Date().toISOString().slice(0, 10)"))
