"""The record of a table's game, with what the record itself does not say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from chabudai.core import Note, Record, Seat
from chabudai.protocol.records import TableRecord
from chabudai.server.tables.story.reasons import said
from chabudai.words import Words

if TYPE_CHECKING:
    from chabudai.server.tables.story.written import WrittenGame


def table_record(game: WrittenGame, language: str = "en") -> TableRecord:
    """Return a whole game as it is downloaded; once it is over, what bots thought is noted in this *language*."""
    record = replace(Record.from_json(game.record), names=tuple(game.seats), notes=tuple(_notes(game, language)))
    return TableRecord(
        dict(record.to_json()),
        game.name,
        game.seats,
        game.result,
        game.practice,
        game.marked,
        game.counts,
        game.taken_back,
        game.marks,
        game.coached,
    )


def _notes(game: WrittenGame, language: str) -> Iterator[Note]:
    if not game.why:
        return
    words = _words(language)
    names = [label or words.say("player-number", number=seat) for seat, label in enumerate(game.seats, 1)]
    for number, (seat, why) in enumerate(zip(game.movers, game.why, strict=True), 1):
        if why is not None and (text := said(why, words, names)):
            yield Note(Seat(seat), text, move=number)


@cache
def _words(language: str) -> Words:
    return Words(language, ("game", "bots", "page"))
