"""The dispatcher: what a client asks for over its connection is passed on or answered here."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from chabudai.protocol import requests
from chabudai.protocol.messages import Answer, Gone, Objection, Pong
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.refusals import TooManyTables, problem
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from chabudai.protocol.requests import AnyRequest
    from chabudai.server.hub.hub import Hub
    from chabudai.server.hub.subscriber import Subscriber


class Dispatcher:
    """Answers the requests of clients."""

    def __init__(self, hub: Hub) -> None:
        """Work for *hub*."""
        self.hub = hub

    async def handle(self, client: Subscriber, request: AnyRequest) -> None:
        """Do what a client asks for."""
        if isinstance(request, requests.TableRequest):
            await self._change(client, request)
            return
        match request:
            case requests.Watch():
                await self._watch(client, request)
            case requests.Unwatch():
                await self._unwatch(client, request.table)
            case requests.Why():
                refusal = await self.hub.why(client.identity, request.table, request.move)
                client.push(encode(Objection(request.id, None if refusal is None else problem(refusal))))
            case requests.Mine():
                await self.hub.lists.mine(client, on=request.on)
            case requests.Lobby():
                await self.hub.lists.lobby(client, on=request.on)
            case requests.Ping():
                client.push(encode(Pong(request.id, now())))

    async def gone(self, client: Subscriber) -> None:
        """Forget a client."""
        self.hub.lists.forget(client)
        for table in tuple(client.watching):
            await self._unwatch(client, table, quiet=True)

    async def _change(self, client: Subscriber, request: requests.AnyTableRequest) -> None:
        started = time.perf_counter()
        seq, fresh = await self.hub.execute(client.identity, request)
        # Whoever watches has the answer already: the entry carries the request's id.
        if not fresh or request.table not in client.watching or request.id is None:
            client.push(encode(Answer(request.id, True, seq, request.table)))
        if isinstance(request, requests.Play):
            self.hub.metrics.moves.observe(time.perf_counter() - started)

    async def _watch(self, client: Subscriber, request: requests.Watch) -> None:
        if len(client.watching) >= self.hub.settings.watched_tables:
            raise TooManyTables("This connection watches too many tables.", hint="Unwatch some.")
        live = await self.hub.tables.get(request.table)
        async with live.lock:
            client.push(live.watch(client, request.since, self.hub.presence.elsewhere(request.table)))
            if request.id is not None:
                client.push(encode(Answer(request.id, True, live.table.seq, request.table)))
            self.hub.presence.changed(live)
        self.hub.turns.wake(live, mine=False)

    async def _unwatch(self, client: Subscriber, table: str, *, quiet: bool = False) -> None:
        if table not in client.watching:
            return
        client.watching.discard(table)
        live = await self.hub.tables.get(table)
        live.unwatch(client)
        self.hub.presence.changed(live)
        if not quiet:
            client.push(encode(Gone(table, "unwatched")))
