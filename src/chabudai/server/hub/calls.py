"""Calling people back: whoever is to move and has been away from the table for a while gets a notice, once a turn."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from chabudai.engine.errors import UnknownTable
from chabudai.server.notices.notice import notice_of
from chabudai.server.notices.sender import Job
from chabudai.server.peers.refusals import LedElsewhere
from chabudai.server.store import StoreFailed
from chabudai.server.tables.refusals import DamagedTable
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from chabudai.server.hub.live_table import LiveTable
    from chabudai.server.hub.live_tables import LiveTables
    from chabudai.server.hub.tasks import Tasks
    from chabudai.server.notices.sender import Sender
    from chabudai.server.store import Store


class Calls:
    """Waits for a while at each turn of a person, then looks whether they are there."""

    def __init__(self, store: Store, tables: LiveTables, tasks: Tasks, seconds: float) -> None:
        """Send nothing until there is a sender."""
        self.sender: Sender | None = None
        self._store = store
        self._tables = tables
        self._tasks = tasks
        self._seconds = seconds
        self._due: dict[str, tuple[int, float]] = {}
        """The entry that began the turn at a table, and when somebody may be called: one timer for each table."""

    def start(self, sender: Sender) -> None:
        """Send notices from now on, also of turns that began before this process did."""
        self.sender = sender
        self.resume()

    def resume(self) -> None:
        """Mind the turns that nobody minds, because the process that did is gone."""
        if self.sender is not None:
            self._tasks.start(self._resume())

    def mind(self, live: LiveTable) -> None:
        """Mind the turn at a table, if it is a new one of a person."""
        table = live.table
        turn = table.turn
        if self.sender is None or turn is None or table.seats[turn].who is None:
            return
        began = table.log.top
        if live.minded != began:
            live.minded = began
            self._look_in(self._seconds, table.id, began)

    def _look_in(self, seconds: float, table: str, began: int) -> None:
        loop = asyncio.get_running_loop()
        at = loop.time() + seconds
        if table not in self._due:
            loop.call_at(at, self._look, table)
        self._due[table] = began, at

    def _look(self, table: str) -> None:
        """Look whether somebody is there, or wait on if their turn began meanwhile."""
        began, at = self._due[table]
        loop = asyncio.get_running_loop()
        if loop.time() < at:
            loop.call_at(at, self._look, table)
            return
        del self._due[table]
        self._tasks.start(self._call(table, began))

    async def _call(self, name: str, began: int) -> None:
        with suppress(StoreFailed, UnknownTable, DamagedTable, LedElsewhere):
            live = await self._tables.get(name)
            who = self._awaited(live, began)
            if who is None:
                return
            channels = [channel for channel in await self._store.channels.of(who) if channel.code is None]
            if channels and self.sender and await self._store.channels.claim(who, name, began):
                for channel in channels:
                    self.sender.put(Job(channel, notice_of(live.table)))

    def _awaited(self, live: LiveTable, began: int) -> str | None:
        """Return who is to be called: whoever is to move since an entry and has been away long enough."""
        table, turn = live.table, live.table.turn
        if turn is None or table.log.top != began:
            return None
        present, _ = live.presence()
        if present[turn]:
            return None
        gone = time.monotonic() - live.left[turn] if turn in live.left else self._seconds
        if gone < self._seconds:
            self._look_in(self._seconds - gone, table.id, began)
            return None
        return table.seats[turn].who

    async def _resume(self) -> None:
        with suppress(StoreFailed):
            for table in await self._store.channels.tables(now()):
                with suppress(UnknownTable, DamagedTable, LedElsewhere):
                    self.mind(await self._tables.get(table))
