"""Retention: old tables and unused identities go, in small steps, where the settings want it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from chabudai.engine.errors import UnknownTable
from chabudai.server.hub.forgetting.erasure import erase
from chabudai.server.peers.refusals import LinkLost
from chabudai.server.store import StoreFailed
from chabudai.server.store.store import entry_of
from chabudai.server.tables.refusals import UNREADABLE, DamagedTable
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from chabudai.server.hub.hub import Hub

DAY: Final = 86_400_000
HOUR: Final = 3600.0
"""Seconds between two rounds."""
_log = logging.getLogger(__name__)


async def run(hub: Hub) -> None:
    """Look for what is old, now and every hour."""
    marked = hub.settings.keep_tables_days <= 0
    while True:
        with suppress(StoreFailed, LinkLost):
            if not marked:
                await _mark(hub)
                marked = True
            await one_round(hub)
        await asyncio.sleep(HOUR)


async def one_round(hub: Hub) -> None:
    """Let go of all that is older than the settings want."""
    settings, store = hub.settings, hub.store
    if settings.keep_tables_days > 0:
        await _drop_ended(hub, now() - settings.keep_tables_days * DAY)
    if settings.keep_idle_days > 0:
        await _drop_idle(hub, now() - settings.keep_idle_days * DAY)
    if settings.keep_people_days > 0:
        while people := await store.keeping.unused(now() - settings.keep_people_days * DAY):
            for identity in people:
                await erase(hub, identity)
            hub.metrics.count("people_expired", len(people))


async def _mark(hub: Hub) -> None:
    """Note of tables from before this was noted whether they are over."""
    async for name in _unended(hub, now()):
        with suppress(DamagedTable, UnknownTable):
            table = await hub.tables.read(name)
            if table.phase == "over":
                await hub.store.keeping.mark(name, table.last)


async def _drop_ended(hub: Hub, before: int) -> None:
    while tables := await hub.store.keeping.ended(before):
        for table in tables:
            await _drop(hub, table)


async def _drop_idle(hub: Hub, before: int) -> None:
    """Let go of tables that wait or are played, and where nobody has done anything since a time."""
    async for name in _unended(hub, before):
        body = await hub.store.keeping.last(name)
        # What cannot be read is kept for whoever runs the server.
        with suppress(*UNREADABLE):
            if body is not None and entry_of(body).at < before:
                await _drop(hub, name)


async def _unended(hub: Hub, before: int) -> AsyncIterator[str]:
    """Yield the tables set up before a time of which it is not known that they are over."""
    after = ""
    while tables := await hub.store.keeping.unmarked(before, after):
        for name in tables:
            yield name
        after = tables[-1]


async def _drop(hub: Hub, table: str) -> None:
    await hub.dismiss_everywhere(table)
    await hub.store.keeping.drop(table)
    hub.metrics.count("tables_expired")
    _log.info("an old table went", extra={"table": table})
