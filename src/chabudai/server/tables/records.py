"""The record of a table's game, with what the record itself does not say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from chabudai.core import Note, Record, Seat
from chabudai.protocol.events import TakenBack
from chabudai.protocol.records import TableRecord
from chabudai.server.tables.reasons import said
from chabudai.server.tables.refusals import RunningGame
from chabudai.words import Words

if TYPE_CHECKING:
    from chabudai.server.tables.table import Table


def record_of(table: Table, language: str = "en") -> Record:
    """Return the game of a table, deal included; once it is over, what bots thought is noted in this *language*.

    Raises:
        RunningGame: Nothing was dealt yet.
    """
    if table.match is None:
        raise RunningGame("No game was played.", hint="Play one first.")
    return replace(table.match.record(), notes=tuple(_notes(table, language)))


def table_record(table: Table, language: str = "en") -> TableRecord:
    """Return the whole game of a table as it is downloaded.

    Raises:
        RunningGame: Nothing was dealt yet.
    """
    back = [
        {"entry": seq, "moves": event.moves, "revealed": event.revealed}
        for seq, (entry, _) in enumerate(table.log, 1)
        for event in entry.events
        if isinstance(event, TakenBack)
    ]
    return TableRecord(
        dict(record_of(table, language).to_json()),
        table.name,
        table.labels(),
        table.result(),
        table.practice,
        table.marked,
        not (table.practice or table.marked),
        back,
    )


def _notes(table: Table, language: str) -> Iterator[Note]:
    if table.match is None or table.phase != "over":
        return
    words = _words(language)
    names = [label or words.say("player-number", number=seat) for seat, label in enumerate(table.labels(), 1)]
    for number, step in enumerate(table.match.steps, 1):
        if step.why is not None and (text := said(step.why, words, names)):
            yield Note(Seat(step.seat), text, move=number)


@cache
def _words(language: str) -> Words:
    return Words(language, ("game", "bots", "page"))
