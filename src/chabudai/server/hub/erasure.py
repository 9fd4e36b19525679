"""Erasure: what is stored about a person goes, the games stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from chabudai.protocol import events
from chabudai.server.store import schema
from chabudai.server.store.store import body_of
from chabudai.server.tables.entry import Entry

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chabudai.protocol.events import AnyTableEvent
    from chabudai.server.hub.hub import Hub

MOST_TABLES = 100_000
_decode = msgspec.json.Decoder(Entry).decode


async def erase(hub: Hub, identity: str) -> None:
    """Leave every table, then erase name, words and identity from the store."""
    tables = await hub.store.tables_of(identity, MOST_TABLES)
    for table in tables:
        await hub.leave(table, identity)
    await hub.store.write(lambda connection: _erase_entries(connection, tables, identity))
    await hub.store.people.forget(identity)
    for table in tables:
        await hub.refresh(table)
        await hub.store.notify(f"refresh {hub.store.worker} {table}")


def _erase_entries(connection: Connection, tables: Sequence[str], identity: str) -> None:
    columns = schema.entries.c
    for table in tables:
        mine: set[int] = set()
        query = sa.select(columns.seq, columns.body).where(columns.table_id == table).order_by(columns.seq)
        for seq, body in connection.execute(query).all():
            entry = _decode(body)
            erased = nameless(entry, identity, mine)
            if erased != entry:
                where = (columns.table_id == table, columns.seq == seq)
                connection.execute(sa.update(schema.entries).where(*where).values(body=body_of(erased)))


def nameless(entry: Entry, identity: str, mine: set[int]) -> Entry:
    """Return an entry without a person's name, words and id; *mine* follows that person's seats."""
    secret = entry.secret
    if secret is not None:
        mine.difference_update(secret.who)
        mine.update(seat for seat, who in secret.who.items() if who == identity)
        who = {seat: "" if who == identity else who for seat, who in secret.who.items()}
        host = None if secret.host == identity else secret.host
        secret = msgspec.structs.replace(secret, who=who, host=host)
    events = [_erased(event, mine) for event in entry.events]
    by = None if entry.by == identity else entry.by
    return msgspec.structs.replace(entry, events=events, by=by, secret=secret)


def _erased(event: AnyTableEvent, mine: set[int]) -> AnyTableEvent:
    match event:
        case events.Sat(seat) | events.Named(seat) if seat in mine:
            return msgspec.structs.replace(event, name="")
        case events.Said(seat, _, text) if seat in mine and text is not None:
            return msgspec.structs.replace(event, text="")
        case events.SeatsSwapped((a, b)):
            moved = {b if seat == a else a if seat == b else seat for seat in mine}
            mine.clear()
            mine.update(moved)
        case events.Left(seat) | events.BotSat(seat) | events.Replaced(seat):
            mine.discard(seat)
    return event
