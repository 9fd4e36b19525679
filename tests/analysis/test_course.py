"""The course: every exercise is proved anew by the reference, and told in every language."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chabudai.analysis.course import Exercise, UnknownLesson, course_of, exercises_of, names_around
from chabudai.analysis.course.making import Shelf
from chabudai.bots.hanabi.partner.conventions.registry import CONVENTIONS
from chabudai.bots.reason import say_why
from chabudai.core import Seat
from chabudai.games import GAMES
from chabudai.words import LANGUAGES, Words

COURSE = course_of("hanabi")
LESSONS = [lesson.name for lesson in COURSE.lessons]
LEAST = 20
CARDS = "WRBYGM"


def test_each_convention_has_a_lesson() -> None:
    """There is one list of conventions: names, order, levels and sentences are the registry's."""
    assert [(one.name.replace("-", " "), one.level) for one in COURSE.lessons] == [
        (one.name.replace("-", " "), one.level) for one in CONVENTIONS
    ]
    assert [lesson.brief for lesson in COURSE.lessons] == [one.sentence for one in CONVENTIONS]


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_exercise_is_proved(lesson: str) -> None:
    """From what the learner's seat may know, the reference finds exactly one right answer: the one written down."""
    exercises = exercises_of("hanabi", lesson)

    assert len(exercises) >= LEAST
    for exercise in exercises:
        task = COURSE.task(exercise)
        assert task is not None, exercise.seed
        assert task.answer == exercise.answer, exercise.seed


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_answer_can_be_given(lesson: str) -> None:
    """It is one of at least two choices, or a legal move of somebody whose turn it is."""
    for exercise in exercises_of("hanabi", lesson):
        task, state = COURSE.proved(exercise), exercise.position()
        if task.form == "move":
            assert state.to_move == exercise.seat
            assert task.answer in map(str, state.legal_moves())
            assert not task.choices
        else:
            answers = [choice.answer for choice in task.choices]
            assert task.answer in answers
            assert len(set(answers)) == len(answers) > 1


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_answer_is_also_true(lesson: str) -> None:
    """A card that is asked about is what the answer says, and one that is to be played fits."""
    for exercise in exercises_of("hanabi", lesson):
        task = COURSE.proved(exercise)
        state: Any = exercise.position()
        if task.form == "choice" and task.answer[0] in CARDS:
            seat, slot = map(int, task.about[0].answer.split("-"))
            assert str(state.hands[seat].cards[slot]) == task.answer
        if task.form == "move" and task.answer.startswith("play "):
            assert not state.play(exercise.rulebook.parse(task.answer)).errors


@pytest.mark.parametrize("lesson", LESSONS)
def test_no_answer_can_be_guessed(lesson: str) -> None:
    """Whoever always gives the same answer to a kind of question is wrong in most exercises; none is there twice."""
    exercises = exercises_of("hanabi", lesson)

    assert len({(one.seed, one.moves) for one in exercises}) == len(exercises)
    for question, count in Counter(one.question for one in exercises).items():
        answers = Counter(one.answer for one in exercises if one.question == question)
        assert count < 4 or max(answers.values()) <= count / 2, question


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(language: str) -> None:
    """Lessons, questions, choices and reasons have their words and all values."""
    words = Words(language, ("game", "bots", "course"))
    for lesson in COURSE.lessons:
        assert all(say_why(said, words, ()) for said in (lesson.title, *lesson.text))
        assert lesson.brief[language]
        for exercise in exercises_of("hanabi", lesson.name):
            task = COURSE.proved(exercise)
            names = names_around(exercise.seat, exercise.players, "?")
            said = [task.question, task.because, *(choice.said for choice in (*task.choices, *task.about))]
            assert "?" not in " ".join(say_why(one, words, names) for one in said[1:])


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_example_is_a_position(lesson: str) -> None:
    """Its moves are legal, and so is the answer."""
    example = COURSE.lesson(lesson).example
    game = GAMES["hanabi"]
    setup = game.setup(example.players, example.rules)
    state = game.deal(setup, game.read_deal(setup, example.deal))
    for move in (*example.moves, example.answer):
        state = state.play(game.parse(move))


def test_the_learner_s_own_cards_stay_hidden() -> None:
    """Nothing in a question or its choices comes from a hand that the learner does not see."""
    exercise = exercises_of("hanabi", "chop")[0]
    own = exercise.position().view(Seat(exercise.seat)).hands[exercise.seat]

    assert set(own) == {None}


def test_an_exercise_that_is_not_proved_is_refused() -> None:
    """Another answer than that of the reference is an error, not an exercise."""
    exercise = exercises_of("hanabi", "chop")[0]
    wrong = Exercise.from_json({**exercise.to_json(), "answer": "nonsense"})

    with pytest.raises(ValueError, match="not proved"):
        COURSE.proved(wrong)


def test_a_shelf_takes_different_exercises_only() -> None:
    """One from each game, few with the same answer, and no more than are wanted."""
    exercise = exercises_of("hanabi", "chop")[0]

    def like(seed: str, answer: str) -> Exercise:
        return Exercise.from_json({**exercise.to_json(), "seed": seed, "answer": answer})

    shelf = Shelf(COURSE, 3, [])
    assert shelf.offer(like("exercise 1", "0-1"))
    assert not shelf.offer(like("exercise 1", "0-2"))
    assert not shelf.offer(like("exercise 2", "0-1"))
    assert shelf.offer(like("exercise 3", "0-2"))
    assert "chop" in shelf.lacking
    assert len(shelf.lines().splitlines()) == 4


def test_what_is_not_there_is_refused() -> None:
    """The error says what there is."""
    with pytest.raises(UnknownLesson, match="no lesson 'castling'") as refused:
        exercises_of("hanabi", "castling")
    assert "finesse" in refused.value.hint
    with pytest.raises(UnknownLesson, match="no course of bossa"):
        course_of("bossa")
