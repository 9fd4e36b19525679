"""A connection to a server that comes back by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from chabudai.protocol.messages import Answer, Coaching, Objection, TableSnapshot, Update
from chabudai.protocol.problem import Problem
from chabudai.tui.errors import refusal
from chabudai.tui.remote.decoding import decode

if TYPE_CHECKING:
    from chabudai.protocol.messages import AnyMessage
    from chabudai.protocol.requests import Request
    from chabudai.tui.remote.identity import Identity

WAITS: Final = (0.1, 0.5, 1.0, 2.0, 5.0)
"""Seconds before each new attempt to connect; the last one goes on for ever."""
_LOST: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)


class Connection:
    """Sends requests until they are answered, over as many WebSockets as that takes."""

    def __init__(self, address: str, identity: Identity) -> None:
        """Talk to the WebSocket at *address*."""
        self._address, self._identity = address, identity
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Request, asyncio.Future[Problem | Coaching | None]]] = {}
        self._closing = False

    async def messages(self, greeting: Callable[[], Request]) -> AsyncGenerator[AnyMessage | None, None]:
        """Yield what the server tells, and None when a lost connection does not come back at once.

        Each connection begins with the *greeting*.
        """
        attempt = 0
        while not self._closing:
            with suppress(*_LOST):
                headers = {"Cookie": self._identity.header}
                async with connect(self._address, additional_headers=headers, max_size=None) as socket:
                    self._socket = socket
                    await self.send(greeting())
                    for request, _ in tuple(self._waiting.values()):
                        # With the same id it counts once, should it have arrived before.
                        await self.send(request)
                    async for frame in socket:
                        attempt = 0
                        if (message := decode(frame)) is not None:
                            self._answer(message)
                            yield message
            self._socket = None
            if attempt == 1 and not self._closing:
                # Once is silent: most connections come back before anybody notices.
                yield None
            await asyncio.sleep(WAITS[min(attempt, len(WAITS) - 1)])
            attempt += 1

    async def send(self, request: Request) -> None:
        """Send something that needs no answer; without a connection it is lost."""
        if self._socket is not None:
            with suppress(*_LOST):
                await self._socket.send(msgspec.json.encode(request).decode())

    async def request(self, request: Request) -> Coaching | None:
        """Send a request and wait for its answer; it is sent again after a lost connection.

        What the coach says is returned.

        Raises:
            Refused: The server said no.
        """
        name = token_hex(8)
        named = msgspec.structs.replace(request, id=name)
        answer: asyncio.Future[Problem | Coaching | None] = asyncio.get_running_loop().create_future()
        self._waiting[name] = named, answer
        try:
            await self.send(named)
            found = await answer
        finally:
            self._waiting.pop(name, None)
        if isinstance(found, Problem):
            raise refusal(found)
        return found

    async def close(self) -> None:
        """Hang up."""
        self._closing = True
        if self._socket is not None:
            await self._socket.close()

    def _answer(self, message: AnyMessage) -> None:
        """Pass an answer on to the request that waits for it: by its id, or by the entry that it made."""
        if isinstance(message, Answer | Objection):
            self._settle(message.id, message.error)
        elif isinstance(message, Coaching):
            self._settle(message.id, message)
        elif isinstance(message, TableSnapshot | Update):
            for entry in message.entries:
                self._settle(entry.id, None)

    def _settle(self, name: str | None, found: Problem | Coaching | None) -> None:
        if name is not None and name in self._waiting and not self._waiting[name][1].done():
            self._waiting[name][1].set_result(found)
