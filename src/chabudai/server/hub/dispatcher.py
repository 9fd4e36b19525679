"""The dispatcher: what a client asks for over its connection is passed on or answered here."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from chabudai.core import ChabudaiError
from chabudai.protocol import requests
from chabudai.protocol.messages import Answer, Gone, Objection, Pong
from chabudai.server.peers.refusals import LedElsewhere
from chabudai.server.store.leases import LeaseLost
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.refusals import Later, TooManyWatched, problem
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from chabudai.protocol.messages import Coaching
    from chabudai.protocol.requests import AnyRequest, AtTable
    from chabudai.server.hub.hub import Hub
    from chabudai.server.hub.subscriber import Client, Subscriber
    from chabudai.server.tables.coach import Asking


class Dispatcher:
    """Answers the requests of clients."""

    def __init__(self, hub: Hub) -> None:
        """Work for *hub*."""
        self.hub = hub
        hub.forwarding.at_table = self.at_table

    async def handle(self, client: Subscriber, request: AnyRequest) -> None:
        """Do what a client asks for."""
        match request:
            case requests.Mine():
                self.hub.forwarding.listen(client, "mine", on=request.on)
                await self.hub.lists.mine(client, on=request.on)
            case requests.Lobby():
                self.hub.forwarding.listen(client, "lobby", on=request.on)
                await self.hub.lists.lobby(client, on=request.on)
            case requests.Ping():
                client.push(encode(Pong(request.id, now())))
            case requests.Watch() if len(client.watching) >= self.hub.settings.watched_tables:
                raise TooManyWatched("This connection watches too many tables.", hint="Unwatch some.")
            case _:
                await self.hub.forwarding.handle(client, request)

    async def at_table(self, client: Subscriber, request: AtTable) -> None:
        """Do what a client asks for at a table that is led here.

        Raises:
            LedElsewhere: It is not.
        """
        match request:
            case requests.TableRequest():
                await self._change(client, request)
            case requests.Watch():
                await self._watch(client, request)
            case requests.Unwatch():
                self._unwatch(client, request.table)
            case requests.Why():
                refusal = await self.hub.why(client.identity, request.table, request.move)
                client.push(encode(Objection(request.id, None if refusal is None else problem(refusal))))
            case requests.Coach():
                asked = await self.hub.coach_asked(client.identity, request)
                # On the side: whatever else this client asks must not wait for a thought.
                self.hub.tasks.start(self._coach(client, asked))

    async def execute(self, identity: str, request: requests.AnyTableRequest) -> int:
        """Do what somebody asks of a table without a connection, wherever it is led; return the entry."""
        here = partial(self.hub.execute, identity, request)
        call, harmless = self.hub.forwarding.call, request.id is not None
        given = (identity, request)
        seq, _ = await call("execute", request.table, given, here, tuple[int, bool], harmless=harmless)
        return seq

    async def snapshot(self, identity: str, table: str, since: int) -> bytes:
        """Return a table as somebody may see it, whole, wherever it is led."""
        here = partial(self.hub.snapshot, identity, table, since)
        return await self.hub.forwarding.call("snapshot", table, (identity, table, since), here, bytes)

    def came(self, client: Client) -> None:
        """Serve a client from now on."""
        self.hub.clients.add(client)

    def gone(self, client: Client) -> None:
        """Forget a client of this worker."""
        self.hub.clients.remove(client)
        self.hub.forwarding.forget(client)
        self.leave(client)

    def leave(self, client: Subscriber) -> None:
        """Tell a client nothing any more of what is led here."""
        self.hub.lists.forget(client)
        for table in tuple(client.watching):
            self._unwatch(client, table, quiet=True)

    async def _change(self, client: Subscriber, request: requests.AnyTableRequest) -> None:
        started = time.perf_counter()
        live = self.hub.tables.find(request.table)
        watched = live is not None and client in live.watchers
        seq, fresh = await self.hub.execute(client.identity, request)
        # Whoever watches has the answer already: the entry carries the request's id. Somebody whose leader has just
        # died may be about to watch here.
        if not fresh or not watched or request.table not in client.watching or request.id is None:
            client.push(encode(Answer(request.id, True, seq, request.table)))
        if isinstance(request, requests.Play):
            self.hub.metrics.moves.observe(time.perf_counter() - started)

    async def _coach(self, client: Subscriber, asked: Asking) -> None:
        """Tell a client what the coach says, or why it says nothing."""
        try:
            answer: Coaching | Answer = await self.hub.coach(client.identity, asked)
        except (LedElsewhere, LeaseLost):
            answer = Answer(asked.request.id, False, error=problem(Later("The table has just moved.")))
        except ChabudaiError as error:
            answer = Answer(asked.request.id, False, error=problem(error))
        client.push(encode(answer))

    async def _watch(self, client: Subscriber, request: requests.Watch) -> None:
        live = await self.hub.tables.get(request.table)
        async with live.lock:
            if live.retired:
                raise LedElsewhere("")
            client.push(live.watch(client, request.since))
            if request.id is not None:
                client.push(encode(Answer(request.id, True, live.table.seq, request.table)))
            live.note_presence()
            await live.tell_presence()
        self.hub.turns.wake(live)

    def _unwatch(self, client: Subscriber, table: str, *, quiet: bool = False) -> None:
        if table not in client.watching:
            return
        client.watching.discard(table)
        live = self.hub.tables.find(table)
        if live is not None:
            live.unwatch(client)
            live.note_presence()
            self.hub.tasks.start(live.tell_presence())
            self.hub.turns.mind_time(live)
        if not quiet:
            client.push(encode(Gone(table, "unwatched")))
