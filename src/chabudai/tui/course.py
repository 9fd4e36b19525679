"""A course in lines: the list of its lessons, a lesson, and one exercise after another."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, TextIO

from chabudai.analysis.course import course_of, exercises_of, names_around
from chabudai.bots.reason import say_why
from chabudai.core import ChabudaiError, Seat, mover_of
from chabudai.tui.adapters import adapter_of
from chabudai.tui.looking import scene_of
from chabudai.tui.refusals import explain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chabudai.analysis.course import Exercise, Lesson
    from chabudai.protocol.reasons import Reason
    from chabudai.tui.learned import Learned
    from chabudai.words import Words

PARTS: Final = ("game", "terminal", "page", "bots", "daily", "course")
"""The parts of the catalogue that are needed."""
AHEAD: Final = timedelta(minutes=20)
"""What is due so soon is repeated before one leaves."""


class CourseLines:
    """The course of a game, told line by line."""

    def __init__(self, game: str, learned: Learned, words: Words) -> None:
        """Open the course."""
        self._game, self._learned, self._words = game, learned, words
        self._lessons = course_of(game).lessons

    def overview(self) -> Iterator[str]:
        """Yield every lesson with what is solved of it."""
        say = self._words.say
        yield self._words.say_of(self._game, "course")
        due = self.due()
        level = ""
        for lesson in self._lessons:
            if lesson.level != level:
                level = lesson.level
                yield say(f"course-level-{level}")
            done, count = len(self._learned.solved(lesson.name)), self._count(lesson.name)
            progress = say("course-lesson-progress", done=done, count=count)
            mark = f", {say('course-due-mark')}" if lesson.name in due else ""
            yield f"  {lesson.name:<16} {self._said(lesson.title)} ({progress}{mark})"
        yield say("course-due", count=len(due))
        yield say("course-list-how")

    def lesson(self, name: str) -> Iterator[str]:
        """Yield what a lesson says."""
        lesson = course_of(self._game).lesson(name)
        yield self._said(lesson.title)
        yield from (f"  {self._said(sentence)}" for sentence in lesson.text)
        yield ""
        yield self._words.say("course-example")
        yield from self._example(lesson)

    def _example(self, lesson: Lesson) -> Iterator[str]:
        """Yield the position that shows it, as the next player sees it, and the next move."""
        moment, adapter = lesson.example.moment(self._game), adapter_of(self._game)
        seat = mover_of(moment.position())
        names = names_around(seat, moment.players, self._words.say("puzzle-you"))
        scene = scene_of(moment, seat, names, self._words)
        yield from scene.log
        yield from adapter.table(scene, self._words)
        yield from adapter.hand(scene, self._words)
        yield self._words.say("course-example-move", move=adapter.describe(lesson.example.answer, scene, self._words))

    def due(self) -> list[str]:
        """Return the lessons that are to be repeated."""
        return self._due(datetime.now(UTC))

    def _due(self, at: datetime) -> list[str]:
        return self._learned.due([lesson.name for lesson in self._lessons], at)

    def exercises(self, name: str, reader: TextIO, writer: TextIO) -> None:
        """Ask one exercise of a lesson after another, until all are solved or nobody answers."""
        while len(self._learned.solved(name)) < self._count(name):
            if not self._ask(name, reader, writer):
                return
        writer.write(f"{self._words.say('course-lesson-done')}\n")

    def repeat(self, reader: TextIO, writer: TextIO) -> None:
        """Ask an exercise of each lesson that is due; one that was answered wrong comes again."""
        while due := self._due(datetime.now(UTC) + AHEAD):
            if not self._ask(due[0], reader, writer):
                return
        writer.write(f"{self._words.say('course-repeated')}\n")

    def _ask(self, name: str, reader: TextIO, writer: TextIO) -> bool:
        """Ask the next exercise of a lesson; return whether it was answered."""
        lesson = course_of(self._game).lesson(name)
        number = self._learned.next_exercise(name, self._count(name))
        asked = ExerciseLines(exercises_of(self._game, name)[number - 1], self._title(lesson, number), self._words)
        writer.writelines(f"{line}\n" for line in asked.position())
        answer = asked.ask(reader, writer)
        if answer is None:
            return False
        self._learned.write(name, number, datetime.now(UTC), right=asked.right(answer))
        writer.writelines(f"{line}\n" for line in asked.verdict(answer))
        return True

    def _title(self, lesson: Lesson, number: int) -> str:
        return self._words.say("course-exercise", title=self._said(lesson.title), number=number)

    def _count(self, name: str) -> int:
        return len(exercises_of(self._game, name))

    def _said(self, reason: Reason) -> str:
        return say_why(reason, self._words, ())


class ExerciseLines:
    """One exercise, told line by line."""

    def __init__(self, exercise: Exercise, title: str, words: Words) -> None:
        """Lay the position out."""
        self._exercise, self._title, self._words = exercise, title, words
        self._task = course_of(exercise.game).proved(exercise)
        self._adapter = adapter_of(exercise.game)
        self._names = names_around(exercise.seat, exercise.players, words.say("puzzle-you"))
        self._scene = scene_of(exercise, Seat(exercise.seat), self._names, words)

    def position(self) -> Iterator[str]:
        """Yield what there is to see, the question, and what can be answered."""
        yield ""
        yield self._title
        yield from self._scene.log
        yield from self._adapter.table(self._scene, self._words)
        yield from self._adapter.hand(self._scene, self._words)
        yield ""
        about = [f" ({self._said(piece.said)})" for piece in self._task.about]
        yield self._said(self._task.question) + "".join(about)
        for number, choice in enumerate(self._task.choices, start=1):
            yield f"  {number}. {self._said(choice.said)}"

    def ask(self, reader: TextIO, writer: TextIO) -> str | None:
        """Ask until there is an answer; None at the end of the input or for an empty line."""
        move = self._task.form == "move"
        writer.write(f"{self._words.say('course-ask-move' if move else 'course-ask-choice')}\n")
        for line in reader:
            text = " ".join(line.split())
            if not text:
                return None
            answer = self._read_move(text, writer) if move else self._read_choice(text, writer)
            if answer is not None:
                return answer
        return None

    def right(self, answer: str) -> bool:
        """Tell whether an answer is the right one."""
        return answer == self._task.answer

    def verdict(self, answer: str) -> Iterator[str]:
        """Yield whether it is right, what is, and why."""
        if self.right(answer):
            yield self._words.say("course-right")
        else:
            yield f"{self._words.say('course-wrong')} {self._words.say('course-answer', answer=self._right_words())}"
        yield self._said(self._task.because)

    def _read_choice(self, text: str, writer: TextIO) -> str | None:
        choices = self._task.choices
        if text.isdecimal() and 1 <= int(text) <= len(choices):
            return choices[int(text) - 1].answer
        writer.write(f"{self._words.say('course-no-choice', count=len(choices))}\n")
        return None

    def _read_move(self, text: str, writer: TextIO) -> str | None:
        """Return the legal move that somebody wrote; otherwise say what is wrong with it, or which there are."""
        position = self._exercise.position()
        if text.lower() == "legal":
            moves = map(str, position.legal_moves())
            writer.writelines(f"{move}: {self._adapter.describe(move, self._scene, self._words)}\n" for move in moves)
            return None
        try:
            move = self._exercise.rulebook.parse(self._adapter.read_move(text, self._scene))
            position.play(move)
        except ChabudaiError as error:
            writer.write(f"{explain(error, self._adapter, self._words)}\n")
            return None
        return str(move)

    def _right_words(self) -> str:
        said = [self._said(choice.said) for choice in self._task.choices if choice.answer == self._task.answer]
        return said[0] if said else self._adapter.describe(self._task.answer, self._scene, self._words)

    def _said(self, reason: Reason) -> str:
        return say_why(reason, self._words, self._names)
