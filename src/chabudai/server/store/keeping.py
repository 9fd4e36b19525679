"""Keeping no longer than wanted: which tables and people are old, and how a table goes, step by step."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from chabudai.server.store import schema

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from chabudai.server.store.people import Database

STEP: Final = 200
"""Entries that are deleted in one transaction: a move waits for one of them at most."""
TOGETHER: Final = 50
"""Tables or people that are looked up at a time."""


class Keeping:
    """What has been kept for long."""

    def __init__(self, store: Database) -> None:
        """Look into *store*."""
        self._store = store

    async def ended(self, before: int) -> Sequence[str]:
        """Return some tables whose games were over before a time."""
        query = sa.select(schema.tables.c.id).where(schema.tables.c.ended < before).limit(TOGETHER)
        return await self._store.read(lambda connection: connection.execute(query).scalars().all())

    async def unmarked(self, before: int, after: str) -> Sequence[str]:
        """Return some tables set up before a time of which it is not noted whether they are over, by their ids."""
        columns = schema.tables.c
        old = (columns.ended.is_(None), columns.created < before, columns.id > after)
        query = sa.select(columns.id).where(*old).order_by(columns.id).limit(TOGETHER)
        return await self._store.read(lambda connection: connection.execute(query).scalars().all())

    async def last(self, table: str) -> bytes | None:
        """Return the last entry of a table, as it is stored; None if it has none."""
        columns = schema.entries.c

        def look(connection: Connection) -> bytes | None:
            body = schema.stored_body(connection)
            query = sa.select(body).where(columns.table_id == table).order_by(columns.seq.desc()).limit(1)
            return connection.execute(query).scalar()

        return await self._store.read(look)

    async def mark(self, table: str, ended: int) -> None:
        """Note when a game was over."""
        query = sa.update(schema.tables).where(schema.tables.c.id == table).values(ended=ended)
        await self._store.write(lambda connection: connection.execute(query))

    async def unused(self, before: int) -> Sequence[str]:
        """Return some people who were not here since a time, and have no programs."""
        return await self._store.read(lambda connection: _unused(connection, before))

    async def drop(self, table: str) -> None:
        """Delete a table: its entries from the first on, so that nobody finds half of it, and then itself."""
        while await self._store.write(partial(_drop_entries, table=table)):
            pass
        await self._store.write(partial(_drop_table, table=table))


def _unused(connection: Connection, before: int) -> Sequence[str]:
    devices, people = schema.devices.c, schema.identities.c
    owners = sa.select(schema.tokens.c.owner)
    idle = (
        sa.select(devices.identity)
        .where(devices.identity.not_in(owners))
        .group_by(devices.identity)
        .having(sa.func.max(devices.used) < before)
        .limit(TOGETHER)
    )
    never = (
        sa.select(people.id)
        .where(people.seen < before, ~people.program, people.id.not_in(owners))
        .where(people.id.not_in(sa.select(devices.identity)))
        .limit(TOGETHER)
    )
    return [*connection.execute(idle).scalars(), *connection.execute(never).scalars()]


def _drop_entries(connection: Connection, table: str) -> bool:
    columns = schema.entries.c
    first = sa.select(columns.seq).where(columns.table_id == table).order_by(columns.seq).limit(STEP)
    found = connection.execute(first).scalars().all()
    if found:
        connection.execute(sa.delete(schema.entries).where(columns.table_id == table, columns.seq.in_(found)))
    return bool(found)


def _drop_table(connection: Connection, table: str) -> None:
    for rows in (schema.members, schema.noticed):
        connection.execute(sa.delete(rows).where(rows.c.table_id == table))
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table))
