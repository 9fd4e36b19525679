"""The game of a table, written down whole: a value that any process can read, show and tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from chabudai.core import Result
from chabudai.protocol.coaching import CoachUse
from chabudai.protocol.events import TakenBack
from chabudai.protocol.options import Aid, Mark, Spectators
from chabudai.protocol.reasons import Because
from chabudai.server.tables.refusals import RunningGame

if TYPE_CHECKING:
    from chabudai.server.tables.table import Table


class WrittenGame(msgspec.Struct, frozen=True):
    """A table's game: its record, and what the record does not say."""

    record: dict[str, Any]
    name: str
    seats: list[str]
    """Who sat where at the end."""
    movers: list[int]
    """Whose move each was."""
    why: list[Because | None]
    """For each move its bot's reason; empty while the game is on."""
    taken_back: list[dict[str, Any]]
    result: Result | None
    practice: bool
    marked: bool
    marks: list[Mark]
    """Why it is marked."""
    counts: bool
    """Whether it counts where results are compared."""
    aid: Aid
    coached: list[CoachUse]
    """When the coach was asked."""


def written(table: Table) -> WrittenGame:
    """Write down the game of a table, deal included.

    Raises:
        RunningGame: Nothing was dealt yet.
    """
    if table.match is None:
        raise RunningGame("No game was played.", hint="Play one first.")
    steps = table.match.steps
    return WrittenGame(
        record=dict(table.match.record().to_json()),
        name=table.name,
        seats=table.labels(),
        movers=[step.seat for step in steps],
        why=[step.why for step in steps] if table.phase == "over" else [],
        taken_back=[
            {"entry": seq, "moves": event.moves, "revealed": event.revealed}
            for seq in table.log.taken_back
            for event in table.log[seq].entry.events
            if isinstance(event, TakenBack)
        ],
        result=table.result(),
        practice=table.practice,
        marked=table.marked,
        marks=sorted(table.marks),
        counts=not table.practice and comparable(table),
        aid=table.options.aid,
        coached=list(table.coached),
    )


def comparable(table: Table) -> bool:
    """Tell whether the game counts where results are compared: nobody could see more than their seat shows."""
    return not (table.marked or table.options.spectators is Spectators.EVERYTHING)
