"""Courses over HTTP: the list of lessons, and each lesson whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.running import Server

from chabudai.analysis.course import course_of, exercises_of


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server."""
    with Server(tmp_path_factory.mktemp("courses")) as server:
        yield server


def test_the_lessons_are_listed_in_their_order(running: Server) -> None:
    """With level, sentence and how many exercises there are."""
    shown = running.get("/api/courses/hanabi").json()

    assert [one["name"] for one in shown["lessons"]] == [one.name for one in course_of("hanabi").lessons]
    first = shown["lessons"][0]
    assert first["exercises"] == len(exercises_of("hanabi", first["name"]))
    assert set(first["brief"]) == {"en", "it", "es", "pl"}


def test_a_lesson_comes_whole(running: Server) -> None:
    """Sentences, an example, and every exercise with what its learner may see: not their own cards, not the seed."""
    found = exercises_of("hanabi", "finesse")

    answer = running.get("/api/courses/hanabi/finesse")
    shown = answer.json()

    assert len(shown["text"]) == len(course_of("hanabi").lesson("finesse").text)
    assert shown["example"]["answer"] == course_of("hanabi").lesson("finesse").example.answer
    assert [one["task"]["answer"] for one in shown["exercises"]] == [one.answer for one in found]
    for one, exercise in zip(shown["exercises"], found, strict=True):
        assert set(one["position"]["view"]["hands"][one["seat"]]) == {None}
        assert exercise.seed not in answer.text
        assert one["names"].index("") == one["seat"]
        legal = [move["move"] for move in one["position"]["moves"]]
        assert one["task"]["form"] != "move" or one["task"]["answer"] in legal


def test_what_is_not_there_is_refused(running: Server) -> None:
    """No such lesson, and a game without a course."""
    lesson, game = running.get("/api/courses/hanabi/castling"), running.get("/api/courses/bossa")

    assert (lesson.status_code, lesson.json()["error"]["code"]) == (404, "lesson/unknown")
    assert (game.status_code, game.json()["error"]["code"]) == (404, "game/unknown")
