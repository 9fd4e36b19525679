"""Erasing people from the store: at once what makes them somebody here, and the logs step by step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from chabudai.server.store import schema
from chabudai.server.store.revoking import revoke
from chabudai.server.store.schema import has_words, of_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from chabudai.server.store.people import Database

STEP: Final = 100
"""Entries that are changed in one transaction: a move waits for one of them at most."""

Change = Callable[[bytes], str]
"""Turns the body of an entry into what is left of it."""


class Erasing:
    """Erasures, which a crash interrupts and the next start takes up."""

    def __init__(self, store: Database) -> None:
        """Erase from *store*."""
        self._store = store

    async def begin(self, identity: str, now: int) -> list[str]:
        """Delete name, devices, codes, tokens and channels at once; return the identities to erase from the logs.

        These are the person, their programs, and the programs of these.
        """
        return await self._store.write(lambda connection: _begin(connection, identity, now))

    async def pending(self) -> Sequence[str]:
        """Return who is still in some logs."""
        query = sa.select(schema.erasures.c.identity).order_by(schema.erasures.c.at)
        return await self._store.read(lambda connection: connection.execute(query).scalars().all())

    async def tables(self, identity: str, most: int) -> Sequence[str]:
        """Return some tables at which an identity has sat, or that it set up."""
        members, tables = schema.members.c, schema.tables.c
        query = sa.union(
            sa.select(members.table_id).where(members.identity == identity),
            sa.select(tables.id).where(tables.host == identity),
        ).limit(most)
        return await self._store.read(lambda connection: connection.execute(query).scalars().all())

    async def table(self, table: str, identity: str, change: Change) -> None:
        """Change every entry of a table that has an identity in it, then forget that they sat there or set it up."""
        found = await self._find(table, identity, 0)
        while found:
            await self._store.write(partial(_change, table=table, found=found, change=change))
            found = await self._find(table, identity, found[-1])
        await self._store.write(partial(_part, table=table, identity=identity))

    async def _find(self, table: str, identity: str, after: int) -> Sequence[int]:
        return await self._store.read(lambda connection: _find(connection, table, identity, after))

    async def end(self, identity: str) -> None:
        """Note that nothing is left, and let go of the pages that held it."""
        done = sa.delete(schema.erasures).where(schema.erasures.c.identity == identity)
        await self._store.write(lambda connection: connection.execute(done))
        await self._store.write(_let_go)


def _begin(connection: Connection, identity: str, now: int) -> list[str]:
    people = _with_programs(connection, identity)
    known = set(connection.execute(sa.select(schema.erasures.c.identity)).scalars())
    for one in people:
        revoke(connection, one, now)
        if one not in known:
            connection.execute(sa.insert(schema.erasures).values(identity=one, at=now))
    for table in (schema.channels, schema.noticed, schema.codes, schema.devices):
        connection.execute(sa.delete(table).where(table.c.identity.in_(people)))
    connection.execute(sa.delete(schema.tokens).where(schema.tokens.c.identity.in_(people)))
    connection.execute(sa.delete(schema.identities).where(schema.identities.c.id.in_(people)))
    return people


def _with_programs(connection: Connection, identity: str) -> list[str]:
    """Return an identity and those of the programs that it has tokens for, and so on."""
    people, owners = [identity], [identity]
    columns = schema.tokens.c
    while owners:
        owned = connection.execute(sa.select(columns.identity).where(columns.owner.in_(owners))).scalars().all()
        owners = [one for one in owned if one not in people]
        people += owners
    return people


def _find(connection: Connection, table: str, identity: str, after: int) -> Sequence[int]:
    columns = schema.entries.c
    query = (
        sa.select(columns.seq)
        .where(columns.table_id == table, columns.seq > after, has_words(connection, identity))
        .order_by(columns.seq)
        .limit(STEP)
    )
    return connection.execute(query).scalars().all()


def _change(connection: Connection, table: str, found: Sequence[int], change: Change) -> None:
    """Change some entries, as they are now: somebody else may have been erased from them meanwhile."""
    columns = schema.entries.c
    query = of_table(connection, table).where(columns.seq.in_(found))
    rows = [{"of": seq, "now": change(body)} for seq, body in connection.execute(query).all()]
    put = sa.update(schema.entries).where(columns.table_id == table, columns.seq == sa.bindparam("of"))
    connection.execute(put.values(body=sa.bindparam("now")), rows)


def _part(connection: Connection, table: str, identity: str) -> None:
    """Let nothing lead from a person to a table."""
    members, tables = schema.members.c, schema.tables.c
    connection.execute(sa.delete(schema.members).where(members.identity == identity, members.table_id == table))
    hosted = sa.update(schema.tables).where(tables.id == table, tables.host == identity)
    connection.execute(hosted.values(host=None))


def _let_go(connection: Connection) -> None:
    """Empty SQLite's journal, which has the pages as they were; PostgreSQL's own vacuum does the like in its time."""
    if connection.dialect.name == "sqlite":
        connection.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))
