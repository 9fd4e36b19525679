"""The hub: its tables, and the one way in which they change."""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from chabudai.core import ChabudaiError
from chabudai.engine.errors import UnknownTable
from chabudai.protocol.events import Coached, Left, Named, Refused, Rematch
from chabudai.protocol.requests import Play, PlayAgain, Sit
from chabudai.server.hub.appending import append_of
from chabudai.server.hub.bot_turn import coached
from chabudai.server.hub.calls import Calls
from chabudai.server.hub.clients import Clients
from chabudai.server.hub.forwarding import Forwarding
from chabudai.server.hub.lists import Lists
from chabudai.server.hub.live_table import LiveTable
from chabudai.server.hub.live_tables import LiveTables
from chabudai.server.hub.readings import Readings
from chabudai.server.hub.subscriber import RemoteSubscriber
from chabudai.server.hub.tasks import Tasks
from chabudai.server.hub.turns import Bots, Turns
from chabudai.server.metrics import Metrics
from chabudai.server.peers.frames import Moved
from chabudai.server.peers.refusals import LedElsewhere
from chabudai.server.slices import Slices
from chabudai.server.store import StoreFailed
from chabudai.server.store.leases import LeaseLost
from chabudai.server.store.revoking import digest
from chabudai.server.tables.coach import asking
from chabudai.server.tables.commands import Draft, begun, decide, opened, tried
from chabudai.server.tables.commands.attendance import Patience
from chabudai.server.tables.commands.flood import Measure, require_measure
from chabudai.server.tables.commands.opening import again
from chabudai.server.tables.commands.playing import objection
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import DamagedTable, NoSeat, SignedOut, StaleMove, WrongPhase
from chabudai.server.tables.table import Table
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.thinking import BotPool
    from chabudai.core import IllegalMove, Record
    from chabudai.protocol.messages import Coaching
    from chabudai.protocol.requests import AnyTableRequest, Coach
    from chabudai.protocol.tables import NewTable, NewTrial
    from chabudai.server.hub.subscriber import Subscriber
    from chabudai.server.peers.link import Link
    from chabudai.server.peers.peers import Peers
    from chabudai.server.settings import Settings
    from chabudai.server.store import Store
    from chabudai.server.tables.coach import Asking
    from chabudai.server.tables.match import Step


NONE: Final = type(None)


class Hub:
    """Every table of this process, as far as it is in memory."""

    def __init__(self, store: Store, pool: BotPool, settings: Settings) -> None:
        """Lead every table, until there are other workers to join."""
        self.store = store
        self.pool = pool
        self.settings = settings
        self.metrics = Metrics()
        self.clients = Clients()
        self._measure = Measure(
            settings.talk_per_minute, settings.asked_per_minute, settings.talk_per_table, settings.entries_per_table
        )
        self.tables = LiveTables(store, settings.cached_tables, self._loaded, self._dropped)
        self.tasks = Tasks()
        self.forwarding = Forwarding(self.tasks, self.metrics.count)
        self.readings = Readings(store, self.tables, settings.cached_tables)
        self.lists = Lists(store, self.readings)
        self.calls = Calls(store, self.tables, self.tasks, settings.notice_seconds)
        self._patience = Patience(settings.away_seconds, settings.away_slow_seconds)
        bots = Bots(pool, settings.bot_pause)
        self.turns = Turns(self.tables, self.tasks, bots, self._patience, self._append_if_led)
        self.metrics.gauges["tables_in_memory"] = lambda: len(self.tables)
        self.metrics.gauges["tables_damaged"] = lambda: len(self.tables.damaged)
        self.metrics.gauges["bots_seated"] = lambda: pool.bots
        self.metrics.gauges["bots_waiting"] = lambda: pool.waiting

    def join(self, peers: Peers) -> None:
        """Lead only what no other worker leads from now on."""
        self.tables.peers = peers
        self.forwarding.join(peers)
        peers.stepped_back = self._step_back
        peers.died = self.calls.resume

    async def open_table(self, new: NewTable, person: Person) -> str:
        """Set a table up and return its id."""
        return await self._open_led(opened(new, person), person)

    async def open_trial(self, new: NewTrial, record: Record, person: Person) -> str:
        """Set up a table that goes on with a record, which has been checked, and return its id."""
        match, moves = begun(record, new.moves)
        slices = Slices(stays=True)
        for _ in match.play_on(moves):
            await slices.rest()
        return await self._open_led(tried(new, record, match, person), person)

    async def execute(self, identity: str, request: AnyTableRequest) -> tuple[int, bool]:
        """Do what somebody asks of a table that is led here; return the entry, and whether it is new."""
        live = await self.tables.get(request.table)
        async with live.lock:
            while True:
                table = live.table
                if (seq := table.answered(identity, request.id)) is not None:
                    return seq, False
                try:
                    draft = await self._draft(live, identity, request)
                except ChabudaiError:
                    if not await self._was_behind(live):
                        raise
                    continue
                if await self.append(live, draft, identity, request.id):
                    break
            seq = live.table.seq
            if isinstance(request, Sit):
                await self._rename_at(live, identity, (await self.store.people.find(identity)).name)
            return seq, True

    async def why(self, identity: str, table: str, move: str) -> IllegalMove | None:
        """Say why a move would be refused, or return None if it is legal."""
        found = (await self.tables.get(table)).table
        seat = found.seat_of(identity)
        if seat is None:
            raise NoSeat("You do not sit at this table.", hint="Sit down first.")
        return objection(found, seat, move)

    async def coach_asked(self, identity: str, request: Coach) -> Asking:
        """Return what somebody asks the coach of a table that is led here, if it can be asked."""
        table = (await self.tables.get(request.table)).table
        require_measure(table, identity, request, now(), self._measure)
        return asking(table, identity, request)

    async def coach(self, identity: str, asked: Asking) -> Coaching:
        """Let the coach think; that it was asked is stored before anybody hears what it says."""
        request = asked.request
        live = await self.tables.get(request.table)
        answer = await coached(asked, self.pool, live.table.host_identity or live.table.id)
        async with live.lock:
            while True:
                if asking(live.table, identity, request) != asked:
                    raise StaleMove("The game went on meanwhile.", hint="Ask again.")
                if await self.append(live, Draft([Coached(asked.seat, request.topic)]), identity):
                    return answer

    async def snapshot(self, who: str, table: str, since: int) -> bytes:
        """Return a table that is led here as somebody may see it, whole."""
        live = await self.tables.get(table)
        snapshot = live.snapshot(who, since)
        # Bots among themselves go on where they are looked at.
        self.turns.wake(live)
        return snapshot

    async def table(self, table: str) -> Table:
        """Return a table as it is now, wherever it is led."""
        return await self.readings.one(table)

    async def rename(self, identity: str, name: str) -> int:
        """Let somebody go by another name at the tables that are not over; return how many tables were read."""
        tables = await self.store.tables_of(identity, 100)
        for table in await self.readings.all(tables):
            if table.phase != "over" and table.seat_of(identity) is not None:
                here = partial(self.rename_at, identity, table.id, name)
                with suppress(DamagedTable, UnknownTable):
                    await self.forwarding.call("rename", table.id, (identity, table.id, name), here, NONE)
        return len(tables)

    async def sign_out(self, secret: str) -> None:
        """Close the connections of an identity or a device, at all workers, and take nothing more from it."""
        self.clients.sign_out(digest(secret))
        await self.forwarding.call_all("signed_out", [digest(secret)])

    async def leave(self, table: str, identity: str) -> None:
        """Empty somebody's seat at a table that is not over, wherever it is led."""
        here = partial(self.leave_here, identity, table)
        await self.forwarding.call("leave", table, (identity, table), here, NONE)

    async def refresh_everywhere(self, table: str) -> None:
        """Read a table again that was changed behind its log, at every worker."""
        with suppress(DamagedTable, UnknownTable):
            await self.refresh(table)
        await self.forwarding.call_all("refresh", table)

    async def dismiss_everywhere(self, table: str) -> None:
        """Let go of a table that is about to be deleted, at every worker."""
        self.dismiss(table)
        await self.forwarding.call_all("dismiss", table)

    async def rename_at(self, who: str, table: str, name: str) -> None:
        """Let somebody go by another name at a table that is led here."""
        live = await self.tables.get(table)
        async with live.lock:
            await self._rename_at(live, who, name)

    async def leave_here(self, who: str, table: str) -> None:
        """Empty somebody's seat at a table that is led here and not over."""
        live = await self.tables.get(table)
        async with live.lock:
            seat = live.table.seat_of(who)
            if seat is not None and live.table.phase != "over":
                await self.append(live, Draft([Left(seat)]))
            elif live.table.vote is not None and live.table.vote.who == who:
                await self.append(live, Draft([Refused(live.table.vote.proposed.seat)]))

    def dismiss(self, table: str) -> None:
        """Let go of a table that is about to be deleted, and tell those who watch it."""
        self.readings.forget(table)
        live = self.tables.find(table)
        if live is not None:
            live.dismiss()
            self.tables.drop(table)

    async def refresh(self, table: str) -> None:
        """Read a table again that was changed in the store behind its log."""
        self.readings.forget(table)
        live = self.tables.find(table)
        if live is not None:
            async with live.lock:
                live.table = await self.tables.read(table)

    async def append(self, live: LiveTable, draft: Draft, by: str | None = None, request: str | None = None) -> bool:
        """Store what is to happen, then apply it and tell everybody; False if something else came first."""
        if live.retired:
            raise LedElsewhere("")
        if by is not None and not self.clients.welcome(by):
            raise SignedOut("You are not known here any more.", hint="Ask GET /api/me for a cookie first.")
        table = live.table
        entry = Entry(now(), draft.events, by, request, draft.secret, draft.why)
        append = append_of(table, entry, draft.steps)
        append.leader = live.leader
        try:
            stored = await self.store.append(append)
        except (StoreFailed, LeaseLost):
            # Whether it was written is unknown; if it was, the next entry will not fit, and the log is read. Only
            # a table that nobody knows yet is forgotten: others have watchers, who must hear how it goes on.
            if table.seq == 0:
                self.tables.drop(table.id)
            raise
        if not stored:
            await self._catch_up(live)
            return False
        await self._take(live, table.seq + 1, entry, draft.steps)
        return True

    def retire(self, live: LiveTable) -> set[Subscriber]:
        """Lead a table no longer, or not this way; return who watched it here."""
        self.tables.drop(live.table.id)
        self.turns.release(live)
        return live.retire()

    def start_over(self, live: LiveTable) -> None:
        """Let a table be read from its log again, here or at its next leader: whoever watches gets it whole."""
        if live.retired:
            return
        links: set[Link] = set()
        for watcher in self.retire(live):
            if isinstance(watcher, RemoteSubscriber):
                links.add(watcher.link)
            else:
                self.forwarding.watch_again(watcher, live.table.id, min(live.published, live.table.seq))
        for link in links:
            link.send(Moved(live.table.id))

    async def close(self) -> None:
        """Stop the bots and the clocks."""
        for live in self.tables.all():
            if live.timer is not None:
                live.timer.cancel()
        await self.tasks.close()

    async def _draft(self, live: LiveTable, identity: str, request: AnyTableRequest) -> Draft:
        """Decide on a request by what is known of a table."""
        table = live.table
        require_measure(table, identity, request, now(), self._measure)
        if isinstance(request, PlayAgain):
            return await self._rematch(live, identity)
        if isinstance(request, Sit):
            return decide(table, await self.store.people.find(identity), request)
        # Whoever moves asks nobody.
        absent = () if isinstance(request, Play) else live.absent(self._patience)
        return decide(table, Person(identity), request, absent)

    async def _was_behind(self, live: LiveTable) -> bool:
        """Tell whether a decision has to be made again: nobody is refused for good by what is old.

        Raises:
            LedElsewhere: The table may be led elsewhere by now.
            StoreFailed: The store cannot tell whether it is.
        """
        if live.retired:
            raise LedElsewhere("")
        if self.tables.peers is None:
            return False
        self.tables.require_certain()
        known = live.table.seq
        await self._catch_up(live)
        return live.table.seq > known

    async def _append_if_led(self, live: LiveTable, draft: Draft) -> bool:
        """Append what nobody asked for; what another worker leads is left to that one."""
        try:
            return await self.append(live, draft)
        except LedElsewhere:
            return False
        except LeaseLost as lost:
            self.tasks.start(self._rejoin(lost))
            return False

    async def _rejoin(self, lost: LeaseLost) -> None:
        if self.tables.peers is not None:
            await self.tables.peers.rejoin(lost.worker)

    def _step_back(self) -> None:
        """Lead nothing any more."""
        for live in self.tables.step_back():
            self.start_over(live)

    async def _rename_at(self, live: LiveTable, identity: str, name: str) -> None:
        """Let somebody who sits at a table go by *name* there, also if the name was chosen while they sat down."""
        seat = live.table.seat_of(identity)
        table = live.table
        if seat is not None and table.phase != "over" and table.seats[seat].name != name and self._has_room(table):
            await self.append(live, Draft([Named(seat, name)]), identity)

    def _has_room(self, table: Table) -> bool:
        return table.log.story < self._measure.entries

    async def _open_led(self, draft: Draft, person: Person) -> str:
        """Open a table; a worker that had been declared dead joins the others first."""
        try:
            return await self._open(draft, person.id)
        except LeaseLost as lost:
            await self._rejoin(lost)
            return await self._open(draft, person.id)

    async def _open(self, draft: Draft, identity: str, *, rooted: bool = False) -> str:
        live = LiveTable(Table(fresh_table()), "" if self.tables.peers is None else self.tables.peers.me)
        live.rooted = rooted
        self.tables.add(live)
        async with live.lock:
            await self.append(live, draft, identity)
        self.metrics.count("tables")
        return live.table.id

    async def _rematch(self, live: LiveTable, identity: str) -> Draft:
        table = live.table
        if table.seat_of(identity) is None:
            raise NoSeat("You did not sit at this table.", hint="Set up a table of your own.")
        if table.phase != "over" or table.rematch is not None:
            hint = "Go to the table of the rematch." if table.rematch else "Finish the game first."
            raise WrongPhase("There is no rematch to ask for.", hint=hint)
        people = [await self.store.people.find(who) for who in table.identities()]
        names = {one.id: one.name for one in people}
        rooted = any(not isinstance(watcher, RemoteSubscriber) for watcher in live.watchers)
        return Draft([Rematch(await self._open(again(table, identity, names), identity, rooted=rooted))])

    def _loaded(self, live: LiveTable) -> None:
        self.turns.wake(live)
        self.calls.mind(live)

    def _dropped(self, live: LiveTable) -> None:
        self.turns.release(live)

    async def _applied(self, live: LiveTable, seq: int, before: set[str]) -> None:
        """Tell everybody whom an entry concerns; *before* it, these sat at the table."""
        if not await live.publish(seq):
            await live.seated()
        await self.lists.changed(live.table, before)
        self.metrics.count("entries")
        self.turns.wake(live)
        self.calls.mind(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what was added to a log without this worker's knowledge, and tell everybody here."""
        missed, slices = await self.store.entries(live.table.id, live.table.seq), Slices(stays=True)
        for seq, entry in missed:
            await slices.rest()
            await self._take(live, seq, entry)

    async def _take(self, live: LiveTable, seq: int, entry: Entry, steps: Sequence[Step] = ()) -> None:
        """Apply what is stored and tell everybody whom it concerns."""
        before = live.table.identities()
        try:
            live.table.apply(seq, entry, steps)
            await self._applied(live, seq, before)
        except Exception:
            # There was no memory for it, say: nobody knows how far it came, and some have not heard of it.
            self.start_over(live)
            raise


def fresh_table() -> str:
    """Return an id for a table: 120 bits in 20 characters that are safe in a link."""
    return secrets.token_urlsafe(15)
