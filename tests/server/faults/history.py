"""The history of what clients asked, heard and were told, and the judge who holds it against the log.

The log of a table is one order of its entries. The history of a table is linearisable in that order if every
acknowledged request is there once, where the answer said; none is there twice; a request that began after another was
answered stands behind it; whoever looks sees all that anybody was told before; and nobody ever heard of an entry that
differs from the log's, or of entries out of turn.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from chabudai.protocol.events import Moved
from chabudai.server.store import schema
from chabudai.server.store.engine import open_engine
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(slots=True)
class Operation:
    """A move that somebody asked for; without an end, nobody knows what became of it."""

    table: str
    request: str
    move: str
    started: float
    ended: float | None = None
    seq: int | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """Somebody asked for a whole table, and was shown it up to an entry."""

    table: str
    started: float
    ended: float
    seq: int


@dataclass
class History:
    """Everything that was asked for, and every entry that anybody heard of."""

    operations: list[Operation] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    heard: dict[tuple[str, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    """The moves that clients were told to be an entry of a table."""
    strays: list[str] = field(default_factory=list)
    """What came over a connection that did not follow what had come before it."""

    @property
    def acknowledged(self) -> list[Operation]:
        """Return the operations that were answered."""
        return [each for each in self.operations if each.seq is not None]

    def hear(self, message: dict[str, Any], last: dict[str, int]) -> None:
        """Note what a client was told about entries; *last* is what its connection has told of each table before."""
        if message["type"] not in ("table", "update"):
            return
        table = message["table"] if message["type"] == "update" else message["info"]["id"]
        for entry in message["entries"]:
            moves = {event["move"] for event in entry["events"] if event.get("move")}
            self.heard[table, entry["seq"]].update(moves)
        seq, before = (message["seq"] if "seq" in message else message["info"]["seq"]), last.get(table, 0)
        if seq < before or (message["type"] == "update" and seq != before + 1):
            self.strays.append(f"out of turn: a connection told entry {seq} of {table} after {before}")
        last[table] = seq


@dataclass
class Log:
    """What is stored: where each request is, and the moves of each entry."""

    places: dict[tuple[str, str], list[tuple[int, str]]] = field(default_factory=lambda: defaultdict(list))
    moves: dict[tuple[str, int], set[str]] = field(default_factory=dict)

    @classmethod
    def read(cls, url: str) -> Log:
        """Read a database and replay every table: a gap, a repetition and an illegal move are refused."""
        engine = open_engine(url)
        columns = schema.entries.c
        with engine.connect() as connection:
            query = sa.select(columns.table_id, columns.seq, columns.body).order_by(columns.table_id, columns.seq)
            rows = connection.execute(query).all()
        engine.dispose()
        log, tables = cls(), dict[str, Table]()
        for name, seq, body in rows:
            entry = msgspec.json.decode(body, type=Entry)
            tables.setdefault(name, Table(name)).apply(seq, entry)
            moved = [event.move for event in entry.events if isinstance(event, Moved) and event.move]
            log.moves[name, seq] = set(moved)
            if entry.id is not None:
                log.places[name, entry.id] += [(seq, move) for move in moved]
        return log


def judge(history: History, log: Log) -> list[str]:
    """Return what is wrong with a history; nothing if it is linearisable."""
    return [*_lost_or_doubled(history, log), *_out_of_order(history), *_misheard(history, log), *history.strays]


def _lost_or_doubled(history: History, log: Log) -> Iterable[str]:
    for each in history.operations:
        places = log.places.get((each.table, each.request), [])
        if len(places) > 1:
            yield f"twice: {each} at {places}"
        if each.seq is not None and places != [(each.seq, each.move)]:
            yield f"lost or changed: {each}, the log has {places}"


def _out_of_order(history: History) -> Iterable[str]:
    """Find requests that began after a later one had been answered, and looks that missed what had been told."""
    tables: dict[str, list[tuple[float, int, int, str]]] = defaultdict(list)
    for each in history.acknowledged:
        assert each.ended is not None
        assert each.seq is not None
        # At the same instant a beginning comes first: the two overlap.
        tables[each.table] += [(each.started, 0, each.seq, "out of order"), (each.ended, 1, each.seq, "")]
    for look in history.looks:
        # A look may show the newest entry; a request becomes a newer one.
        tables[look.table] += [(look.started, 0, look.seq + 1, "stale"), (look.ended, 1, look.seq, "")]
    for table, instants in tables.items():
        told = 0
        for _, kind, seq, fault in sorted(instants):
            if kind:
                told = max(told, seq)
            elif seq <= told:
                yield f"{fault}: entry {seq} of {table} after {told} was told"


def _misheard(history: History, log: Log) -> Iterable[str]:
    for place, moves in history.heard.items():
        if moves != log.moves.get(place):
            yield f"misheard: {place} as {moves}, the log has {log.moves.get(place)}"
