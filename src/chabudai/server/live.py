"""A table in memory, with the connections that watch it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from chabudai.core import seat_of
from chabudai.protocol.events import Said
from chabudai.protocol.messages import Gone, Presence, Update
from chabudai.protocol.messages import Table as TableMessage
from chabudai.server import showing
from chabudai.server.presence import Audience
from chabudai.server.showing import encode, eyes_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chabudai.core import Observer
    from chabudai.server.connection import Connection
    from chabudai.server.table import Table


class Live:
    """One table: requests take turns by its lock, watchers hear of every entry."""

    def __init__(self, table: Table) -> None:
        """Nobody watches yet."""
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Connection] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.told: tuple[list[bool], int] | None = None
        """Who is connected, as the watchers were told last."""
        self._eyes: dict[str, Observer | None] = {}
        self._can: dict[tuple[str, bool], list[str]] = {}

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost by forgetting it."""
        return not self.watchers and not self.lock.locked() and self.bot_task is None and self.timer is None

    def watch(self, connection: Connection, since: int, elsewhere: Iterable[Audience] = ()) -> bytes:
        """Add a watcher and return the whole table for it."""
        eyes = eyes_of(self.table, connection.person.id)
        if eyes is None:
            raise ValueError("somebody who may not look")
        self.watchers.add(connection)
        return self.whole(connection.person.id, eyes, since, elsewhere)

    def whole(self, who: str, eyes: Observer, since: int = 0, elsewhere: Iterable[Audience] = ()) -> bytes:
        """Return the whole table as somebody may see it."""
        table = self.table
        entries = [showing.seen_entry(table, seq, eyes, who) for seq in range(since + 1, table.seq + 1)]
        present, watchers = self.presence(elsewhere)
        message = TableMessage(
            showing.info(table, who),
            entries,
            showing.position(table, eyes),
            present,
            watchers,
        )
        return encode(message)

    def audience(self) -> Audience:
        """Return who watches at this worker."""
        seats = [self.table.seat_of(connection.person.id) for connection in self.watchers]
        return Audience(frozenset(seat for seat in seats if seat is not None), seats.count(None))

    def presence(self, elsewhere: Iterable[Audience] = ()) -> tuple[list[bool], int]:
        """Return which seats have somebody connected, and how many onlookers there are."""
        audiences = [self.audience(), *elsewhere]
        seats = frozenset().union(*(audience.seats for audience in audiences))
        present = [seat in seats for seat in range(self.table.players)]
        return present, sum(audience.onlookers for audience in audiences)

    def tell_presence(self, elsewhere: Iterable[Audience] = ()) -> None:
        """Tell the watchers who is connected, here and *elsewhere*."""
        self.told = self.presence(elsewhere)
        message = encode(Presence(self.table.id, *self.told))
        for watcher in self.watchers:
            watcher.push(message)

    def publish(self, seq: int) -> bool:
        """Send the newest entry to everybody who watches, each as that one may see it.

        Tell whether it was nothing but moves.
        """
        table = self.table
        brief = showing.only_moves(table.log[seq - 1][0]) and table.phase == "playing" and len(table.log) > 1
        if not brief:
            self._eyes.clear()
            self._can.clear()
        made: dict[tuple[Observer, str | None], bytes] = {}
        for watcher in tuple(self.watchers):
            who = watcher.person.id
            eyes = self._look(who)
            if eyes is None:
                self.watchers.discard(watcher)
                watcher.lost(table.id)
                watcher.push(encode(Gone(table.id, "table/private")))
                continue
            # What differs between two people with the same eyes is who they are.
            key = (eyes, who if not brief or seat_of(eyes) is not None else None)
            if key not in made:
                made[key] = self._update(seq, eyes, who, brief=brief)
            watcher.push(made[key])
        return brief

    def _look(self, who: str) -> Observer | None:
        """Return somebody's eyes, which moves do not change."""
        if who not in self._eyes:
            self._eyes[who] = eyes_of(self.table, who)
        return self._eyes[who]

    def _may(self, who: str, eyes: Observer) -> list[str]:
        """Return what a player may do, which moves change only by whose turn it is."""
        table = self.table
        if table.vote is not None or len(table.match.steps if table.match else ()) <= table.players:
            return showing.possible(table, who)
        key = (who, table.turn == eyes)
        if key not in self._can:
            self._can[key] = showing.possible(table, who)
        return self._can[key]

    def _update(self, seq: int, eyes: Observer, who: str, *, brief: bool) -> bytes:
        table = self.table
        entry = table.log[seq - 1][0]
        speech = not brief and all(isinstance(event, Said) for event in entry.events)
        message = Update(
            table.id,
            seq,
            [showing.seen_entry(table, seq, eyes, who)],
            None if speech else showing.position(table, eyes),
            None if brief or speech else showing.info(table, who),
            self._may(who, eyes) if brief and seat_of(eyes) is not None else None,
            table.clocks.info() if table.clocks is not None and brief else None,
        )
        return encode(message)
