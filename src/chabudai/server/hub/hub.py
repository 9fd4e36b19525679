"""The hub: its tables, and the one way in which they change."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from chabudai.protocol.events import Left, Named, Rematch
from chabudai.protocol.requests import PlayAgain, Sit
from chabudai.server.hub.appending import append_of
from chabudai.server.hub.calls import Calls
from chabudai.server.hub.lists import Lists
from chabudai.server.hub.live_table import LiveTable
from chabudai.server.hub.live_tables import LiveTables
from chabudai.server.hub.presence import KINDS, Presence
from chabudai.server.hub.tasks import Tasks
from chabudai.server.hub.turns import Bots, Turns
from chabudai.server.metrics import Metrics
from chabudai.server.store import StoreFailed
from chabudai.server.tables.commands import Draft, decide, opened
from chabudai.server.tables.commands.opening import again
from chabudai.server.tables.commands.playing import objection
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import NoSeat, WrongPhase
from chabudai.server.tables.table import Table
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chabudai.bots.thinking import BotPool
    from chabudai.core import IllegalMove
    from chabudai.protocol.requests import AnyTableRequest
    from chabudai.protocol.tables import NewTable
    from chabudai.server.settings import Settings
    from chabudai.server.store import Store


class Hub:
    """Every table of this process, as far as it is in memory."""

    def __init__(self, store: Store, pool: BotPool, settings: Settings) -> None:
        """Listen to the other workers from now on."""
        self.store = store
        self.pool = pool
        self.settings = settings
        self.metrics = Metrics()
        self.tables = LiveTables(store, settings.cached_tables, self._loaded)
        self._tasks = Tasks()
        self.lists = Lists(store, self.tables)
        self.presence = Presence(store, self.tables, self._tasks)
        self.calls = Calls(store, self.tables, self.presence, self._tasks, settings.notice_seconds)
        bots = Bots(pool, settings.bot_pause)
        self.turns = Turns(self.tables, self._tasks, bots, self.append, shared=store.shared)
        self.metrics.gauges["tables_in_memory"] = lambda: len(self.tables)
        store.listen(self._hear)
        if store.shared:
            self._tasks.start(self.presence.run())

    async def open_table(self, new: NewTable, person: Person) -> str:
        """Set a table up and return its id."""
        return await self._open(opened(new, person), person.id)

    async def execute(self, identity: str, request: AnyTableRequest) -> tuple[int, bool]:
        """Do what somebody asks of a table; return the entry, and whether it is new."""
        live = await self.tables.get(request.table)
        async with live.lock:
            while True:
                table = live.table
                if (seq := table.answered(identity, request.id)) is not None:
                    return seq, False
                if isinstance(request, PlayAgain):
                    draft = await self._rematch(table, identity)
                elif isinstance(request, Sit):
                    draft = decide(table, await self.store.people.find(identity), request)
                else:
                    draft = decide(table, Person(identity), request)
                if await self.append(live, draft, identity, request.id):
                    break
            seq = live.table.seq
            if isinstance(request, Sit):
                await self._rename_at(live, identity, (await self.store.people.find(identity)).name)
            return seq, True

    async def why(self, identity: str, table: str, move: str) -> IllegalMove | None:
        """Say why a move would be refused, or return None if it is legal."""
        found = await self.table(table)
        seat = found.seat_of(identity)
        if seat is None:
            raise NoSeat("You do not sit at this table.", hint="Sit down first.")
        return objection(found, seat, move)

    async def table(self, table: str) -> Table:
        """Return a table as it is now."""
        return (await self.tables.get(table)).table

    async def rename(self, identity: str, name: str) -> None:
        """Let somebody go by another name at the tables that are not over."""
        for table in await self.store.tables_of(identity, 100):
            live = await self.tables.get(table)
            async with live.lock:
                await self._rename_at(live, identity, name)

    async def leave(self, table: str, identity: str) -> None:
        """Empty somebody's seat at a table that is not over."""
        live = await self.tables.get(table)
        async with live.lock:
            seat = live.table.seat_of(identity)
            if seat is not None and live.table.phase != "over":
                await self.append(live, Draft([Left(seat)]), identity)

    async def refresh(self, table: str) -> None:
        """Read a table again that was changed in the store behind its log."""
        live = self.tables.find(table)
        if live is not None:
            async with live.lock:
                live.table = await self.tables.read(table)

    async def append(self, live: LiveTable, draft: Draft, by: str | None = None, request: str | None = None) -> bool:
        """Store what is to happen, then apply it and tell everybody; False if something else came first."""
        table = live.table
        entry = Entry(now(), draft.events, by, request, draft.secret, draft.why)
        try:
            stored = await self.store.append(append_of(table, entry, draft.step))
        except StoreFailed:
            # Whether it was written is unknown; if it was, the next entry will not fit, and the log is read. Only
            # a table that nobody knows yet is forgotten: others have watchers, who must hear how it goes on.
            if table.seq == 0:
                self.tables.drop(table.id)
            raise
        if not stored:
            await self._catch_up(live)
            return False
        before = table.identities()
        table.apply(table.seq + 1, entry, draft.step)
        self._applied(live, table.seq, before)
        return True

    async def close(self) -> None:
        """Stop the bots and the clocks."""
        for live in self.tables.all():
            if live.timer is not None:
                live.timer.cancel()
        await self._tasks.close()
        await self.presence.close()

    async def _rename_at(self, live: LiveTable, identity: str, name: str) -> None:
        """Let somebody who sits at a table go by *name* there, also if the name was chosen while they sat down."""
        seat = live.table.seat_of(identity)
        if seat is not None and live.table.phase != "over" and live.table.seats[seat].name != name:
            await self.append(live, Draft([Named(seat, name)]), identity)

    async def _open(self, draft: Draft, identity: str) -> str:
        live = LiveTable(Table(fresh_table()))
        self.tables.add(live)
        async with live.lock:
            await self.append(live, draft, identity)
        self.metrics.count("tables")
        return live.table.id

    async def _rematch(self, table: Table, identity: str) -> Draft:
        if table.seat_of(identity) is None:
            raise NoSeat("You did not sit at this table.", hint="Set up a table of your own.")
        if table.phase != "over" or table.rematch is not None:
            hint = "Go to the table of the rematch." if table.rematch else "Finish the game first."
            raise WrongPhase("There is no rematch to ask for.", hint=hint)
        people = [await self.store.people.find(who) for who in table.identities()]
        names = {one.id: one.name for one in people}
        return Draft([Rematch(await self._open(again(table, identity, names), identity))])

    def _loaded(self, live: LiveTable) -> None:
        self.turns.wake(live, mine=False)
        self.calls.mind(live)

    def _applied(self, live: LiveTable, seq: int, before: set[str], *, mine: bool = True) -> None:
        """Tell everybody whom an entry concerns; *before* it, these sat at the table."""
        if not live.publish(seq):
            self.presence.seated(live)
        self.lists.changed(live.table, before)
        self.metrics.count("entries")
        self.turns.wake(live, mine=mine)
        self.calls.mind(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what others have added to a log, and tell everybody here."""
        for seq, entry in await self.store.entries(live.table.id, live.table.seq):
            before = live.table.identities()
            live.table.apply(seq, entry)
            self._applied(live, seq, before, mine=False)

    def _hear(self, notice: str) -> None:
        """Hear from another worker, or that notices were missed."""
        kind, *words = notice.split(" ")
        if kind == "missed":
            self._look_at([live.table.id for live in self.tables.all()])
        elif kind == "refresh":
            for table in words[1:]:
                self._tasks.start(self.refresh(table))
        elif words and words[0] != self.store.worker:
            self._hear_other(kind, words[0], words[1:])

    def _hear_other(self, kind: str, worker: str, words: list[str]) -> None:
        if kind in KINDS:
            self.presence.hear(kind, worker, words)
            return
        added = [word.partition(":") for word in words]
        self._look_at(name for name, _, seq in added if name in self.tables or self.lists.wants(name, int(seq)))

    def _look_at(self, tables: Iterable[str]) -> None:
        for table in dict.fromkeys(tables):
            self._tasks.start(self._look_again(table))

    async def _look_again(self, table: str) -> None:
        known = table in self.tables
        live = await self.tables.get(table)
        if not known:
            self.lists.changed(live.table)
            return
        async with live.lock:
            await self._catch_up(live)


def fresh_table() -> str:
    """Return an id for a table: 120 bits in 20 characters that are safe in a link."""
    return secrets.token_urlsafe(15)
