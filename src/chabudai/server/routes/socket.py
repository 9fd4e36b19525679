"""The WebSocket: one for each client."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

import chabudai
from chabudai.protocol.messages import CLOSE_CODES, Welcome
from chabudai.protocol.version import PROTOCOL
from chabudai.server.connection import Connection
from chabudai.server.moment import now
from chabudai.server.showing import encode
from chabudai.server.visitor import address_of, desk_of
from chabudai.server.wire import WIRE, Wire


@websocket("/ws")
async def connect(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve a client until it goes away."""
    state, desk, address = socket.app.state, desk_of(socket), address_of(socket)
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
    connection = Connection(wire, person, desk)
    state.open_connections.add(connection)
    desk.house.metrics.count("connections")
    connection.push(encode(Welcome(PROTOCOL, chabudai.__version__, person.name, now())))
    wire.listen(connection.take)
    try:
        while (await wire.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        state.open_connections.discard(connection)
        state.connections.give(address)
        await connection.gone()
        await desk.gone(connection)


ROUTES = [connect]
