"""A table in memory, with the clients that watch it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from chabudai.core import seat_of
from chabudai.protocol.events import Said
from chabudai.protocol.messages import Gone, Presence, TableSnapshot, Update
from chabudai.protocol.options import Pace
from chabudai.server.slices import Slices
from chabudai.server.tables import encoding
from chabudai.server.tables.commands.attendance import absent_seats, patience_ends
from chabudai.server.tables.consent import awaited
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.observers import observer_of, possible, require_observer
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from chabudai.core import Observer
    from chabudai.server.hub.subscriber import Subscriber
    from chabudai.server.tables.commands.attendance import Patience
    from chabudai.server.tables.table import Table


class LiveTable:
    """One table: requests take turns by its lock, watchers hear of every entry."""

    def __init__(self, table: Table, leader: str = "") -> None:
        """Nobody watches yet; *leader* is the worker that leads it, where there can be several."""
        self.table = table
        self.leader = leader
        self.retired = False
        """Whether another worker may lead it: nothing more happens here."""
        self.rooted = False
        """Whether its people are known to be connected here: it is not given away when others come first."""
        self.lock = asyncio.Lock()
        self.watchers: set[Subscriber] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.published = table.seq
        """The newest entry that everybody who watches was told of."""
        self.told: tuple[list[bool], int] | None = None
        """Who is connected, as the watchers were told last."""
        self.left: dict[int, float] = {}
        """When the last connection of a seat was lost, or it asked to see the table, by the monotonic clock."""
        self._loaded = time.monotonic()
        self.looked = time.monotonic()
        """When somebody last asked to see it, by the same clock."""
        self.minded = 0
        """The entry that began the turn at which somebody may be called back."""
        self._observers: dict[str, Observer | None] = {}
        self._can: dict[tuple[str, bool], list[str]] = {}

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost by forgetting it."""
        return not self.watchers and not self.lock.locked() and self.bot_task is None and self.timer is None

    def watch(self, subscriber: Subscriber, since: int) -> bytes:
        """Add a watcher and return the whole table for it.

        Raises:
            PrivateTable: They may not look.
        """
        require_observer(self.table, subscriber.identity)
        self.watchers.add(subscriber)
        subscriber.watching.add(self.table.id)
        try:
            return self.snapshot(subscriber.identity, since)
        except BaseException:
            # Without the whole table, news would make no sense.
            self.unwatch(subscriber)
            raise

    def unwatch(self, subscriber: Subscriber) -> None:
        """Remove a watcher."""
        self.watchers.discard(subscriber)
        subscriber.watching.discard(self.table.id)

    def dismiss(self) -> None:
        """Tell everybody who watches that the table is gone."""
        for watcher in tuple(self.watchers):
            self.unwatch(watcher)
            watcher.push(encode(Gone(self.table.id, "table/unknown")))

    def retire(self) -> set[Subscriber]:
        """Stop clock and bots, forget who watches, and return them."""
        self.retired = True
        if self.timer is not None:
            self.timer.cancel()
        if self.bot_task is not None:
            self.bot_task.cancel()
        watchers, self.watchers = self.watchers, set()
        return watchers

    def snapshot(self, who: str, since: int = 0) -> bytes:
        """Return the whole table as somebody may see it.

        Raises:
            PrivateTable: They may not look.
        """
        table = self.table
        observer = require_observer(table, who)
        self.looked = time.monotonic()
        if (seat := table.seat_of(who)) is not None:
            # A program may have no connection, and ask again and again.
            self.left[seat] = self.looked
        entries = encoding.recent_entries(table, since, observer, who)
        present, watchers = self.presence()
        message = TableSnapshot(
            encoding.info(table, who),
            entries,
            encoding.position(table, observer),
            present,
            watchers,
            table.seq - len(table.log.recent()),
        )
        return encode(message)

    def presence(self) -> tuple[list[bool], int]:
        """Return which seats have somebody connected, and how many onlookers there are."""
        seats = [self.table.seat_of(watcher.identity) for watcher in self.watchers]
        return [seat in seats for seat in range(self.table.players)], seats.count(None)

    def absent(self, patience: Patience) -> frozenset[int]:
        """Return the seats of people who have been away for so long that they need not be asked."""
        present, _ = self.presence()
        return absent_seats(self.table, present, self._seen(), now(), patience)

    def pass_over_at(self, patience: Patience) -> int | None:
        """Return when somebody who is away, and whose answer alone is missing, may be replaced."""
        seat = awaited(self.table)
        if seat is None or self.presence()[0][seat]:
            return None
        return patience_ends(self.table, seat, self._seen(), patience)

    async def seated(self) -> None:
        """Tell the watchers who is connected if what happened at the table changed that."""
        if self.watchers and self.presence() != self.told:
            self.note_presence()
            await self.tell_presence()

    def note_presence(self) -> None:
        """Note who is connected now, and since when others are not."""
        before, self.told = self.told, self.presence()
        for seat, there in enumerate(before[0] if before else ()):
            if there and not (seat < self.table.players and self.told[0][seat]):
                self.left[seat] = time.monotonic()

    async def tell_presence(self) -> None:
        """Tell the watchers who is connected, as it was noted last."""
        told, slices = self.told, Slices()
        if told is None:
            return
        message = encode(Presence(self.table.id, *told))
        for watcher in tuple(self.watchers):
            if self.told is not told:
                # What was noted meanwhile is told by whoever noted it.
                return
            if watcher in self.watchers:
                watcher.push(message)
            await slices.rest()

    async def publish(self, seq: int) -> bool:
        """Send the newest entry to everybody who watches, each as that one may see it.

        Tell whether it was nothing but moves. The table must be locked, so that nothing else happens meanwhile.
        """
        table = self.table
        brief = encoding.only_moves(table.log[seq].entry) and table.phase == "playing" and seq > 1
        if not brief:
            self._observers.clear()
            self._can.clear()
        made: dict[tuple[Observer, str | None], bytes] = {}
        slices = Slices()
        for watcher in tuple(self.watchers):
            await slices.rest()
            if watcher not in self.watchers:
                continue
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
        self.published = seq
        return brief

    def _seen(self) -> dict[int, int]:
        """Return when each seat that is away was last connected, in milliseconds since 1970."""
        wall = now() - time.monotonic() * 1000
        seen = {seat: int(wall + at * 1000) for seat, at in self.left.items()}
        if self.table.options.pace is Pace.LIVE:
            # Who was here before this worker led the table is not known: everybody gets the time to come back.
            seen = dict.fromkeys(range(self.table.players), int(wall + self._loaded * 1000)) | seen
        return seen

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
        entry = table.log[seq].entry
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
