"""The WebSocket: one for each client."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State

import chabudai
from chabudai.protocol.messages import CLOSE_CODES, Welcome
from chabudai.protocol.version import PROTOCOL
from chabudai.server.edge.wire import WIRE, Wire
from chabudai.server.http.admission.account import Account
from chabudai.server.http.admission.prices import CONNECTION
from chabudai.server.http.connection import Connection
from chabudai.server.http.refusals import UnknownIdentity
from chabudai.server.http.visitor import Visitors, asker_of
from chabudai.server.hub.dispatcher import Dispatcher
from chabudai.server.jobs.asker import Asker
from chabudai.server.store import StoreFailed
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import Later
from chabudai.server.timestamps import now

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws")
async def connect(socket: AnySocket) -> None:
    """Serve a client until it goes away."""
    state = socket.app.state
    try:
        person = await _known(socket)
    except StoreFailed:
        await socket.accept()
        await socket.close(CLOSE_CODES["stopping"])
        return
    device = state.visitors.device(socket)
    await socket.accept()
    if person is None:
        await socket.close(CLOSE_CODES["identity"])
        return
    who = await asker_of(socket)
    try:
        state.admission.admit(who, CONNECTION)
    except Later as error:
        await socket.close(CLOSE_CODES["flood"], f"retry {error.retry}")
        return
    if not _seat(state, who):
        await socket.close(CLOSE_CODES["flood"])
        return
    scope: Any = socket.scope
    wire: Wire = scope[WIRE]
    dispatcher: Dispatcher = state.dispatcher
    connection = Connection(wire, person.id, dispatcher, Account(state.admission, who), device)
    state.open_connections.add(connection)
    dispatcher.hub.metrics.count("connections")
    connection.push(encode(Welcome(PROTOCOL, chabudai.__version__, person.name, now())))
    wire.listen(connection)
    dispatcher.came(connection)
    try:
        while (await wire.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        state.open_connections.discard(connection)
        state.own_connections.give(who.person)
        state.connections.give(who.address)
        await connection.gone()
        dispatcher.gone(connection)


async def _known(socket: AnySocket) -> Person | None:
    """Return whoever connects; None for somebody new, and for a token that nobody made here."""
    visitors: Visitors = socket.app.state.visitors
    try:
        person = await visitors.find(socket)
    except UnknownIdentity:
        return None
    if person is not None:
        with suppress(StoreFailed):
            await visitors.note(socket, person)
    return person


def _seat(state: State, who: Asker) -> bool:
    """Take a place for a connection: one of the person's, and one of the address'."""
    if not state.own_connections.take(who.person):
        return False
    if not state.connections.take(who.address):
        state.own_connections.give(who.person)
        return False
    return True


ROUTES = [connect]
