"""The course of one game: what each game with a course brings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

from chabudai.analysis.brought import bringing, brought
from chabudai.analysis.course.errors import UnknownLesson
from chabudai.analysis.moment import Moment

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from chabudai.analysis.course.exercise import Exercise
    from chabudai.core import Json, JsonObject, State
    from chabudai.protocol.courses import Task
    from chabudai.protocol.reasons import Reason


@dataclass(frozen=True, slots=True)
class Laid(Moment):
    """A position of a game whose cards were laid out by hand."""

    deal: JsonObject

    def first(self) -> State[Any, Any]:
        """Return the position after the deal."""
        game = self.rulebook
        setup = game.setup(self.players, self.rules)
        state: State[Any, Any] = game.deal(setup, game.read_deal(setup, self.deal))
        return state


class Example(NamedTuple):
    """A position that shows what a lesson says."""

    players: int
    rules: Mapping[str, Json]
    deal: JsonObject
    moves: Sequence[str]
    answer: str
    """The next move."""

    def moment(self, game: str) -> Laid:
        """Return the position itself."""
        return Laid(game, self.players, self.rules, "", tuple(self.moves), self.deal)


class Lesson(NamedTuple):
    """What one lesson says."""

    name: str
    level: str
    """For whom it is."""
    title: Reason
    brief: Mapping[str, str]
    """What it is about, in a sentence, by language."""
    text: Sequence[Reason]
    """A few short sentences: two minutes to read and understand."""
    example: Example


class CourseBook(ABC):
    """The lessons of a game, how their exercises are found, and what their answers are."""

    @property
    def file(self) -> Traversable:
        """The exercises: `exercises.json` beside the module of the class."""
        package, _, _ = type(self).__module__.rpartition(".")
        return resources.files(package).joinpath("exercises.json")

    @property
    @abstractmethod
    def lessons(self) -> Sequence[Lesson]:
        """The lessons, in the order in which they are learned."""

    @abstractmethod
    def find(self, label: str, first: int, lacking: Callable[[], Sequence[str]]) -> Iterator[Exercise]:
        """Let bots play games from number *first* on, and yield the positions that make an exercise.

        Before each game *lacking* tells for which lessons some are still wanted; with none it ends.
        """

    @abstractmethod
    def task(self, exercise: Exercise) -> Task | None:
        """Work out question and answer from what the learner's seat may know; None unless one answer alone is right."""

    def proved(self, exercise: Exercise) -> Task:
        """Return question and answer of an exercise of the collection.

        Raises:
            ValueError: Not exactly one answer is right, or another than was written down.
        """
        task = self.task(exercise)
        if task is None or task.answer != exercise.answer:
            raise ValueError(f"{exercise.seed}, {exercise.lesson}: the answer {exercise.answer!r} is not proved.")
        return task

    def lesson(self, name: str) -> Lesson:
        """Return a lesson by its name.

        Raises:
            UnknownLesson: There is none.
        """
        for lesson in self.lessons:
            if lesson.name == name:
                return lesson
        names = ", ".join(lesson.name for lesson in self.lessons)
        raise UnknownLesson(f"There is no lesson {name!r}.", hint=f"There are: {names}.")


def course_of(game: str) -> CourseBook:
    """Return the course of a game.

    Raises:
        UnknownLesson: The game brings none.
    """
    found: CourseBook | None = brought(game, "COURSE")
    if found is None:
        raise UnknownLesson(f"There is no course of {game}.", hint=f"These games have one: {bringing('COURSE')}.")
    return found
