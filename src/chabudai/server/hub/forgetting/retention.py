"""Retention: old tables and unused identities go, in small steps, where the settings want it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from chabudai.engine.errors import UnknownTable
from chabudai.server.hub.forgetting.erasure import erase
from chabudai.server.peers.refusals import LinkLost
from chabudai.server.store import StoreFailed
from chabudai.server.tables.refusals import DamagedTable
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from chabudai.server.hub.hub import Hub

DAY: Final = 86_400_000
HOUR: Final = 3600.0
"""Seconds between two rounds."""
_log = logging.getLogger(__name__)


async def run(hub: Hub) -> None:
    """Look for what is old, now and every hour."""
    while True:
        with suppress(StoreFailed, LinkLost):
            await one_round(hub)
        await asyncio.sleep(HOUR)


async def one_round(hub: Hub) -> None:
    """Let go of all that is older than the settings want."""
    settings, store = hub.settings, hub.store
    if settings.keep_tables_days > 0:
        before = now() - settings.keep_tables_days * DAY
        await _mark(hub, before)
        await _drop_tables(hub, before)
    if settings.keep_people_days > 0:
        while people := await store.keeping.unused(now() - settings.keep_people_days * DAY):
            for identity in people:
                await erase(hub, identity)
            hub.metrics.count("people_expired", len(people))


async def _mark(hub: Hub, before: int) -> None:
    """Note of tables from before this was noted whether they are over."""
    after = ""
    while tables := await hub.store.keeping.unmarked(before, after):
        for name in tables:
            with suppress(DamagedTable, UnknownTable):
                table = await hub.tables.read(name)
                if table.phase == "over":
                    await hub.store.keeping.mark(name, table.last)
        after = tables[-1]


async def _drop_tables(hub: Hub, before: int) -> None:
    while tables := await hub.store.keeping.ended(before):
        for table in tables:
            await hub.dismiss_everywhere(table)
            await hub.store.keeping.drop(table)
        hub.metrics.count("tables_expired", len(tables))
        _log.info("old tables went", extra={"tables": len(tables)})
