"""A table in memory, with the clients that watch it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from chabudai.core import seat_of
from chabudai.protocol.events import Said
from chabudai.protocol.messages import Gone, Presence, TableSnapshot, Update
from chabudai.server.hub.audience import Audience
from chabudai.server.tables import encoding
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.observers import observer_of, possible, require_observer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chabudai.core import Observer
    from chabudai.server.hub.subscriber import Subscriber
    from chabudai.server.tables.table import Table


class LiveTable:
    """One table: requests take turns by its lock, watchers hear of every entry."""

    def __init__(self, table: Table) -> None:
        """Nobody watches yet."""
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Subscriber] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.told: tuple[list[bool], int] | None = None
        """Who is connected, as the watchers were told last."""
        self.left: dict[int, float] = {}
        """When the last connection of a seat was lost, by the monotonic clock."""
        self.minded = 0
        """The entry that began the turn at which somebody may be called back."""
        self._observers: dict[str, Observer | None] = {}
        self._can: dict[tuple[str, bool], list[str]] = {}

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost by forgetting it."""
        return not self.watchers and not self.lock.locked() and self.bot_task is None and self.timer is None

    def watch(self, subscriber: Subscriber, since: int, elsewhere: Iterable[Audience] = ()) -> bytes:
        """Add a watcher and return the whole table for it.

        Raises:
            PrivateTable: They may not look.
        """
        require_observer(self.table, subscriber.identity)
        self.watchers.add(subscriber)
        subscriber.watching.add(self.table.id)
        return self.snapshot(subscriber.identity, since, elsewhere)

    def unwatch(self, subscriber: Subscriber) -> None:
        """Remove a watcher."""
        self.watchers.discard(subscriber)
        subscriber.watching.discard(self.table.id)

    def snapshot(self, who: str, since: int = 0, elsewhere: Iterable[Audience] = ()) -> bytes:
        """Return the whole table as somebody may see it.

        Raises:
            PrivateTable: They may not look.
        """
        table = self.table
        observer = require_observer(table, who)
        entries = [encoding.seen_entry(table, seq, observer, who) for seq in range(since + 1, table.seq + 1)]
        present, watchers = self.presence(elsewhere)
        message = TableSnapshot(
            encoding.info(table, who),
            entries,
            encoding.position(table, observer),
            present,
            watchers,
        )
        return encode(message)

    def audience(self) -> Audience:
        """Return who watches at this worker."""
        seats = [self.table.seat_of(connection.identity) for connection in self.watchers]
        return Audience(frozenset(seat for seat in seats if seat is not None), seats.count(None))

    def presence(self, elsewhere: Iterable[Audience] = ()) -> tuple[list[bool], int]:
        """Return which seats have somebody connected, and how many onlookers there are."""
        audiences = [self.audience(), *elsewhere]
        seats = frozenset().union(*(audience.seats for audience in audiences))
        present = [seat in seats for seat in range(self.table.players)]
        return present, sum(audience.onlookers for audience in audiences)

    def tell_presence(self, elsewhere: Iterable[Audience] = ()) -> None:
        """Tell the watchers who is connected, here and *elsewhere*."""
        before, self.told = self.told, self.presence(elsewhere)
        for seat, there in enumerate(before[0] if before else ()):
            if there and not (seat < self.table.players and self.told[0][seat]):
                self.left[seat] = time.monotonic()
        message = encode(Presence(self.table.id, *self.told))
        for watcher in self.watchers:
            watcher.push(message)

    def publish(self, seq: int) -> bool:
        """Send the newest entry to everybody who watches, each as that one may see it.

        Tell whether it was nothing but moves.
        """
        table = self.table
        brief = encoding.only_moves(table.log[seq - 1][0]) and table.phase == "playing" and len(table.log) > 1
        if not brief:
            self._observers.clear()
            self._can.clear()
        made: dict[tuple[Observer, str | None], bytes] = {}
        for watcher in tuple(self.watchers):
            who = watcher.identity
            observer = self._observer_of(who)
            if observer is None:
                self.unwatch(watcher)
                watcher.push(encode(Gone(table.id, "table/private")))
                continue
            # What differs between two people who see the same is who they are.
            key = (observer, who if not brief or seat_of(observer) is not None else None)
            if key not in made:
                made[key] = self._update(seq, observer, who, brief=brief)
            watcher.push(made[key])
        return brief

    def _observer_of(self, who: str) -> Observer | None:
        """Return as which observer somebody looks, which moves do not change."""
        if who not in self._observers:
            self._observers[who] = observer_of(self.table, who)
        return self._observers[who]

    def _possible(self, who: str, observer: Observer) -> list[str]:
        """Return what a player may do, which moves change only by whose turn it is."""
        table = self.table
        if table.vote is not None or len(table.match.steps if table.match else ()) <= table.players:
            return possible(table, who)
        key = (who, table.turn == observer)
        if key not in self._can:
            self._can[key] = possible(table, who)
        return self._can[key]

    def _update(self, seq: int, observer: Observer, who: str, *, brief: bool) -> bytes:
        table = self.table
        entry = table.log[seq - 1][0]
        speech = not brief and all(isinstance(event, Said) for event in entry.events)
        message = Update(
            table.id,
            seq,
            [encoding.seen_entry(table, seq, observer, who)],
            None if speech else encoding.position(table, observer),
            None if brief or speech else encoding.info(table, who),
            self._possible(who, observer) if brief and seat_of(observer) is not None else None,
            table.clocks.info() if table.clocks is not None and brief else None,
        )
        return encode(message)
