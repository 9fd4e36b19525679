"""Work of some milliseconds that is asked for over HTTP: each kind is a value that says how it is done.

It runs in the process of `bench_worker`, never on the event loop: there, everybody's moves would wait for it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from chabudai.analysis.puzzles import Puzzle, book_of, collection, numbered
from chabudai.core import Seat
from chabudai.protocol.options import Aid
from chabudai.protocol.puzzles import MoveWorth, PuzzleVerdict, ShownPuzzle
from chabudai.records import read
from chabudai.server.jobs.records import table_record
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.match import Match
from chabudai.server.tables.story.replay import replay_of_record, replay_of_table
from chabudai.server.tables.story.written import WrittenGame


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


AnyWork: TypeAlias = RecordReplay | RecordCheck | TableReplay | TableDownload | PuzzleShow | PuzzleAttempt


def _match(found: Puzzle) -> Match:
    match = Match.dealt(found.game, found.players, found.rules, found.seed)
    for text in found.moves:
        match.add(match.try_out(match.read(text, None)))
    return match
