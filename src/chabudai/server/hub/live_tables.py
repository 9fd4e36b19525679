"""The tables in memory: read from their logs when somebody asks, dropped when nobody has for long."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from chabudai.engine.errors import UnknownTable
from chabudai.server.hub.live_table import LiveTable
from chabudai.server.slices import Slices
from chabudai.server.store import StoreFailed
from chabudai.server.store.failure import unread
from chabudai.server.store.revoking import digest
from chabudai.server.tables.log import RECENT
from chabudai.server.tables.refusals import UNREADABLE, damaged_table, unknown_table
from chabudai.server.tables.table import Table

if TYPE_CHECKING:
    from chabudai.server.peers.peers import Peers
    from chabudai.server.store import Store

_log = logging.getLogger(__name__)


class LiveTables:
    """A cache of live tables, least recently used first."""

    def __init__(
        self, store: Store, capacity: int, loaded: Callable[[LiveTable], None], dropped: Callable[[LiveTable], None]
    ) -> None:
        """Read from *store*; tell *loaded* of each table that was read, and *dropped* of each that goes."""
        self.peers: Peers | None = None
        """The other workers, where there can be any: only what this one leads is kept."""
        self._store = store
        self._capacity = capacity
        self._loaded = loaded
        self._dropped = dropped
        self._lives: OrderedDict[str, LiveTable] = OrderedDict()
        self.damaged: set[str] = set()
        """Tables whose logs could not be read."""
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._life = 0
        """How often everything that was led had to be given up."""

    def __len__(self) -> int:
        return len(self._lives)

    def __contains__(self, table: str) -> bool:
        return table in self._lives

    def all(self) -> Iterable[LiveTable]:
        """Return the tables in memory."""
        return tuple(self._lives.values())

    def find(self, table: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._lives.get(table)

    async def get(self, table: str) -> LiveTable:
        """Return a table, from its log if need be; several who ask at once share one reading.

        Raises:
            UnknownTable: It has no log.
            LedElsewhere: Another worker leads it.
        """
        if self.peers is not None and self.peers.membership.doubtful:
            await self.peers.membership.confirm()
        found = self._lives.get(table)
        if found is not None:
            self._lives.move_to_end(table)
            return found
        if (loading := self._loading.get(table)) is not None:
            return await asyncio.shield(loading)
        future = self._loading[table] = asyncio.get_running_loop().create_future()
        try:
            live = await self._load(table)
        except BaseException as error:
            future.set_exception(error)
            future.exception()
            raise
        else:
            self.add(live)
            self._loaded(live)
            future.set_result(live)
            return live
        finally:
            del self._loading[table]

    def step_back(self) -> Iterable[LiveTable]:
        """Lead nothing any more, not even what is being read; return what is in memory."""
        self._life += 1
        return self.all()

    def require_certain(self) -> None:
        """Refuse to decide by what is in memory while another worker may lead by now, and the store cannot tell.

        Raises:
            StoreFailed: That is so.
        """
        if self.peers is not None and self.peers.membership.doubtful:
            raise unread()

    async def _load(self, table: str) -> LiveTable:
        if self.peers is None:
            return LiveTable(await self.read(table))
        while True:
            life, leader = self._life, await self.peers.claim(table)
            live = LiveTable(await self.read(table), leader)
            if leader == self.peers.me and life == self._life:
                return live

    async def read(self, table: str) -> Table:
        """Return a table as its log in the store has it.

        Raises:
            UnknownTable: It has no log.
            DamagedTable: Its log cannot be read.
        """
        found, slices = Table(table), Slices(stays=True)
        try:
            story = (await self._store.story(table, RECENT))[::-1]
            while story:
                # Each goes when it was applied: letting go of thousands at once takes long too.
                seq, entry = story.pop()
                if found.seq == 0 and seq > 1:
                    # It is being deleted, from its first entry on.
                    raise unknown_table()
                found.skip(seq - 1)
                steps = []
                for step in found.foresee(entry):
                    steps.append(step)
                    await slices.rest()
                found.apply(seq, entry, steps)
                await slices.rest()
        except (UnknownTable, StoreFailed):
            raise
        except UNREADABLE as error:
            self.quarantine(table, error)
            raise damaged_table() from error
        if found.seq == 0:
            raise unknown_table()
        self.damaged.discard(table)
        return found

    def quarantine(self, table: str, error: Exception) -> None:
        """Note that a log cannot be read: its table is out of use, and nothing else."""
        if table not in self.damaged:
            self.damaged.add(table)
            # Its id would be an invitation.
            _log.error("a table is damaged", extra={"digest": digest(table)[:12], "error": type(error).__name__})

    def add(self, live: LiveTable) -> None:
        """Keep a table in memory; beyond the capacity, the oldest idle one goes."""
        self._lives[live.table.id] = live
        if len(self._lives) > self._capacity:
            for name, old in self._lives.items():
                if old.idle and old is not live:
                    self.drop(name)
                    self._dropped(old)
                    return

    def drop(self, table: str) -> None:
        """Forget a table that nobody knows yet, that is led elsewhere, or that is deleted."""
        self._lives.pop(table, None)
