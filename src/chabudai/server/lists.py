"""Who is told about lists of tables: the own ones, and the lobby."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from chabudai.protocol.messages import MyTables, OpenTables
from chabudai.server import showing
from chabudai.server.showing import encode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chabudai.protocol.messages import Summary
    from chabudai.server.connection import Connection
    from chabudai.server.house import House
    from chabudai.server.table import Table

MOST_MINE: Final = 100
MOST_OPEN: Final = 50
YOUNG: Final = 12
"""Up to this entry a table may still be filling up."""


class Lists:
    """The connections that want to hear of their own tables, or of open ones."""

    def __init__(self, house: House) -> None:
        """List the tables of *house*."""
        self._house = house
        self._mine: defaultdict[str, set[Connection]] = defaultdict(set)
        self._lobby: set[Connection] = set()
        self._followed: set[str] = set()
        """The tables of those who listen to their own, and some that were."""

    async def mine(self, connection: Connection, *, on: bool) -> None:
        """Tell a connection about its person's tables, now and whenever one changes."""
        who = connection.person.id
        if not on:
            self._leave(connection)
            return
        self._mine[who].add(connection)
        tables = await self.tables_of(who)
        self._followed.update(line.id for line in tables)
        connection.push(encode(MyTables(tables)))

    async def lobby(self, connection: Connection, *, on: bool) -> None:
        """Tell a connection about open tables, now and whenever one changes."""
        if not on:
            self._lobby.discard(connection)
            return
        self._lobby.add(connection)
        connection.push(encode(OpenTables(await self.open_tables(connection.person.id))))

    def forget(self, connection: Connection) -> None:
        """Tell a connection nothing any more."""
        self._leave(connection)
        self._lobby.discard(connection)

    def wants(self, table: str, seq: int) -> bool:
        """Tell whether news of a table from another worker matter to anybody here.

        Those who listen have followed tables; young ones may be anybody's.
        """
        return table in self._followed or (seq <= YOUNG and bool(self._mine or self._lobby))

    def changed(self, table: Table, also: Iterable[str] = ()) -> None:
        """Tell those whom a change of *table* concerns; *also* those who have just left."""
        concerned = {chair.who for chair in table.chairs if chair.who is not None}.union(also)
        for who in concerned & self._mine.keys():
            self._followed.add(table.id)
            message = encode(MyTables([showing.summary(table, who)], part=True))
            for connection in self._mine[who]:
                connection.push(message)
        if self._lobby and table.options.listed and (table.match is None or not table.match.steps):
            self._tell_lobby(table)

    async def tables_of(self, who: str) -> list[Summary]:
        """Return a person's tables, those first where it is that person's turn."""
        ids = await self._house.store.tables_of(who, MOST_MINE)
        tables = [await self._house.table(table) for table in ids]
        found = [showing.summary(table, who) for table in tables if table.seat_of(who) is not None]
        return sorted(found, key=lambda line: (not line.your_turn, line.phase == "over", -line.at))

    async def open_tables(self, who: str | None) -> list[Summary]:
        """Return the tables of the lobby that have a free seat."""
        ids = await self._house.store.open_tables(MOST_OPEN)
        tables = [await self._house.table(table) for table in ids]
        return [showing.summary(table, who) for table in tables if is_open(table)]

    def _tell_lobby(self, table: Table) -> None:
        for connection in self._lobby:
            if is_open(table):
                line = showing.summary(table, connection.person.id)
                connection.push(encode(OpenTables([line], part=True)))
            else:
                connection.push(encode(OpenTables([], part=True, gone=[table.id])))

    def _leave(self, connection: Connection) -> None:
        who = connection.person.id
        if who in self._mine:
            self._mine[who].discard(connection)
            if not self._mine[who]:
                del self._mine[who]
        if not self._mine:
            self._followed.clear()


def is_open(table: Table) -> bool:
    """Tell whether a table belongs in the lobby."""
    return table.options.listed and table.phase == "waiting" and bool(table.free() and table.people())
