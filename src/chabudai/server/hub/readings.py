"""Tables to look at: from memory where they are led here, else as their logs have them."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING

from chabudai.engine.errors import UnknownTable
from chabudai.server.slices import Slices
from chabudai.server.store.store import entry_of
from chabudai.server.tables.refusals import UNREADABLE, DamagedTable

if TYPE_CHECKING:
    from collections.abc import Iterable
    from collections.abc import Set as AbstractSet

    from chabudai.server.hub.live_tables import LiveTables
    from chabudai.server.store import Store
    from chabudai.server.tables.table import Table


class Readings:
    """What tables are, without leading them; a log that was read is read on from there."""

    def __init__(self, store: Store, tables: LiveTables, capacity: int) -> None:
        """Read from *store* what is not among *tables*."""
        self._store = store
        self._tables = tables
        self._capacity = capacity
        self._read: OrderedDict[str, Table] = OrderedDict()
        self._forgotten = 0

    @property
    def damaged(self) -> AbstractSet[str]:
        """Tables whose logs could not be read."""
        return self._tables.damaged

    async def one(self, table: str) -> Table:
        """Return a table as it is now.

        Raises:
            UnknownTable: It has no log.
            DamagedTable: Its log cannot be read.
        """
        if not self._store.shared:
            return (await self._tables.get(table)).table
        live = self._tables.find(table)
        if live is not None:
            return live.table
        await self._read_on([table])
        return self._read[table] if table in self._read else await self._first(table)

    async def all(self, tables: Iterable[str]) -> list[Table]:
        """Return tables as they are now, without those that cannot be read: each is noted, and the others go on."""
        wanted = list(tables)
        if self._store.shared:
            await self._read_on([table for table in wanted if table not in self._tables])
        found = []
        for table in wanted:
            with suppress(DamagedTable, UnknownTable):
                found.append(self._read[table] if self._is_read(table) else await self.one(table))
        return found

    def forget(self, table: str | None = None) -> None:
        """Forget what was read of a table, or of all."""
        self._forgotten += 1
        if table is None:
            self._read.clear()
        else:
            self._read.pop(table, None)

    def _is_read(self, table: str) -> bool:
        return table in self._read and table not in self._tables

    async def _first(self, table: str) -> Table:
        """Read a log from its beginning."""
        forgotten = self._forgotten
        found = await self._tables.read(table)
        if forgotten == self._forgotten:
            self._read[table] = found
            if len(self._read) > self._capacity:
                self._read.popitem(last=False)
        return found

    async def _read_on(self, tables: Iterable[str]) -> None:
        """Read what was added to logs that were read before."""
        known = {table: self._read[table] for table in tables if table in self._read}
        if not known:
            return
        news, slices = await self._store.news({name: table.seq for name, table in known.items()}), Slices(stays=True)
        for name, seq, body in news:
            await slices.rest()
            try:
                # Somebody else may have read on meanwhile.
                if seq == known[name].seq + 1:
                    known[name].apply(seq, entry_of(body))
            except UNREADABLE as error:
                self._tables.quarantine(name, error)
                self._read.pop(name, None)
        for name in known.keys() & self._read.keys():
            self._read.move_to_end(name)
