"""`chabudai course`: lists, teaches, asks, explains, remembers, and repeats; in a pipe, in every language."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

from chabudai.analysis.course import course_of, exercises_of
from chabudai.bots.reason import say_why
from chabudai.cli.app import app
from chabudai.tui.learned import Learned
from chabudai.words import LANGUAGES, Words

NOW = datetime(2026, 11, 18, 20, tzinfo=UTC)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep progress in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "chabudai"


def run(*words: str, said: str = "") -> tuple[int, str]:
    """Run the command and return its code and all that it wrote."""
    result = CliRunner().invoke(app, ["course", *words], input=said)
    return result.exit_code, result.output


def answer_to(lesson: str, number: int, *, right: bool = True) -> str:
    """Return what to write for an answer to an exercise with choices."""
    task = course_of("hanabi").proved(exercises_of("hanabi", lesson)[number - 1])
    places = [place for place, choice in enumerate(task.choices, 1) if (choice.answer == task.answer) is right]
    return str(places[0])


def with_choices(lesson: str) -> bool:
    """Tell whether the first exercise of a lesson is answered by a choice."""
    return bool(course_of("hanabi").proved(exercises_of("hanabi", lesson)[0]).choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_are_listed(language: str) -> None:
    """With their titles, and how to go on."""
    words = Words(language, ("course",))

    code, told = run("--language", language)

    assert code == 0
    for lesson in course_of("hanabi").lessons:
        assert f"  {lesson.name:<16} {words.say(lesson.title.name)} (" in told
        assert f"\n{words.say(f'course-level-{lesson.level}')}\n" in told
    assert words.say("course-list-how") in told


def test_a_lesson_shows_an_example() -> None:
    """A position, and the next move in it."""
    _, told = run("finesse", "--language", "en")

    example = told.partition("An example\n")[2].partition("exercise 1")[0]
    assert "Fireworks: " in example
    assert "Card 5, face down." in example
    assert "By the convention the next move is: Play card 5" in example


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_is_explained(language: str) -> None:
    """By the right one and the convention, in the reader's language; what is no answer is asked again."""
    words = Words(language, ("game", "bots", "course"))
    task = course_of("hanabi").proved(exercises_of("hanabi", "focus")[0])

    code, told = run("focus", "--language", language, said=f"99\n{answer_to('focus', 1, right=False)}\n")

    assert code == 0
    assert words.say("course-no-choice", count=len(task.choices)) in told
    assert words.say("course-wrong") in told
    assert words.say("course-h-focus-1") in told


def test_progress_is_kept() -> None:
    """A solved exercise does not come again before the others, and the list counts it."""
    assert with_choices("focus")
    _, told = run("focus", "--language", "en", said=f"{answer_to('focus', 1)}\n")
    assert "Right!" in told

    _, listed = run("--language", "en")
    _, again = run("focus", "--language", "en")

    assert f"(1 of {len(exercises_of('hanabi', 'focus'))} solved" in listed
    assert "exercise 2" in again


def test_a_move_is_asked_for_and_read() -> None:
    """All legal moves are listed on request, and what is none is explained."""
    number, exercise = next(
        (number, one)
        for number, one in enumerate(exercises_of("hanabi", "finesse"), 1)
        if course_of("hanabi").proved(one).form == "move"
    )
    learned = Learned("hanabi")
    for before in range(1, number):
        learned.write("finesse", before, datetime.now(UTC), right=True)

    _, told = run("finesse", "--language", "en", said=f"legal\nnonsense\n{exercise.answer}\n")

    assert f"{exercise.answer}: " in told
    assert "That is not a move." in told
    assert "Right!" in told


def test_what_is_due_is_repeated(home: Path) -> None:
    """Nothing before the first lesson; later an exercise of each lesson that was begun long ago."""
    _, nothing = run("--repeat", "--language", "en")
    Learned("hanabi", home).write("chop", 1, datetime.now(UTC) - timedelta(days=9), right=False)

    _, listed = run("--language", "en")
    _, told = run("--repeat", "--language", "en")

    assert "That was all for now." in nothing
    assert "to repeat)" in listed
    assert say_why(course_of("hanabi").lesson("chop").title, Words("en", ("course",)), ()) in told


def test_a_lesson_comes_again_later_and_later(tmp_path: Path) -> None:
    """Each right answer puts the next repetition off; a wrong one brings it back within minutes."""
    learned = Learned("hanabi", tmp_path)
    learned.write("chop", 1, NOW, right=True)
    assert learned.due(["chop", "focus"], NOW) == []
    assert learned.due(["chop", "focus"], NOW + timedelta(hours=1)) == ["chop"]

    for days in (1, 4):
        learned.write("chop", 2, NOW + timedelta(days=days), right=True)
    assert Learned("hanabi", tmp_path).due(["chop"], NOW + timedelta(days=6)) == []
    learned.write("chop", 2, NOW + timedelta(days=30), right=False)

    assert learned.due(["chop"], NOW + timedelta(days=30, hours=1)) == ["chop"]
    assert learned.solved("chop") == {1}


def test_the_next_exercise_is_one_that_is_not_solved(tmp_path: Path) -> None:
    """New ones first, then those that were wrong, then the one that was tried longest ago."""
    learned = Learned("hanabi", tmp_path)
    assert learned.next_exercise("chop", 3) == 1
    learned.write("chop", 1, NOW, right=False)
    assert learned.next_exercise("chop", 3) == 2
    learned.write("chop", 2, NOW, right=True)
    learned.write("chop", 3, NOW, right=True)
    assert learned.next_exercise("chop", 3) == 1
    learned.write("chop", 1, NOW, right=True)
    assert learned.next_exercise("chop", 3) == 2


def test_what_does_not_go_together_is_refused() -> None:
    """A lesson or a mix, and only lessons that there are."""
    assert run("chop", "--repeat")[0] == 2
    code, told = run("castling")
    assert code == 2
    assert "no lesson 'castling'" in told
