"""Erasure: what is stored about a person goes, the games stay."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.engine.errors import UnknownTable
from chabudai.protocol import events
from chabudai.server.store.store import body_of, entry_of
from chabudai.server.tables.entry import Secret
from chabudai.server.tables.refusals import UNREADABLE, DamagedTable
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from chabudai.protocol.events import AnyTableEvent
    from chabudai.server.hub.hub import Hub
    from chabudai.server.tables.entry import Entry

TOGETHER: Final = 50
"""Tables that are looked up at a time."""
NOTHING: Final = "{}"
"""What is left of an entry that cannot be read."""


async def erase(hub: Hub, identity: str) -> None:
    """Forget a person and their programs; once begun, it is done whether or not anybody waits for it."""
    await asyncio.shield(hub.tasks.start(_erase(hub, identity)))


async def _erase(hub: Hub, identity: str) -> None:
    """Forget them at once for everybody who asks, then in the logs of their tables."""
    people = await hub.store.erasing.begin(identity, now())
    for one in people:
        await hub.sign_out(one)
    for one in people:
        await _finish(hub, one)


async def resume(hub: Hub) -> None:
    """Take up the erasures that a stop has interrupted."""
    for identity in await hub.store.erasing.pending():
        await _erase(hub, identity)


async def _finish(hub: Hub, identity: str) -> None:
    """Erase somebody from one table after the other; whoever sat down meanwhile is found in the next round."""
    while tables := await hub.store.erasing.tables(identity, TOGETHER):
        for table in tables:
            with suppress(DamagedTable, UnknownTable):
                await hub.leave(table, identity)
            await hub.store.erasing.table(table, identity, partial(_without, identity))
            await hub.refresh_everywhere(table)
    await hub.store.erasing.end(identity)


def _without(identity: str, body: bytes) -> str:
    """Return the body of an entry without a person; of what cannot be read nothing is left."""
    try:
        return body_of(nameless(entry_of(body), identity))
    except UNREADABLE:
        return NOTHING


def nameless(entry: Entry, identity: str) -> Entry:
    """Return an entry without a person's name, words and id."""
    secret, mine = entry.secret or Secret(), entry.by == identity
    seats = frozenset(seat for seat, who in secret.who.items() if who == identity)
    left = [_erased(event, seats, mine=mine, host=mine or secret.host == identity) for event in entry.events]
    return msgspec.structs.replace(
        entry,
        events=left,
        by=None if mine else entry.by,
        id=None if mine else entry.id,
        secret=None if entry.secret is None else _unlinked(secret, identity),
    )


def _unlinked(secret: Secret, identity: str) -> Secret:
    who = {seat: "" if who == identity else who for seat, who in secret.who.items()}
    return msgspec.structs.replace(secret, who=who, host=None if secret.host == identity else secret.host)


def _erased(event: AnyTableEvent, seats: frozenset[int], *, mine: bool, host: bool) -> AnyTableEvent:
    """Return an event without what the person wrote; *seats* are those that they take in it."""
    match event:
        case events.Sat(seat) | events.Proposed(seat) if seat in seats:
            return msgspec.structs.replace(event, name="")
        case events.Named() | events.Renamed() if mine:
            return msgspec.structs.replace(event, name="")
        case events.Created() if host:
            return msgspec.structs.replace(event, name="")
        case events.Said(text=str()) if mine:
            return msgspec.structs.replace(event, text="")
    return event
