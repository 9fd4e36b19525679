"""The house: its tables, the one way in which they change, and the bots that are called."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from chabudai.protocol.events import Left, Named, Rematch
from chabudai.protocol.requests import PlayAgain
from chabudai.server.acts import Draft, decide, opened
from chabudai.server.acts.opening import again
from chabudai.server.acts.playing import objection
from chabudai.server.addition import addition
from chabudai.server.entry import Entry, Secret
from chabudai.server.identity import fresh_table
from chabudai.server.lists import Lists
from chabudai.server.live import Live
from chabudai.server.metrics import Metrics
from chabudai.server.moment import now
from chabudai.server.presence import KINDS, Presence
from chabudai.server.refusals import NoSeat, WrongPhase, unknown_table
from chabudai.server.store import StoreFailed
from chabudai.server.table import Table
from chabudai.server.turns import Turns

if TYPE_CHECKING:
    from chabudai.bots.thinking import BotPool
    from chabudai.core import IllegalMove
    from chabudai.protocol.requests import AnyTableRequest
    from chabudai.protocol.tables import NewTable
    from chabudai.server.chair import Person
    from chabudai.server.settings import Settings
    from chabudai.server.store import Store


class House:
    """Every table of this process, as far as it is in memory."""

    def __init__(self, store: Store, pool: BotPool, settings: Settings) -> None:
        """Open the house; `listen` comes next."""
        self.store = store
        self.pool = pool
        self.settings = settings
        self.metrics = Metrics()
        self.lists = Lists(self)
        self.turns = Turns(self)
        self.presence = Presence(self)
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.metrics.gauges["tables_in_memory"] = lambda: len(self._lives)
        store.listen(self._noticed)
        if store.shared:
            self.later(self.presence.run())

    async def open_table(self, new: NewTable, person: Person) -> str:
        """Set a table up and return its id."""
        return await self._open(opened(new, person), person)

    async def act(self, person: Person, request: AnyTableRequest) -> tuple[int, bool]:
        """Do what somebody asks of a table; return the entry, and whether it is new."""
        live = await self.live(request.table)
        async with live.lock:
            while True:
                table = live.table
                if (seq := table.answered(person.id, request.id)) is not None:
                    return seq, False
                if isinstance(request, PlayAgain):
                    draft = await self._rematch(table, person)
                else:
                    draft = decide(table, person, request)
                if await self.add(live, draft, person.id, request.id):
                    return live.table.seq, True

    async def why(self, person: Person, table: str, move: str) -> IllegalMove | None:
        """Say why a move would be refused, or return None if it is legal."""
        found = await self.table(table)
        seat = found.seat_of(person.id)
        if seat is None:
            raise NoSeat("You do not sit at this table.", hint="Sit down first.")
        return objection(found, seat, move)

    async def table(self, table: str) -> Table:
        """Return a table as it is now."""
        return (await self.live(table)).table

    async def live(self, table: str) -> Live:
        """Return a table in memory, from its log if need be."""
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
            future.set_result(live)
            return live
        finally:
            del self._loading[table]

    def find(self, table: str) -> Live | None:
        """Return a table if it is in memory."""
        return self._lives.get(table)

    def lives(self) -> list[Live]:
        """Return the tables in memory."""
        return list(self._lives.values())

    async def renamed(self, identity: str, name: str) -> None:
        """Let somebody go by another name at the tables that are not over."""
        for table in await self.store.tables_of(identity, 100):
            live = await self.live(table)
            async with live.lock:
                seat = live.table.seat_of(identity)
                if seat is None or live.table.phase == "over" or live.table.chairs[seat].name == name:
                    continue
                await self.add(live, Draft([Named(seat, name)]), identity)

    async def leave(self, table: str, identity: str) -> None:
        """Empty somebody's seat at a table that is not over."""
        live = await self.live(table)
        async with live.lock:
            seat = live.table.seat_of(identity)
            if seat is not None and live.table.phase != "over":
                await self.add(live, Draft([Left(seat)]), identity)

    async def refresh(self, table: str) -> None:
        """Forget a table that was changed in the store behind its log."""
        live = self._lives.get(table)
        if live is not None:
            async with live.lock:
                live.table = await self._read(table)

    async def close(self) -> None:
        """Stop the bots and the clocks."""
        for live in self._lives.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.presence.close()

    async def _open(self, draft: Draft, person: Person) -> str:
        live = Live(Table(fresh_table()))
        self._remember(live)
        async with live.lock:
            await self.add(live, draft, person.id)
        self.metrics.count("tables")
        return live.table.id

    async def _rematch(self, table: Table, person: Person) -> Draft:
        if table.seat_of(person.id) is None:
            raise NoSeat("You did not sit at this table.", hint="Set up a table of your own.")
        if table.phase != "over" or table.rematch is not None:
            hint = "Go to the table of the rematch." if table.rematch else "Finish the game first."
            raise WrongPhase("There is no rematch to ask for.", hint=hint)
        events, who = again(table)
        secret = Secret(who=who, host=table.host_id or person.id)
        other = await self._open(Draft(events, secret), person)
        return Draft([Rematch(other)])

    async def add(self, live: Live, draft: Draft, by: str | None = None, request: str | None = None) -> bool:
        """Store what is to happen, then apply it and tell everybody; False if something else came first."""
        table = live.table
        entry = Entry(now(), draft.events, by, request, draft.secret, draft.why)
        try:
            stored = await self.store.append(addition(table, entry, draft.step))
        except StoreFailed:
            # Whether it was written is unknown; if it was, the next entry will not fit, and the log is read. Only
            # a table that nobody knows yet is forgotten: others have watchers, who must hear how it goes on.
            if table.seq == 0:
                self._lives.pop(table.id, None)
            raise
        if not stored:
            await self._catch_up(live)
            return False
        was = {chair.who for chair in table.chairs if chair.who is not None}
        table.apply(table.seq + 1, entry, draft.step)
        self._applied(live, table.seq, was)
        return True

    def _applied(self, live: Live, seq: int, was: set[str], *, mine: bool = True) -> None:
        if not live.publish(seq):
            self.presence.seated(live)
        self.lists.changed(live.table, was)
        self.metrics.count("entries")
        self.turns.wake(live, mine=mine)

    async def _load(self, table: str) -> Live:
        live = Live(await self._read(table))
        self._remember(live)
        self.turns.wake(live, mine=False)
        return live

    async def _read(self, table: str) -> Table:
        found = Table(table)
        for seq, entry in await self.store.entries(table):
            found.apply(seq, entry)
        if found.seq == 0:
            raise unknown_table()
        return found

    def _remember(self, live: Live) -> None:
        self._lives[live.table.id] = live
        if len(self._lives) > self.settings.cached_tables:
            for name, old in self._lives.items():
                if old.idle and old is not live:
                    del self._lives[name]
                    return

    async def _catch_up(self, live: Live) -> None:
        """Read what others have added to a log, and tell everybody here."""
        for seq, entry in await self.store.entries(live.table.id, live.table.seq):
            was = {chair.who for chair in live.table.chairs if chair.who is not None}
            live.table.apply(seq, entry)
            self._applied(live, seq, was, mine=False)

    def _noticed(self, notice: str) -> None:
        """Hear from another worker what was added."""
        kind, *words = notice.split(" ")
        if kind == "missed":
            tables = list(self._lives)
        elif kind == "refresh":
            for table in words[1:]:
                self.later(self.refresh(table))
            return
        elif kind in KINDS:
            if words[0] != self.store.worker:
                self.presence.hear(kind, words[0], words[1:])
            return
        elif words and words[0] != self.store.worker:
            found = [word.partition(":") for word in words[1:]]
            tables = [name for name, _, seq in found if name in self._lives or self.lists.wants(name, int(seq))]
        else:
            return
        for table in dict.fromkeys(tables):
            self.later(self._hear(table))

    async def _hear(self, table: str) -> None:
        known = table in self._lives
        live = await self.live(table)
        if not known:
            self.lists.changed(live.table)
            return
        async with live.lock:
            await self._catch_up(live)

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something on the side, which `close` ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
