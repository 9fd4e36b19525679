"""The course of Hanabi: the conventions of `partner`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.course.book import CourseBook, Lesson
from chabudai.analysis.hanabi.course.lessons import LESSONS, readings
from chabudai.analysis.hanabi.course.questions import QUESTIONS, put
from chabudai.analysis.hanabi.course.situation import Situation
from chabudai.bots.hanabi.partner.meant import kept
from chabudai.bots.hanabi.partner.memory import Memory
from chabudai.core import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from chabudai.analysis.course.exercise import Exercise
    from chabudai.bots.hanabi.partner.conventions.convention import Agreed
    from chabudai.protocol.courses import Task


class HanabiCourse(CourseBook):
    """A lesson for each convention; the readable reference proves the answers."""

    @property
    def lessons(self) -> Sequence[Lesson]:
        """The conventions in the order in which one learns them."""
        return LESSONS

    def find(self, label: str, first: int, lacking: Callable[[], Sequence[str]]) -> Iterator[Exercise]:
        """Let bots play, and yield the positions that make an exercise."""
        from chabudai.analysis.hanabi.course.finding import exercises  # noqa: PLC0415 - loads all bots

        return exercises(label, first, lacking)

    def task(self, exercise: Exercise) -> Task | None:
        """Let the learner's seat watch the game, then put the question."""
        level = self.lesson(exercise.lesson).level
        situations = [_situation(exercise, agreed) for agreed in readings(level)]
        return put(QUESTIONS[exercise.lesson][exercise.question], situations)


def _situation(exercise: Exercise, agreed: Agreed) -> Situation:
    *before, last = map(exercise.rulebook.parse, exercise.moves)
    views = (state.view(Seat(exercise.seat)) for state in exercise.positions())
    memory = Memory(next(views), agreed)
    for move in before:
        memory.watch(move, next(views))
    scene = kept(memory)
    memory.watch(last, next(views))
    return Situation(scene, memory.scene(), last)
