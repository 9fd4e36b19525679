"""The WebSocket: one for each client."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

import chabudai
from chabudai.protocol.messages import CLOSE_CODES, Welcome
from chabudai.protocol.version import PROTOCOL
from chabudai.server.http.connection import Connection
from chabudai.server.http.visitor import address_of
from chabudai.server.http.wire import WIRE, Wire
from chabudai.server.hub.dispatcher import Dispatcher
from chabudai.server.tables.encoding import encode
from chabudai.server.timestamps import now


@websocket("/ws")
async def connect(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve a client until it goes away."""
    state, address = socket.app.state, address_of(socket)
    person = await state.visitors.find(socket)
    await socket.accept()
    if person is None:
        await socket.close(CLOSE_CODES["identity"])
        return
    if not state.connections.take(address):
        await socket.close(CLOSE_CODES["flood"])
        return
    scope: Any = socket.scope
    wire: Wire = scope[WIRE]
    dispatcher: Dispatcher = state.dispatcher
    connection = Connection(wire, person.id, dispatcher)
    state.open_connections.add(connection)
    dispatcher.hub.metrics.count("connections")
    connection.push(encode(Welcome(PROTOCOL, chabudai.__version__, person.name, now())))
    wire.listen(connection.take)
    try:
        while (await wire.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        state.open_connections.discard(connection)
        state.connections.give(address)
        await connection.gone()
        await dispatcher.gone(connection)


ROUTES = [connect]
