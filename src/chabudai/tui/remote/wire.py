"""A connection to a server that comes back by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from chabudai.tui.errors import Refused
from chabudai.tui.remote.messages import Message, Problem, decode

if TYPE_CHECKING:
    from chabudai.tui.remote.identity import Identity

WAITS: Final = (0.1, 0.5, 1.0, 2.0, 5.0)
"""Seconds before each new attempt to connect; the last one goes on for ever."""
_LOST: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)

Form = dict[str, Any]
"""A request as it is sent."""


class Wire:
    """Sends requests until they are answered, over as many connections as that takes."""

    def __init__(self, address: str, identity: Identity) -> None:
        """Talk to the WebSocket at *address*."""
        self._address, self._identity = address, identity
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Form, asyncio.Future[Problem | None]]] = {}
        self._closing = False

    async def messages(self, greeting: Callable[[], Form]) -> AsyncGenerator[Message | None, None]:
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
                    for form, _ in tuple(self._waiting.values()):
                        # With the same id it counts once, should it have arrived before.
                        await self.send(form)
                    async for frame in socket:
                        attempt = 0
                        message = decode(frame)
                        self._answer(message)
                        yield message
            self._socket = None
            if attempt == 1 and not self._closing:
                # Once is silent: most connections come back before anybody notices.
                yield None
            await asyncio.sleep(WAITS[min(attempt, len(WAITS) - 1)])
            attempt += 1

    async def send(self, form: Form) -> None:
        """Send something that needs no answer; without a connection it is lost."""
        if self._socket is not None:
            with suppress(*_LOST):
                await self._socket.send(msgspec.json.encode(form).decode())

    async def request(self, form: Form) -> None:
        """Send a request and wait for its answer; it is sent again after a lost connection.

        Raises:
            Refused: The server said no.
        """
        name = token_hex(8)
        named = {**form, "id": name}
        answer: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()
        self._waiting[name] = named, answer
        try:
            await self.send(named)
            problem = await answer
        finally:
            self._waiting.pop(name, None)
        if problem is not None:
            raise refused(problem)

    async def close(self) -> None:
        """Hang up."""
        self._closing = True
        if self._socket is not None:
            await self._socket.close()

    def _answer(self, message: Message) -> None:
        """Give an answer to who waits for it: by its id, or by the entry that a request made."""
        answered = [message.id] if message.type in ("answer", "reason") else [entry.id for entry in message.entries]
        for name in answered:
            if name is not None and name in self._waiting and not self._waiting[name][1].done():
                self._waiting[name][1].set_result(message.error)


def refused(problem: Problem) -> Refused:
    """Return a server's refusal as an error."""
    return Refused(problem.code, problem.message, hint=problem.hint, rule=problem.rule)
