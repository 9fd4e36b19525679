"""A connection between two workers: the one that called asks, the one that was called answers and pushes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol, cast

import msgspec

from chabudai.server.peers import frames
from chabudai.server.peers.frames import HEAD, LARGEST, LARGEST_GREETING, AnyFrame, Call, Do, Reply, written
from chabudai.server.peers.handshake import fresh_nonce, same, signed
from chabudai.server.peers.refusals import LinkLost, MovedAway, refusal_of

if TYPE_CHECKING:
    from chabudai.protocol.requests import AtTable

GREETING_SECONDS: Final = 5.0
UNASKED: Final = 0
"""The number of a call whose reply nobody waits for."""
MOST_UNSENT: Final = 256 * 1024 * 1024
"""Bytes that may wait for a worker before it is given up."""


class Owner(Protocol):
    """Whoever keeps the links."""

    key: bytes
    me: str

    def linked(self, link: Link) -> None:
        """Take note of a link that is ready."""

    def heard(self, link: Link, frame: AnyFrame) -> None:
        """Take a frame that is not a reply."""

    def unlinked(self, link: Link) -> None:
        """Take note of a link that has ended."""


class Link(asyncio.Protocol):
    """One end of a connection between two workers."""

    def __init__(self, owner: Owner, called: str | None = None) -> None:
        """Work for *owner*; *called* is the worker that is called, None at the end that was."""
        self.worker = called or ""
        """The worker at the other end; known once it has proved itself."""
        self.calling = called is not None
        self.ready = self.was_ready = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._owner = owner
        self._me = owner.me
        self._nonce = fresh_nonce()
        self._theirs = b""
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._outbox: list[bytes] = []
        self._asked: dict[int, asyncio.Future[Reply]] = {}
        self._number = 0
        self._timer: asyncio.TimerHandle | None = None

    async def do(self, client: int, who: str, request: AtTable) -> None:
        """Pass on what a client asks of a table.

        Raises:
            LinkLost: The answer will never come.
            MovedAway: The table is led by another worker now.
            ChabudaiError: The leader refused it.
        """
        await self._ask(lambda number: Do(number, client, who, request))

    async def call(self, name: str, body: bytes = b"") -> bytes:
        """Ask for something by name; raises what `do` does."""
        return (await self._ask(lambda number: Call(number, name, body))).body

    def tell(self, name: str, body: bytes) -> None:
        """Ask for something by name without waiting for the answer."""
        self.send(Call(UNASKED, name, body))

    def send(self, frame: AnyFrame) -> None:
        """Send a frame; those of one turn of the event loop go out together."""
        if not self._outbox:
            asyncio.get_running_loop().call_soon(self._flush)
        self._outbox.append(written(frame))

    def close(self) -> None:
        """Hang up, after what waits has been sent."""
        self._flush()
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Greet whoever calls."""
        self._transport = cast("asyncio.Transport", transport)
        self._timer = asyncio.get_running_loop().call_later(GREETING_SECONDS, self.abort)
        if not self.calling:
            self.send(frames.Hello(self._me, self._nonce))

    def data_received(self, data: bytes) -> None:
        """Take the frames that are whole."""
        buffer = self._buffer
        buffer += data
        place = 0
        while len(buffer) - place >= HEAD:
            size = int.from_bytes(buffer[place : place + HEAD], "big")
            if size > (LARGEST if self.ready else LARGEST_GREETING):
                self.abort()
                return
            if len(buffer) - place - HEAD < size:
                break
            place += HEAD + size
            self._take(bytes(buffer[place - size : place]))
        del buffer[:place]

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's own
        """Tell everybody who waits that nothing will come."""
        if self._timer is not None:
            self._timer.cancel()
        ready, self.ready = self.ready, False
        for waiting in self._asked.values():
            if not waiting.done():
                waiting.set_exception(LinkLost(sent=True))
        self._asked.clear()
        if not self.ended.done():
            self.ended.set_result(None)
        if ready:
            self._owner.unlinked(self)

    async def _ask(self, frame: Callable[[int], Do | Call]) -> Reply:
        if not self.ready:
            raise LinkLost(sent=False)
        self._number += 1
        number = self._number
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._asked[number] = waiting
        self.send(frame(number))
        try:
            reply = await waiting
        finally:
            self._asked.pop(number, None)
        if reply.moved:
            raise MovedAway
        if reply.problem is not None:
            raise refusal_of(reply.problem)
        return reply

    def _flush(self) -> None:
        waiting, self._outbox = self._outbox, []
        if waiting and self._transport is not None and not self._transport.is_closing():
            try:
                self._transport.write(b"".join(waiting))
            except Exception:
                # Somebody waits for what cannot be sent: at the end of the link they hear that.
                self.abort()
                raise
            if self._transport.get_write_buffer_size() > MOST_UNSENT:
                self.abort()

    def abort(self) -> None:
        """Hang up at once: whoever is at the other end does not listen any more."""
        if self._transport is not None:
            self._transport.abort()

    def _take(self, body: bytes) -> None:
        try:
            frame = frames.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            self.abort()
            return
        if not self.ready:
            self._greet(frame)
        elif isinstance(frame, Reply):
            waiting = self._asked.get(frame.number)
            if waiting is not None and not waiting.done():
                waiting.set_result(frame)
        else:
            self._owner.heard(self, frame)

    def _greet(self, frame: AnyFrame) -> None:
        match frame:
            case frames.Hello(worker, nonce) if self.calling and worker == self.worker:
                self._theirs = nonce
                self.send(frames.Proof(self._me, self._nonce, self._mac(b"call")))
            case frames.Proof(worker, nonce, mac) if not self.calling:
                self.worker, self._theirs = worker, nonce
                if same(mac, self._mac(b"call")):
                    self.send(frames.Accepted(self._mac(b"answer")))
                    self._begin()
                else:
                    self.abort()
            case frames.Accepted(mac) if self.calling and self._theirs and same(mac, self._mac(b"answer")):
                self._begin()
            case _:
                self.abort()

    def _mac(self, side: bytes) -> bytes:
        ends = (self.worker, self._me) if self.calling else (self._me, self.worker)
        nonces = (self._theirs, self._nonce) if self.calling else (self._nonce, self._theirs)
        return signed(self._owner.key, side, *ends, nonces)

    def _begin(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.ready = self.was_ready = True
        self._owner.linked(self)
