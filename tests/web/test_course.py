"""The course in the browser: a lesson is read, exercises are answered, and what was learned is kept and repeated."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.web.person import STEP, Person
from tests.web.walk import answer_wrongly, give

from chabudai.analysis.course import course_of, exercises_of, names_around
from chabudai.bots.reason import say_why
from chabudai.words import Words

if TYPE_CHECKING:
    from chabudai.protocol.courses import Task

Come = Callable[..., Person]
WORDS = Words("en", ("game", "bots", "course", "daily"))
LESSONS = [lesson.name for lesson in course_of("hanabi").lessons]
READY = "async () => { await navigator.serviceWorker.ready }"
KEPT = """async count => {
    const asked = indexedDB.open('chabudai-1');
    const base = await new Promise(done => (asked.onsuccess = () => done(asked.result)));
    const keys = base.transaction('answers').objectStore('answers').getAllKeys();
    const found = await new Promise(done => (keys.onsuccess = () => done(keys.result)));
    base.close();
    return found.filter(key => key.startsWith('GET courses/hanabi/')).length >= count;
}"""
"""Whether the browser keeps so many lessons."""


def task_of(lesson: str, number: int) -> Task:
    """Return an exercise of a lesson, by its number from 1 on."""
    return course_of("hanabi").proved(exercises_of("hanabi", lesson)[number - 1])


def test_a_lesson_is_read_and_an_exercise_answered_wrong_and_right(people: Come) -> None:
    """From the list of Learn to the verdict; a wrong answer is explained by the convention, and so is a right one."""
    person = people()
    person.go("learn")
    person.find('[data-course="hanabi"]').click()
    person.find('[data-lesson="chop"]').click()
    for sentence in course_of("hanabi").lesson("chop").text:
        expect(person.find("main")).to_contain_text(say_why(sentence, WORDS, ()))
    expect(person.find("[data-example]")).to_be_visible()
    person.find("[data-exercises]").click()
    person.find("[data-question]").wait_for()

    answer_wrongly(person, "chop")
    verdict = person.find("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "wrong")
    exercise = exercises_of("hanabi", "chop")[0]
    names = names_around(exercise.seat, exercise.players, WORDS.say("puzzle-you"))
    expect(verdict).to_contain_text(say_why(task_of("chop", 1).because, WORDS, names))
    expect(person.find(f'[data-card="{task_of("chop", 1).answer}"]')).to_have_attribute("data-mark", "right")
    person.find("[data-next]").click()
    give(person, task_of("chop", 2), task_of("chop", 2).answer)

    expect(verdict).to_have_attribute("data-verdict", "right")


def test_progress_is_kept_after_a_reload(people: Come) -> None:
    """The list counts what is solved, and the lesson goes on with the next exercise."""
    person = people()
    person.go("learn/hanabi/course/focus/exercises")
    person.find("[data-question]").wait_for()
    give(person, task_of("focus", 1), task_of("focus", 1).answer)

    person.page.reload()
    person.find("[data-question]").wait_for()
    expect(person.find("h1")).to_contain_text(WORDS.say("course-exercise", title=WORDS.say("course-h-focus"), number=2))
    person.go("learn/hanabi/course")

    count = sum(len(exercises_of("hanabi", lesson)) for lesson in LESSONS)
    expect(person.find("main")).to_contain_text(WORDS.say("course-progress", done=1, count=count))
    expect(person.find('[data-lesson="focus"] [data-part]')).to_have_attribute("data-part", "1")


@pytest.mark.parametrize("lesson", ["play-clue", "finesse", "save-clue"])
def test_every_form_of_answer_is_taken(people: Come, lesson: str) -> None:
    """Cards, choices and moves: the first exercises of a lesson, answered right."""
    person = people()
    person.go(f"learn/hanabi/course/{lesson}/exercises")
    for number in range(1, 4):
        person.find("[data-question]").wait_for()
        give(person, task_of(lesson, number), task_of(lesson, number).answer)
        expect(person.find("[data-verdict]")).to_have_attribute("data-verdict", "right")
        person.find("[data-next]").click()


def test_what_is_due_is_mixed_and_done_with_once_it_is_right(people: Come) -> None:
    """Lessons that were begun long ago come one after another; then there is nothing left for now."""
    person = people()
    person.go("learn/hanabi/course")
    person.find("[data-lesson]").first.wait_for()
    begun = ("chop", "focus")
    card: dict[str, Any] = {
        "stability": 2,
        "difficulty": 5,
        "elapsed_days": 0,
        "scheduled_days": 2,
        "learning_steps": 0,
    }
    card |= {"reps": 3, "lapses": 0, "state": 2, "last_review": "2026-01-01T00:00:00.000Z"}
    kept = {
        name: {"solved": [], "tried": [], "card": {**card, "due": f"2026-01-0{day}T00:00:00.000Z"}}
        for day, name in enumerate(begun, start=3)
    }
    person.page.evaluate("kept => localStorage.setItem('chabudai:course', kept)", json.dumps({"hanabi": kept}))
    person.page.reload()
    expect(person.find("[data-due]")).to_have_attribute("data-due", "2")

    person.find("[data-repeat]").click()
    for lesson in begun:
        expect(person.find("h1")).to_contain_text(WORDS.say(f"course-h-{lesson}"))
        give(person, task_of(lesson, 1), task_of(lesson, 1).answer)
        person.find("[data-next]").click()

    expect(person.find("[data-over]")).to_contain_text(WORDS.say("course-repeated"))


def test_the_course_goes_on_without_a_network(people: Come) -> None:
    """Once the list was opened, every lesson is there, with its exercises and what is right."""
    person = people()
    person.go()
    person.page.evaluate(READY)
    person.go("learn/hanabi/course/chop/exercises")
    person.find("[data-question]").wait_for()
    person.go("learn/hanabi/course")
    while not person.page.evaluate(KEPT, len(LESSONS)):
        person.page.wait_for_timeout(STEP)
    person.page.context.set_offline(True)
    expect(person.find(".band .lost")).to_be_visible()

    person.page.reload()
    person.find('[data-lesson="finesse"]').click()
    person.find("[data-exercises]").click()
    person.find("[data-question]").wait_for()
    give(person, task_of("finesse", 1), task_of("finesse", 1).answer)

    expect(person.find("[data-verdict]")).to_have_attribute("data-verdict", "right")
