"""Ways to tell people of their turns, and which turns they were told of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from chabudai.server.store import schema
from chabudai.server.store.revoking import is_revoked

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chabudai.protocol.notices import ChannelKind
    from chabudai.server.store.people import Database

MOST_DEVICES: Final = 10
"""Push subscriptions of one person; beyond, the oldest goes."""
CODE_HOURS: Final = 24
RESUMED: Final = 200
"""Tables that are looked at again after a start."""
RECENT_DAYS: Final = 60

_CLAIM: Final = sa.text(
    "INSERT INTO noticed (identity, table_id, turn) VALUES (:identity, :table, :turn) "
    "ON CONFLICT (identity, table_id) DO UPDATE SET turn = excluded.turn WHERE noticed.turn < excluded.turn"
)


@dataclass(frozen=True, slots=True)
class Channel:
    """One way to tell one person."""

    id: str
    identity: str
    kind: ChannelKind
    address: str
    """The push subscription's endpoint, the e-mail address or the webhook's URL."""
    secret: str
    """The subscription's keys, what switches the mails off, or what a webhook's notices are signed with."""
    language: str
    created: int
    code: str | None = None
    """The digest of the code that confirms it; None once it is confirmed."""


class Channels:
    """The channels of all people."""

    def __init__(self, store: Database) -> None:
        """Keep them in *store*."""
        self._store = store

    async def of(self, identity: str) -> list[Channel]:
        """Return the channels of a person, oldest first."""
        columns = schema.channels.c
        query = sa.select(schema.channels).where(columns.identity == identity).order_by(columns.created)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [_channel(row) for row in rows]

    async def add(self, channel: Channel) -> None:
        """Add a channel; a person has one e-mail address and one webhook, and a browser belongs to one person."""
        await self._store.write(lambda connection: _add(connection, channel))

    async def remove(self, channel: str, identity: str | None = None) -> bool:
        """Delete a channel, if it is that of *identity* where one is given; tell whether there was one."""
        columns = schema.channels.c
        query = sa.delete(schema.channels).where(columns.id == channel)
        if identity is not None:
            query = query.where(columns.identity == identity)
        return await self._store.write(lambda connection: connection.execute(query).rowcount > 0)

    async def confirm(self, code: str, now: int) -> bool:
        """Use the channel from now on whose code has this digest; False if there is none, or it is too old."""
        columns = schema.channels.c
        fresh = columns.created > now - CODE_HOURS * 3_600_000
        query = sa.update(schema.channels).where(columns.code == code, fresh).values(code=None)
        return await self._store.write(lambda connection: connection.execute(query).rowcount > 0)

    async def stop_mail(self, secret: str) -> bool:
        """Delete the e-mail address whose mails have this secret in them."""
        columns = schema.channels.c
        query = sa.delete(schema.channels).where(columns.kind == "mail", columns.secret == secret)
        return await self._store.write(lambda connection: connection.execute(query).rowcount > 0)

    async def claim(self, identity: str, table: str, turn: int) -> bool:
        """Note that a person is told of a turn; False if that was done before, by any worker."""
        values = {"identity": identity, "table": table, "turn": turn}
        return await self._store.write(lambda connection: _rows(connection.execute(_CLAIM, values)) > 0)

    async def tables(self, now: int) -> list[str]:
        """Return the newest tables of people who want to be told."""
        members, wanted = schema.members.c, sa.select(schema.channels.c.identity)
        query = (
            sa.select(members.table_id)
            .where(members.identity.in_(wanted), members.at > now - RECENT_DAYS * 86_400_000)
            .order_by(members.at.desc())
            .limit(RESUMED)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).scalars().all())
        return list(dict.fromkeys(rows))


def _add(connection: Connection, channel: Channel) -> None:
    columns = schema.channels.c
    if is_revoked(connection, channel.identity):
        return
    connection.execute(sa.delete(schema.channels).where(columns.id == channel.id))
    same = (columns.identity == channel.identity, columns.kind == channel.kind)
    if channel.kind == "push":
        query = sa.select(columns.id).where(*same).order_by(columns.created.desc()).offset(MOST_DEVICES - 1)
        old = connection.execute(query).scalars().all()
        connection.execute(sa.delete(schema.channels).where(columns.id.in_(old)))
    else:
        connection.execute(sa.delete(schema.channels).where(*same))
    row = {name: getattr(channel, name) for name in Channel.__slots__}
    connection.execute(sa.insert(schema.channels).values(row))


def _channel(row: Any) -> Channel:  # noqa: ANN401 - a row of the driver
    return Channel(**row._asdict())


def _rows(result: sa.CursorResult[Any]) -> int:
    return result.rowcount
