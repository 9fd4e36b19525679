"""Tables as they are sent: the same table looks different to different observers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from chabudai.protocol.events import BotSat, Created, Moved, Sat
from chabudai.protocol.messages import LogPage, SeatInfo, SentEntry, Summary, TableInfo
from chabudai.protocol.options import Options
from chabudai.server.tables.coach import coach_of
from chabudai.server.tables.consent import vote_info
from chabudai.server.tables.log import RECENT
from chabudai.server.tables.observers import asks_who_begins, possible, require_observer
from chabudai.server.tables.refusals import NoPosition

if TYPE_CHECKING:
    from chabudai.core import Observer
    from chabudai.server.tables.entry import Entry
    from chabudai.server.tables.log import Seating
    from chabudai.server.tables.table import Table

encode: Final = msgspec.json.Encoder().encode


def seen_entry(table: Table, seq: int, observer: Observer, who: str | None) -> SentEntry:
    """Return an entry of the log as an observer may see it."""
    logged = table.log[seq]
    entry, steps = logged.entry, logged.steps
    events = entry.events
    if steps and table.match is not None:
        moved = map(partial(table.match.moved, observer=observer), steps)
        events = [next(moved) if isinstance(event, Moved) else event for event in events]
    return SentEntry(seq, entry.at, events, _own_id(entry, who))


def _own_id(entry: Entry, who: str | None) -> str | None:
    return entry.id if who is not None and entry.by == who else None


def seen_entries(table: Table, since: int, observer: Observer, who: str | None) -> list[SentEntry]:
    """Return the log after an entry as an observer may see it; older talk is left out."""
    return [seen_entry(table, seq, observer, who) for seq, _ in table.log.after(since)]


def recent_entries(table: Table, since: int, observer: Observer, who: str | None) -> list[SentEntry]:
    """Return what a table is sent with of its log after an entry, however long that is.

    Where some of the story is left out, the first entry seats those who sat there then.
    """
    found = [seen_entry(table, seq, observer, who) for seq in table.log.recent(since)]
    seating = table.log.seating_before()
    if seating is not None and found and found[0].seq == 1:
        found[0] = _seated_opening(found[0], seating, table.players)
    return found


def log_page(table: Table, talk: list[tuple[int, Entry]], before: int, who: str) -> LogPage:
    """Return the last entries before one as somebody may see them now, the *talk* before it included.

    Raises:
        PrivateTable: They may not look.
    """
    observer, said = require_observer(table, who), dict(talk)
    numbers = sorted([*said, *table.log.before(before, RECENT + 1)])
    entries = [
        _sent_talk(seq, said[seq], who) if seq in said else seen_entry(table, seq, observer, who)
        for seq in numbers[-RECENT:]
    ]
    return LogPage(entries, len(numbers) > RECENT)


def _seated_opening(first: SentEntry, seating: Seating, players: int) -> SentEntry:
    created, *rest = first.events
    if isinstance(created, Created):
        most = max(players, *(sat.seat + 1 for sat in seating), 0)
        created = msgspec.structs.replace(created, players=most)
    others = [event for event in rest if not isinstance(event, Sat | BotSat)]
    return msgspec.structs.replace(first, events=[created, *seating, *others])


def _sent_talk(seq: int, entry: Entry, who: str) -> SentEntry:
    """Return an entry that is nothing but talk, which looks the same to everybody."""
    return SentEntry(seq, entry.at, entry.events, _own_id(entry, who))


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
        vote=vote_info(table, table.vote, who) if table.vote else None,
        clock=table.clocks.info() if table.clocks else None,
        result=table.result(),
        rematch=table.rematch,
        deal=None if table.deal is None else table.deal.number,
        marks=sorted(table.marks),
        held=None if who is None else table.held(who),
        pointed=[table.pointed.get(seat) for seat in range(table.players)] if asks_who_begins(table) else [],
        coach="" if who is None else coach_of(table, who),
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
        held=None if who is None else table.held(who),
    )


def damaged(table: str) -> Summary:
    """Return the line of a table whose log cannot be read: nothing is known of it but its id."""
    return Summary(
        table,
        "",
        "",
        0,
        "damaged",
        [],
        None,
        your_turn=False,
        turn=None,
        seq=0,
        moves=0,
        at=0,
        options=Options(),
        rules={},
    )


def only_moves(entry: Entry) -> bool:
    """Tell whether an entry leaves everything but the position as it was."""
    return all(isinstance(event, Moved) for event in entry.events)
