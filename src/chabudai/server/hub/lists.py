"""Subscriptions to lists of tables: one's own tables, and the lobby."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from chabudai.protocol.messages import MyTables, OpenTables
from chabudai.server.slices import Slices
from chabudai.server.tables import encoding
from chabudai.server.tables.encoding import encode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chabudai.protocol.messages import Summary
    from chabudai.server.hub.readings import Readings
    from chabudai.server.hub.subscriber import Subscriber
    from chabudai.server.store import Store
    from chabudai.server.tables.table import Table

MOST_MINE: Final = 100
MOST_OPEN: Final = 50


class Lists:
    """The clients that want to hear of their own tables, or of open ones."""

    def __init__(self, store: Store, readings: Readings) -> None:
        """List the tables of *store*."""
        self._store = store
        self._readings = readings
        self._mine: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._lobby: set[Subscriber] = set()

    async def mine(self, subscriber: Subscriber, *, on: bool) -> None:
        """Tell a client about its person's tables, now and whenever one changes."""
        who = subscriber.identity
        if not on:
            self._leave(subscriber)
            return
        self.listen(subscriber, "mine", on=True)
        subscriber.push(encode(MyTables(await self.tables_of(who))))

    async def lobby(self, subscriber: Subscriber, *, on: bool) -> None:
        """Tell a client about open tables, now and whenever one changes."""
        if not on:
            self._lobby.discard(subscriber)
            return
        self.listen(subscriber, "lobby", on=True)
        subscriber.push(encode(OpenTables(await self.open_tables(subscriber.identity))))

    def forget(self, subscriber: Subscriber) -> None:
        """Tell a client nothing any more."""
        self._leave(subscriber)
        self._lobby.discard(subscriber)

    def listen(self, subscriber: Subscriber, name: str, *, on: bool) -> None:
        """Tell a client of changes of tables that are led here, or no longer."""
        if name == "lobby":
            (self._lobby.add if on else self._lobby.discard)(subscriber)
        elif on:
            self._mine[subscriber.identity].add(subscriber)
        else:
            self._leave(subscriber)

    async def changed(self, table: Table, also: Iterable[str] = ()) -> None:
        """Tell those whom a change of *table* concerns; *also* those who have just left."""
        if self._mine:
            self._tell_mine(table, also)
        if self._lobby and table.options.listed and (table.match is None or not table.match.steps):
            await self._tell_lobby(table)

    async def tables_of(self, who: str) -> list[Summary]:
        """Return a person's tables, those first where it is that person's turn."""
        ids = await self._store.tables_of(who, MOST_MINE)
        tables = await self._readings.all(ids)
        found = [encoding.summary(table, who) for table in tables if _belongs(table, who)]
        found += [encoding.damaged(table) for table in ids if table in self._readings.damaged]
        return sorted(found, key=lambda line: (not line.your_turn, line.phase == "over", -line.at))

    async def open_tables(self, who: str | None) -> list[Summary]:
        """Return the tables of the lobby that have a free seat."""
        tables = await self._readings.all(await self._store.open_tables(MOST_OPEN))
        return [encoding.summary(table, who) for table in tables if table.joinable()]

    def _tell_mine(self, table: Table, also: Iterable[str]) -> None:
        """Tell those whom a table concerns what it is now."""
        for who in table.identities().union(also, table.former) & self._mine.keys():
            message = encode(MyTables([encoding.summary(table, who)], part=True))
            for subscriber in self._mine[who]:
                subscriber.push(message)

    async def _tell_lobby(self, table: Table) -> None:
        """Tell of a table what it is now; those who have nothing to do with it are told the same."""
        made: dict[str | None, bytes] = {}
        slices = Slices()
        for subscriber in tuple(self._lobby):
            await slices.rest()
            who = subscriber.identity if table.seat_of(subscriber.identity) is not None else None
            if subscriber in self._lobby:
                subscriber.push(made.get(who) or made.setdefault(who, encode(_part(table, who))))

    def _leave(self, subscriber: Subscriber) -> None:
        who = subscriber.identity
        if who in self._mine:
            self._mine[who].discard(subscriber)
            if not self._mine[who]:
                del self._mine[who]


def _part(table: Table, who: str | None) -> OpenTables:
    """Return the news of one table in the lobby."""
    if table.joinable():
        return OpenTables([encoding.summary(table, who)], part=True)
    return OpenTables([], part=True, gone=[table.id])


def _belongs(table: Table, who: str) -> bool:
    """Tell whether a table is one of somebody's: they sit there, or may take their seat back."""
    return table.seat_of(who) is not None or table.held(who) is not None
