"""Tables as they are sent: the same table looks different to different observers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from chabudai.protocol.events import Moved
from chabudai.protocol.messages import SeatInfo, SentEntry, Summary, TableInfo
from chabudai.server.tables.consent import vote_info
from chabudai.server.tables.observers import possible, require_observer
from chabudai.server.tables.refusals import NoPosition

if TYPE_CHECKING:
    from chabudai.core import Observer
    from chabudai.server.tables.entry import Entry
    from chabudai.server.tables.table import Table

encode: Final = msgspec.json.Encoder().encode


def seen_entry(table: Table, seq: int, observer: Observer, who: str | None) -> SentEntry:
    """Return an entry of the log as an observer may see it."""
    entry, step = table.log[seq - 1]
    events = entry.events
    if step is not None and table.match is not None:
        moved = table.match.moved(step, observer)
        events = [moved if isinstance(event, Moved) else event for event in events]
    mine = entry.id if who is not None and entry.by == who else None
    return SentEntry(seq, entry.at, events, mine)


def position(table: Table, observer: Observer) -> Any:  # noqa: ANN401 - encoded, where its type is a position
    """Return the position for an observer, encoded; None before the deal."""
    return None if table.match is None else table.match.position(observer, table.options.aid)


def earlier_position(table: Table, who: str, moves: int) -> bytes:
    """Return the position after so many moves as somebody may see it now, encoded; nobody can move in it.

    Raises:
        PrivateTable: They may not look.
        NoPosition: The game has not come so far, or some of these moves were taken back.
    """
    observer = require_observer(table, who)
    if table.match is None or moves > len(table.match.steps):
        raise NoPosition(f"There is no position after {moves} moves.", hint="Ask for one that was played.")
    return bytes(table.match.position_after(moves, observer, table.options.aid))


def seats(table: Table, who: str | None) -> list[SeatInfo]:
    """Return who sits where."""
    host = table.host
    return [
        SeatInfo(occupant.kind, occupant.label, seat == host, occupant.who is not None and occupant.who == who)
        for seat, occupant in enumerate(table.seats)
    ]


def info(table: Table, who: str | None) -> TableInfo:
    """Return everything about a table but the position."""
    return TableInfo(
        id=table.id,
        name=table.name,
        game=table.game,
        players=table.players,
        rules=table.rules,
        options=table.options,
        phase=table.phase,
        seats=seats(table, who),
        seat=None if who is None else table.seat_of(who),
        can=possible(table, who),
        seq=table.seq,
        moves=len(table.match.steps) if table.match else 0,
        turn=table.turn,
        created=table.created,
        practice=table.practice,
        marked=table.marked,
        vote=vote_info(table, table.vote) if table.vote else None,
        clock=table.clocks.info() if table.clocks else None,
        result=table.result(),
        rematch=table.rematch,
        deal=None if table.deal is None else table.deal.number,
    )


def summary(table: Table, who: str | None) -> Summary:
    """Return a line for a list of tables."""
    seat = None if who is None else table.seat_of(who)
    turn = table.turn
    return Summary(
        id=table.id,
        name=table.name,
        game=table.game,
        players=table.players,
        phase=table.phase,
        seats=seats(table, who),
        seat=seat,
        your_turn=seat is not None and seat == turn,
        turn=turn,
        seq=table.seq,
        moves=len(table.match.steps) if table.match else 0,
        at=table.last,
        options=table.options,
        rules=table.rules,
        practice=table.practice,
        result=table.result(),
    )


def only_moves(entry: Entry) -> bool:
    """Tell whether an entry leaves everything but the position as it was."""
    return all(isinstance(event, Moved) for event in entry.events)
