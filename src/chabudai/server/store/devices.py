"""The devices that are signed in as somebody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from chabudai.server.store import schema
from chabudai.server.store.revoking import is_revoked, revoke

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chabudai.server.store.people import Database

MOST_DEVICES: Final = 50
"""Devices of one person that are listed; beyond, the one that was not used for longest is signed out."""


@dataclass(frozen=True, slots=True)
class Device:
    """One browser."""

    id: str
    name: str
    created: int
    used: int


class Devices:
    """The devices of all people."""

    def __init__(self, store: Database) -> None:
        """Keep them in *store*."""
        self._store = store

    async def of(self, identity: str) -> list[Device]:
        """Return the devices of a person, the last used first."""
        columns = schema.devices.c
        query = (
            sa.select(columns.id, columns.name, columns.created, columns.used)
            .where(columns.identity == identity)
            .order_by(columns.used.desc())
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Device(*row) for row in rows]

    async def use(self, device: str, identity: str, name: str, now: int) -> None:
        """Note that a device is used."""
        await self._store.write(lambda connection: _use(connection, identity, Device(device, name, now, now)))

    async def revoke(self, device: str, identity: str, now: int) -> bool:
        """Sign a device out; tell whether the person has it."""
        return await self._store.write(lambda connection: _revoke(connection, device, identity, now))


def _use(connection: Connection, identity: str, device: Device) -> None:
    if is_revoked(connection, identity, device.id):
        return
    columns = schema.devices.c
    known = sa.update(schema.devices).where(columns.id == device.id, columns.identity == identity)
    if connection.execute(known.values(used=device.used, name=device.name)).rowcount:
        return
    row = {"id": device.id, "identity": identity, "name": device.name, "created": device.used, "used": device.used}
    connection.execute(sa.insert(schema.devices).values(row))
    mine = sa.select(columns.id).where(columns.identity == identity)
    for old in connection.execute(mine.order_by(columns.used.desc()).offset(MOST_DEVICES)).scalars().all():
        _revoke(connection, old, identity, device.used)


def _revoke(connection: Connection, device: str, identity: str, now: int) -> bool:
    columns = schema.devices.c
    gone = connection.execute(sa.delete(schema.devices).where(columns.id == device, columns.identity == identity))
    if gone.rowcount:
        revoke(connection, device, now)
    return gone.rowcount > 0
