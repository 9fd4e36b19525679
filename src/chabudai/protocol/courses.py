"""Courses: lessons about how a game is played well, and exercises whose answers are proved."""

from __future__ import annotations

from typing import Literal

import msgspec

from chabudai.protocol.events import Moved
from chabudai.protocol.positions import Position
from chabudai.protocol.reasons import Reason


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer that can be given."""

    answer: str
    said: Reason
    piece: str = ""
    """The piece that is drawn beside the words, where there is one."""


class Task(msgspec.Struct, frozen=True):
    """A question about a position, with its one right answer."""

    question: Reason
    form: Literal["piece", "move", "choice"]
    """How the answer is given: a piece on the board is pressed, a move is made, or one of the choices is taken."""
    about: list[Choice]
    """The pieces that the question is about."""
    choices: list[Choice]
    """What can be answered; empty for a move: all that are legal."""
    answer: str
    because: Reason
    """Why this answer is right and no other is."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson as the list has it."""

    name: str
    level: str
    """For whom it is."""
    title: Reason
    brief: dict[str, str]
    """What it is about, in a sentence, by language."""
    exercises: int
    """How many there are."""


class ShownCourse(msgspec.Struct, frozen=True):
    """What a game's course teaches, in the order in which it is learned."""

    game: str
    lessons: list[LessonInfo]


class ShownExercise(msgspec.Struct, frozen=True):
    """An exercise with the position as its learner sees it."""

    number: int
    seat: int
    """Through whose eyes it is seen."""
    names: list[str]
    """Who plays; empty for the learner."""
    position: Position
    """With the legal moves, where a move is asked for."""
    moves: list[Moved]
    """The moves of the last round, as the learner's seat saw them."""
    task: Task


class ShownExample(msgspec.Struct, frozen=True):
    """A position that shows what a lesson says, and the next move there."""

    seat: int
    """Who makes it, and through whose eyes the position is seen."""
    names: list[str]
    """Who plays; empty for the learner."""
    position: Position
    moves: list[Moved]
    """The moves of the last round, as the seat saw them."""
    answer: str


class ShownLesson(msgspec.Struct, frozen=True):
    """A lesson: a few sentences, and exercises."""

    game: str
    name: str
    title: Reason
    text: list[Reason]
    example: ShownExample
    exercises: list[ShownExercise]
