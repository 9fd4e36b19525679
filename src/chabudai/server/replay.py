"""A game shown move by move, from one pair of eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from chabudai.core import InvalidRecord, Record, Result, parse_observer
from chabudai.games import GAMES
from chabudai.server.because import Because, Sentence
from chabudai.server.happenings import Moved
from chabudai.server.match import Match
from chabudai.server.messages import Position

if TYPE_CHECKING:
    from chabudai.server.options import Aid
    from chabudai.server.table import Table


class Replay(msgspec.Struct):
    """A whole game: the position at the deal, and one after each move."""

    game: str
    players: int
    rules: dict[str, Any]
    eyes: str
    moves: list[Moved]
    positions: list[Position]
    """One more than there are moves."""
    result: Result | None
    seats: list[str]
    """Who sat where, as far as it is known."""
    why: list[Because | None]
    """For each move why its bot made it, as far as it is known; a record has what was noted of it."""


def replay_of_table(table: Table, eyes: str) -> Replay:
    """Show the game of a table."""
    if table.match is None:
        raise InvalidRecord("No game was played.", hint="Play one first.")
    seats = [chair.label for chair in table.chairs]
    shown = _replay(table.match, eyes, table.options.aid, seats)
    shown.result = table.result()
    return shown


def replay_of_record(record: Record, eyes: str, aid: Aid) -> Replay:
    """Show a record of anybody's."""
    for _ in record.replay(GAMES):
        pass
    shown = _replay(Match.recorded(record), eyes, aid, list(record.names))
    for note in record.notes:
        if note.move is not None and shown.moves[note.move - 1].seat == note.seat:
            shown.why[note.move - 1] = Sentence(note.text)
    return shown


def _replay(match: Match, eyes: str, aid: Aid, seats: list[str]) -> Replay:
    looking = parse_observer(eyes, match.setup.players)
    if looking is None:
        raise InvalidRecord(f"There is no seat {eyes}.", hint=f"Seats go from 0 to {match.setup.players - 1}.")
    positions: list[Any] = [match.position_after(moves, looking, aid) for moves in range(len(match.steps) + 1)]
    return Replay(
        match.game.name,
        match.setup.players,
        dict(match.setup.rules_json()),
        eyes,
        [match.moved(step, looking) for step in match.steps],
        positions,
        match.result(),
        seats,
        [step.why for step in match.steps],
    )
