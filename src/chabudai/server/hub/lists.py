"""Subscriptions to lists of tables: one's own tables, and the lobby."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from chabudai.protocol.messages import MyTables, OpenTables
from chabudai.server.tables import encoding
from chabudai.server.tables.encoding import encode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chabudai.protocol.messages import Summary
    from chabudai.server.hub.live_tables import LiveTables
    from chabudai.server.hub.subscriber import Subscriber
    from chabudai.server.store import Store
    from chabudai.server.tables.table import Table

MOST_MINE: Final = 100
MOST_OPEN: Final = 50
YOUNG: Final = 12
"""Up to this entry a table may still be filling up."""


class Lists:
    """The clients that want to hear of their own tables, or of open ones."""

    def __init__(self, store: Store, tables: LiveTables) -> None:
        """List the tables of *store*."""
        self._store = store
        self._tables = tables
        self._mine: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._lobby: set[Subscriber] = set()
        self._followed: set[str] = set()
        """The tables of those who listen to their own, and some that were."""

    async def mine(self, subscriber: Subscriber, *, on: bool) -> None:
        """Tell a client about its person's tables, now and whenever one changes."""
        who = subscriber.identity
        if not on:
            self._leave(subscriber)
            return
        self._mine[who].add(subscriber)
        tables = await self.tables_of(who)
        self._followed.update(line.id for line in tables)
        subscriber.push(encode(MyTables(tables)))

    async def lobby(self, subscriber: Subscriber, *, on: bool) -> None:
        """Tell a client about open tables, now and whenever one changes."""
        if not on:
            self._lobby.discard(subscriber)
            return
        self._lobby.add(subscriber)
        subscriber.push(encode(OpenTables(await self.open_tables(subscriber.identity))))

    def forget(self, subscriber: Subscriber) -> None:
        """Tell a client nothing any more."""
        self._leave(subscriber)
        self._lobby.discard(subscriber)

    def wants(self, table: str, seq: int) -> bool:
        """Tell whether news of a table from another worker matters to anybody here.

        Those who listen have followed tables; young ones may be anybody's.
        """
        return table in self._followed or (seq <= YOUNG and bool(self._mine or self._lobby))

    def changed(self, table: Table, also: Iterable[str] = ()) -> None:
        """Tell those whom a change of *table* concerns; *also* those who have just left."""
        concerned = table.identities().union(also)
        for who in concerned & self._mine.keys():
            self._followed.add(table.id)
            message = encode(MyTables([encoding.summary(table, who)], part=True))
            for subscriber in self._mine[who]:
                subscriber.push(message)
        if self._lobby and table.options.listed and (table.match is None or not table.match.steps):
            self._tell_lobby(table)

    async def tables_of(self, who: str) -> list[Summary]:
        """Return a person's tables, those first where it is that person's turn."""
        tables = await self._read(await self._store.tables_of(who, MOST_MINE))
        found = [encoding.summary(table, who) for table in tables if table.seat_of(who) is not None]
        return sorted(found, key=lambda line: (not line.your_turn, line.phase == "over", -line.at))

    async def open_tables(self, who: str | None) -> list[Summary]:
        """Return the tables of the lobby that have a free seat."""
        tables = await self._read(await self._store.open_tables(MOST_OPEN))
        return [encoding.summary(table, who) for table in tables if table.joinable()]

    async def _read(self, ids: Iterable[str]) -> list[Table]:
        return [(await self._tables.get(table)).table for table in ids]

    def _tell_lobby(self, table: Table) -> None:
        for subscriber in self._lobby:
            if table.joinable():
                line = encoding.summary(table, subscriber.identity)
                subscriber.push(encode(OpenTables([line], part=True)))
            else:
                subscriber.push(encode(OpenTables([], part=True, gone=[table.id])))

    def _leave(self, subscriber: Subscriber) -> None:
        who = subscriber.identity
        if who in self._mine:
            self._mine[who].discard(subscriber)
            if not self._mine[who]:
                del self._mine[who]
        if not self._mine:
            self._followed.clear()
