"""Where requests arrive: what a connection asks for is passed on or answered here."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from chabudai.protocol import requests as ask
from chabudai.protocol.messages import Answer, Gone, Pong, Reason
from chabudai.server.moment import now
from chabudai.server.refusals import PrivateTable, TooManyTables, problem
from chabudai.server.showing import encode, eyes_of

if TYPE_CHECKING:
    from chabudai.protocol.requests import AnyRequest
    from chabudai.server.connection import Connection
    from chabudai.server.house import House


class Desk:
    """Answers the requests of connections."""

    def __init__(self, house: House) -> None:
        """Work for *house*."""
        self.house = house

    async def handle(self, connection: Connection, request: AnyRequest) -> None:
        """Do what a connection asks for."""
        if isinstance(request, ask.TableRequest):
            await self._change(connection, request)
            return
        match request:
            case ask.Watch():
                await self._watch(connection, request)
            case ask.Unwatch():
                await self._unwatch(connection, request.table)
            case ask.Why():
                refusal = await self.house.why(connection.person, request.table, request.move)
                connection.push(encode(Reason(request.id, None if refusal is None else problem(refusal))))
            case ask.Mine():
                await self.house.lists.mine(connection, on=request.on)
            case ask.Lobby():
                await self.house.lists.lobby(connection, on=request.on)
            case ask.Ping():
                connection.push(encode(Pong(request.id, now())))

    async def gone(self, connection: Connection) -> None:
        """Forget a connection."""
        self.house.lists.forget(connection)
        for table in tuple(connection.watching):
            await self._unwatch(connection, table, quiet=True)

    async def _change(self, connection: Connection, request: ask.AnyTableRequest) -> None:
        started = time.perf_counter()
        seq, fresh = await self.house.act(connection.person, request)
        # Whoever watches has the answer already: the entry carries the request's id.
        if not fresh or request.table not in connection.watching or request.id is None:
            connection.push(encode(Answer(request.id, True, seq, request.table)))
        if isinstance(request, ask.Play):
            self.house.metrics.moves.observe(time.perf_counter() - started)

    async def _watch(self, connection: Connection, request: ask.Watch) -> None:
        if len(connection.watching) >= self.house.settings.watched_tables:
            raise TooManyTables("This connection watches too many tables.", hint="Unwatch some.")
        live = await self.house.live(request.table)
        async with live.lock:
            if eyes_of(live.table, connection.person.id) is None:
                raise PrivateTable("This table is not open to onlookers.", hint="Ask its players.")
            message = live.watch(connection, request.since, self.house.presence.elsewhere(request.table))
            connection.watching.add(request.table)
            connection.push(message)
            if request.id is not None:
                connection.push(encode(Answer(request.id, True, live.table.seq, request.table)))
            self.house.presence.changed(live)
        self.house.turns.wake(live, mine=False)

    async def _unwatch(self, connection: Connection, table: str, *, quiet: bool = False) -> None:
        if table not in connection.watching:
            return
        connection.watching.discard(table)
        live = await self.house.live(table)
        live.watchers.discard(connection)
        self.house.presence.changed(live)
        if not quiet:
            connection.push(encode(Gone(table, "unwatched")))
