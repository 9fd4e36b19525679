"""The exercises of each game, by lesson."""

from __future__ import annotations

import json
from functools import cache

from chabudai.analysis.course.book import course_of
from chabudai.analysis.course.exercise import Exercise


@cache
def collection(game: str) -> tuple[Exercise, ...]:
    """Return all exercises that a game brings, in their order."""
    return tuple(map(Exercise.from_json, json.loads(course_of(game).file.read_text(encoding="utf-8"))))


def exercises_of(game: str, lesson: str) -> tuple[Exercise, ...]:
    """Return the exercises of a lesson; they are numbered from 1 on.

    Raises:
        UnknownLesson: There is no such lesson.
    """
    name = course_of(game).lesson(lesson).name
    return tuple(exercise for exercise in collection(game) if exercise.lesson == name)
