"""Work of some milliseconds that is asked for over HTTP: each kind is a value that says how it is done.

It runs in the process of `bench_worker`, never on the event loop: there, everybody's moves would wait for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from chabudai.analysis.course import course_of, exercises_of, names_around
from chabudai.analysis.puzzles import book_of, collection, numbered
from chabudai.core import Seat
from chabudai.protocol.courses import LessonInfo, ShownCourse, ShownExample, ShownExercise, ShownLesson
from chabudai.protocol.options import Aid
from chabudai.protocol.puzzles import MoveWorth, PuzzleVerdict, ShownPuzzle
from chabudai.records import read
from chabudai.server.jobs.records import table_record
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.match import Match
from chabudai.server.tables.story.replay import replay_of_record, replay_of_table
from chabudai.server.tables.story.written import WrittenGame

if TYPE_CHECKING:
    from chabudai.analysis.course import Exercise, Lesson
    from chabudai.analysis.moment import Moment


class Work(msgspec.Struct, frozen=True, tag_field="work"):
    """Something to be worked out; the same work always has the same result."""

    def run(self) -> bytes:
        """Return the result as JSON."""
        raise NotImplementedError


class RecordReplay(Work, frozen=True, tag="record_replay"):
    """Show a game of anybody's move by move."""

    record: dict[str, Any]
    """In any form that can be read."""
    observer: str
    aid: Aid

    def run(self) -> bytes:
        """Return the replay."""
        return encode(replay_of_record(read(self.record).record, self.observer, self.aid))


class RecordCheck(Work, frozen=True, tag="record_check"):
    """Read a game of anybody's, and play it again to see that it can be."""

    record: dict[str, Any]
    """In any form that can be read."""

    def run(self) -> bytes:
        """Return it as a record of ours."""
        return encode(read(self.record).record.to_json())


class TableReplay(Work, frozen=True, tag="table_replay"):
    """Show the game of a table move by move."""

    game: WrittenGame
    observer: str

    def run(self) -> bytes:
        """Return the replay."""
        return encode(replay_of_table(self.game, self.observer))


class TableDownload(Work, frozen=True, tag="table_download"):
    """Tell the record of a table's game, with the bots' reasons in a language."""

    game: WrittenGame
    language: str

    def run(self) -> bytes:
        """Return the record."""
        return encode(table_record(self.game, self.language))


class PuzzleShow(Work, frozen=True, tag="puzzle_show"):
    """Show a puzzle as the seat to move sees it; *today* is the number of today's."""

    game: str
    number: int
    today: int

    def run(self) -> bytes:
        """Return the puzzle."""
        found = numbered(self.game, self.number)
        match = _match(found)
        seat = Seat(match.state.to_move)
        position: Any = match.position(seat, Aid.EXCLUSIONS)
        moves = [match.moved(step, seat) for step in match.steps[-found.players :]]
        count = len(collection(self.game))
        shown = ShownPuzzle(self.game, self.number, self.today, count, seat, found.players, position, moves)
        return encode(shown)


class PuzzleAttempt(Work, frozen=True, tag="puzzle_attempt"):
    """Judge a move, and tell the answer."""

    game: str
    number: int
    move: str | None

    def run(self) -> bytes:
        """Return the verdict."""
        found = numbered(self.game, self.number)
        move = None if self.move is None else found.judge(self.move).move
        ranked = sorted(found.worths, key=found.worth, reverse=True)
        worths = [MoveWorth(one, float(found.worth(one)), found.worths[one]) for one in ranked]
        why = book_of(found.game).why(found, found.answer)
        return encode(PuzzleVerdict(move == found.answer, move, found.answer, worths, why))


class CourseShow(Work, frozen=True, tag="course_show"):
    """List the lessons of a game's course."""

    game: str

    def run(self) -> bytes:
        """Return the list."""
        lessons = [
            LessonInfo(one.name, one.level, one.title, dict(one.brief), len(exercises_of(self.game, one.name)))
            for one in course_of(self.game).lessons
        ]
        return encode(ShownCourse(self.game, lessons))


class LessonShow(Work, frozen=True, tag="lesson_show"):
    """Show a lesson with its exercises: whole, so that it can be learned without a network."""

    game: str
    lesson: str

    def run(self) -> bytes:
        """Return the lesson."""
        lesson = course_of(self.game).lesson(self.lesson)
        exercises = [_exercise(number, one) for number, one in enumerate(exercises_of(self.game, lesson.name), start=1)]
        return encode(
            ShownLesson(self.game, lesson.name, lesson.title, list(lesson.text), _example(self.game, lesson), exercises)
        )


AnyWork: TypeAlias = (
    RecordReplay | RecordCheck | TableReplay | TableDownload | PuzzleShow | PuzzleAttempt | CourseShow | LessonShow
)


def _example(game: str, lesson: Lesson) -> ShownExample:
    players, rules, deal, moves, answer = lesson.example
    match = Match.laid(game, players, rules, deal, None)
    for text in moves:
        match.add(match.try_out(match.read(text, None)))
    seat = Seat(match.state.to_move)
    position: Any = match.position_after(len(moves), seat, Aid.EXCLUSIONS)
    seen = [match.moved(step, seat) for step in match.steps[-players:]]
    return ShownExample(seat, names_around(seat, players, ""), position, seen, answer)


def _exercise(number: int, found: Exercise) -> ShownExercise:
    match = _match(found)
    seat = Seat(found.seat)
    position: Any = match.position(seat, Aid.EXCLUSIONS)
    moves = [match.moved(step, seat) for step in match.steps[-found.players :]]
    task = course_of(found.game).proved(found)
    return ShownExercise(number, seat, names_around(seat, found.players, ""), position, moves, task)


def _match(found: Moment) -> Match:
    match = Match.dealt(found.game, found.players, found.rules, found.seed)
    for text in found.moves:
        match.add(match.try_out(match.read(text, None)))
    return match
