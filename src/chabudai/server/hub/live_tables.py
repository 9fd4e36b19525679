"""The tables in memory: read from their logs when somebody asks, dropped when nobody has for long."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from chabudai.server.hub.live_table import LiveTable
from chabudai.server.tables.refusals import unknown_table
from chabudai.server.tables.table import Table

if TYPE_CHECKING:
    from chabudai.server.store import Store


class LiveTables:
    """A cache of live tables, least recently used first."""

    def __init__(self, store: Store, capacity: int, loaded: Callable[[LiveTable], None]) -> None:
        """Read from *store*, and tell *loaded* of each table that was read."""
        self._store = store
        self._capacity = capacity
        self._loaded = loaded
        self._lives: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

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
        """
        found = self._lives.get(table)
        if found is not None:
            self._lives.move_to_end(table)
            return found
        if (loading := self._loading.get(table)) is not None:
            return await asyncio.shield(loading)
        future = self._loading[table] = asyncio.get_running_loop().create_future()
        try:
            live = LiveTable(await self.read(table))
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

    async def read(self, table: str) -> Table:
        """Return a table as its log in the store has it.

        Raises:
            UnknownTable: It has no log.
        """
        found = Table(table)
        for seq, entry in await self._store.entries(table):
            found.apply(seq, entry)
        if found.seq == 0:
            raise unknown_table()
        return found

    def add(self, live: LiveTable) -> None:
        """Keep a table in memory; beyond the capacity, the oldest idle one goes."""
        self._lives[live.table.id] = live
        if len(self._lives) > self._capacity:
            for name, old in self._lives.items():
                if old.idle and old is not live:
                    del self._lives[name]
                    return

    def drop(self, table: str) -> None:
        """Forget a table that nobody knows yet."""
        self._lives.pop(table, None)
