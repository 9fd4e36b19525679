"""What is stored about people: names, codes for other devices, tokens of programs."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

import sqlalchemy as sa

from chabudai.server.store import schema
from chabudai.server.store.revoking import digest, is_revoked
from chabudai.server.tables.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

CODE_MINUTES: Final = 10
MOST_TOKENS: Final = 10


T = TypeVar("T")


class Database(Protocol):
    """Where people are kept: the store."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something in a transaction."""
        ...


_FIND: Final = sa.select(schema.identities.c.name, schema.identities.c.program).where(
    schema.identities.c.id == sa.bindparam("identity")
)


class People:
    """The identities, by their ids."""

    def __init__(self, store: Database) -> None:
        """Keep them in *store*."""
        self._store = store

    async def key(self, name: str = "cookie") -> bytes:
        """Return the key of this name, 32 bytes; the first process makes it."""
        return await self._store.write(lambda connection: _key(connection, name))

    async def find(self, identity: str) -> Person:
        """Return a person by id; without a name if none was chosen."""
        return await self._store.read(lambda connection: _find(connection, identity))

    async def session(self, identity: str, device: str) -> Person | None:
        """Return a person by id, on one of their devices; None if they were forgotten, or signed out there."""

        def look(connection: Connection) -> Person | None:
            if is_revoked(connection, identity, device):
                return None
            return _find(connection, identity)

        return await self._store.read(look)

    async def rename(self, identity: str, name: str, now: int) -> None:
        """Let a person go by *name*."""
        await self._store.write(lambda connection: _save(connection, identity, name, now))

    async def code(self, identity: str, now: int) -> str:
        """Return a code that makes another device the same person, once and soon."""
        code = secrets.token_urlsafe(16)
        row = {"digest": digest(code), "identity": identity, "expires": now + CODE_MINUTES * 60_000}

        def add(connection: Connection) -> None:
            columns = schema.codes.c
            if is_revoked(connection, identity):
                return
            connection.execute(sa.delete(schema.codes).where(columns.expires < now))
            connection.execute(sa.delete(schema.codes).where(columns.identity == identity))
            connection.execute(sa.insert(schema.codes).values(row))

        await self._store.write(add)
        return code

    async def redeem(self, code: str, now: int) -> str | None:
        """Return whose code it is and make it worthless; None if it was that already."""
        columns = schema.codes.c

        def take(connection: Connection) -> str | None:
            query = sa.select(columns.identity).where(columns.digest == digest(code), columns.expires >= now)
            identity = connection.execute(query).scalar()
            gone = connection.execute(sa.delete(schema.codes).where(columns.digest == digest(code)))
            return str(identity) if identity is not None and gone.rowcount else None

        return await self._store.write(take)

    async def token(self, owner: str, identity: str, name: str, now: int) -> str | None:
        """Return a token with which a program plays under *name*; None if there are too many."""
        token = f"chabudai_{secrets.token_urlsafe(24)}"
        columns = schema.tokens.c

        def add(connection: Connection) -> bool:
            query = sa.select(sa.func.count()).select_from(schema.tokens).where(columns.owner == owner)
            if (connection.execute(query).scalar() or 0) >= MOST_TOKENS or is_revoked(connection, owner):
                return False
            _save(connection, identity, name, now, program=True)
            row = {"digest": digest(token), "identity": identity, "owner": owner, "created": now}
            connection.execute(sa.insert(schema.tokens).values(row))
            return True

        return token if await self._store.write(add) else None

    async def bearer(self, token: str) -> str | None:
        """Return the identity of a program with this token."""
        query = sa.select(schema.tokens.c.identity).where(schema.tokens.c.digest == digest(token))
        found = await self._store.read(lambda connection: connection.execute(query).scalar())
        return None if found is None else str(found)


def _find(connection: Connection, identity: str) -> Person:
    row = connection.execute(_FIND, {"identity": identity}).first()
    return Person(identity) if row is None else Person(identity, row.name, row.program)


def _key(connection: Connection, name: str) -> bytes:
    query = sa.select(schema.keys.c.value).where(schema.keys.c.name == name)
    found = connection.execute(query).scalar()
    if found is None:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("LOCK TABLE keys IN EXCLUSIVE MODE"))
            found = connection.execute(query).scalar()
        if found is None:
            found = secrets.token_hex(32)
            connection.execute(sa.insert(schema.keys).values(name=name, value=found))
    return bytes.fromhex(str(found))


def _save(connection: Connection, identity: str, name: str, now: int, *, program: bool = False) -> None:
    columns = schema.identities.c
    if is_revoked(connection, identity):
        # It was forgotten while this was under way: nothing comes back.
        return
    changed = connection.execute(sa.update(schema.identities).where(columns.id == identity).values(name=name))
    if not changed.rowcount:
        row = {"id": identity, "name": name, "program": program, "created": now, "seen": now}
        connection.execute(sa.insert(schema.identities).values(row))
