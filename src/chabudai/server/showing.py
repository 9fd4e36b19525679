"""Tables as they are sent: the same table looks different to different eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from chabudai.core import ALL, PUBLIC, Observer, Seat
from chabudai.protocol.events import Moved
from chabudai.protocol.messages import SeatInfo, SentEntry, Summary, TableInfo
from chabudai.protocol.options import Spectators, Talk
from chabudai.server.entry import Entry
from chabudai.server.vote import claimable

if TYPE_CHECKING:
    from chabudai.server.match import Step
    from chabudai.server.table import Table

encode: Final = msgspec.json.Encoder().encode


def eyes_of(table: Table, who: str) -> Observer | None:
    """Return the eyes with which somebody looks at a table; None if they may not."""
    seat = table.seat_of(who)
    if table.phase == "waiting":
        return PUBLIC if seat is None else Seat(seat)
    if seat is None:
        if table.options.spectators is Spectators.NOBODY:
            return None
        if table.phase == "playing":
            open_hands = table.options.spectators is Spectators.EVERYTHING and who not in table.former
            return ALL if open_hands else PUBLIC
    if table.phase == "over":
        return ALL
    return None if seat is None else Seat(seat)


def seen_entry(table: Table, seq: int, eyes: Observer, who: str | None) -> SentEntry:
    """Return an entry of the log as these eyes may see it."""
    entry, step = table.log[seq - 1]
    events = entry.events
    if step is not None and table.match is not None:
        events = [_moved(table, step, eyes) if isinstance(event, Moved) else event for event in events]
    mine = entry.id if who is not None and entry.by == who else None
    return SentEntry(seq, entry.at, events, mine)


def _moved(table: Table, step: Step, eyes: Observer) -> Moved:
    if table.match is None:
        raise ValueError("a move without a game")
    return table.match.moved(step, eyes)


def position(table: Table, eyes: Observer) -> Any:  # noqa: ANN401 - encoded, where its type is a position
    """Return the position for these eyes, encoded; None before the deal."""
    return None if table.match is None else table.match.position(eyes, table.options.aid)


def seats(table: Table, who: str | None) -> list[SeatInfo]:
    """Return who sits where."""
    host = table.host
    return [
        SeatInfo(chair.kind, chair.label, seat == host, chair.who is not None and chair.who == who)
        for seat, chair in enumerate(table.chairs)
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
        vote=table.vote.info(table) if table.vote else None,
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


def possible(table: Table, who: str | None) -> list[str]:
    """Return what somebody may ask of a table now, by the names of the requests."""
    if who is None:
        return []
    seat = table.seat_of(who)
    host = table.hosted_by(who)
    phase = table.phase
    found: list[str] = []
    if phase == "waiting" and (host or seat is not None):
        found += _before(table, host=host)
    if phase != "over" and table.free() and (seat is None or phase == "waiting"):
        found.append("sit")
    if host:
        found.append("rename")
        found += ["add_bot"] if table.free() and phase == "playing" else []
    if seat is None:
        return found
    if phase == "playing":
        found += _during(table, seat)
    found += ["rematch"] if phase == "over" else ["leave"]
    if phase != "playing" or table.options.talk is not Talk.SILENT:
        found.append("say")
    return found


def _before(table: Table, *, host: bool) -> list[str]:
    found = ["swap"]
    if host:
        found += ["remove", "change"]
        found += ["add_bot"] if table.free() else ["start"]
    return found


def _during(table: Table, seat: int) -> list[str]:
    found = ["play"] if table.turn == seat else []
    if table.vote is None:
        found += ["propose:resign"]
        if table.match is not None and any(step.seat == seat for step in table.match.steps):
            found.append("propose:take_back")
        if any(other != seat for other in table.people()):
            found.append("propose:replace")
        if claimable(table, seat):
            found.append("propose:claim")
        return found
    if seat in table.vote.voters(table) and seat not in table.vote.agreed:
        found.append("agree")
    return [*found, "refuse"]


def only_moves(entry: Entry) -> bool:
    """Tell whether an entry leaves everything but the position as it was."""
    return all(isinstance(event, Moved) for event in entry.events)
