"""Make the exercises of a course: `python -m chabudai.analysis.course.making GAME COUNT [FILE]`.

Fills every lesson up to COUNT exercises, and drops those that are no longer proved. They are written lesson by
lesson, so that what is added later moves no number.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

from chabudai.analysis.course.book import CourseBook, course_of
from chabudai.analysis.course.exercise import Exercise

LABEL: Final = "exercise"
ALIKE: Final = 0.4
"""Which part of a lesson may have one and the same answer to the same kind of question."""
ONE_KIND: Final = 0.6
"""Which part of a lesson one kind of question may be, as long as there are others."""
PATIENCE: Final = 40
"""How many exercises of one kind a lesson leaves out to wait for others."""
GAMES: Final = 4000
"""After how many games a lesson that is not full stays as it is."""


class Shelf:
    """The exercises found so far, lesson by lesson, with room for as many as are wanted."""

    def __init__(self, book: CourseBook, wanted: int, found: list[Exercise]) -> None:
        """Begin with what was found before."""
        self._wanted = wanted
        self._lessons: dict[str, list[Exercise]] = {lesson.name: [] for lesson in book.lessons}
        self._kinds: defaultdict[str, set[str]] = defaultdict(set)
        self._waited: Counter[str] = Counter()
        for exercise in found:
            self._lessons[exercise.lesson].append(exercise)

    @property
    def lacking(self) -> list[str]:
        """The lessons that still want some."""
        return [name for name, found in self._lessons.items() if len(found) < self._wanted]

    def offer(self, exercise: Exercise) -> bool:
        """Take an exercise unless its lesson is full, has one from this game, or has too many like it."""
        found = self._lessons[exercise.lesson]
        self._kinds[exercise.lesson].add(exercise.question)
        if len(found) >= self._wanted or any(one.seed == exercise.seed for one in found):
            return False
        alike = [one for one in found if one.question == exercise.question]
        same = sum(one.answer == exercise.answer for one in alike)
        if same >= max(1, ALIKE * (len(alike) + 1)) or self._waits_for_others(exercise, len(alike)):
            return False
        found.append(exercise)
        return True

    def _waits_for_others(self, exercise: Exercise, alike: int) -> bool:
        """Tell whether other kinds of question should come first; that is waited for only so long."""
        if (
            alike < ONE_KIND * self._wanted
            or len(self._kinds[exercise.lesson]) == 1
            or self._waited[exercise.lesson] >= PATIENCE
        ):
            return False
        self._waited[exercise.lesson] += 1
        return True

    def lines(self) -> str:
        """Write one exercise a line."""
        every = [exercise for found in self._lessons.values() for exercise in found]
        return "[\n" + ",\n".join(json.dumps(one.to_json()) for one in every) + "\n]\n"


def make(game: str, wanted: int, file: Path) -> list[str]:
    """Fill *file*; return the lessons for which too few positions were found."""
    book = course_of(game)
    kept = [Exercise.from_json(one) for one in json.loads(file.read_text())] if file.exists() else []
    first = max((int(one.seed.removeprefix(LABEL)) + 1 for one in kept), default=0)
    shelf = Shelf(book, wanted, [one for one in kept if _holds(book, one)])
    for exercise in book.find(LABEL, first, lambda: shelf.lacking):
        if int(exercise.seed.removeprefix(LABEL)) >= first + GAMES:
            break
        if shelf.offer(exercise):
            file.write_text(shelf.lines(), encoding="utf-8")
            sys.stderr.write(f"{exercise.seed}, {exercise.lesson}, {exercise.question}: {exercise.answer}\n")
    return shelf.lacking


def _holds(book: CourseBook, exercise: Exercise) -> bool:
    """Tell whether an exercise is still proved: conventions may have changed since it was found."""
    task = book.task(exercise) if any(lesson.name == exercise.lesson for lesson in book.lessons) else None
    return task is not None and task.answer == exercise.answer


if __name__ == "__main__":
    name, number, *given = sys.argv[1:]
    lacking = make(name, int(number), Path(given[0] if given else str(course_of(name).file)))
    sys.exit(f"Too few for: {', '.join(lacking)}." if lacking else 0)
