"""One client's WebSocket: requests come in, messages queue up to go out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.core import ChabudaiError
from chabudai.server.limits import Bucket
from chabudai.server.messages import CLOSE_CODES, Answer
from chabudai.server.refusals import MalformedRequest, TooFast, problem
from chabudai.server.requests import AnyRequest
from chabudai.server.showing import encode

if TYPE_CHECKING:
    from chabudai.server.chair import Person
    from chabudai.server.desk import Desk
    from chabudai.server.doorway import Receive, Send

_decode: Final = msgspec.json.Decoder(AnyRequest).decode
_log = logging.getLogger(__name__)


class Connection:
    """A connected client and the tables that it watches."""

    def __init__(self, receive: Receive, send: Send, person: Person, desk: Desk) -> None:
        """Take the functions of an accepted socket."""
        self.person = person
        self.watching: set[str] = set()
        self._receive_event = receive
        self._send_event = send
        self._desk = desk
        self._queue: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._closing: int | None = None
        settings = desk.house.settings
        self._most = settings.queue_messages
        self._bucket = Bucket(settings.message_rate, settings.message_burst)
        self._excess = settings.message_burst

    def push(self, message: bytes) -> None:
        """Queue a message; a reader that is too slow is cut off and may resume later."""
        if self._closing is not None:
            return
        if len(self._queue) >= self._most:
            self._queue.clear()
            self.close("slow")
            return
        self._queue.append(message)
        self._ready.set()

    def close(self, why: str) -> None:
        """Close after what is queued."""
        if self._closing is None:
            self._closing = CLOSE_CODES[why]
            self._desk.house.metrics.count(f"closed_{why}")
            self._ready.set()

    def lost(self, table: str) -> None:
        """Forget that a table is watched."""
        self.watching.discard(table)

    async def run(self) -> None:
        """Serve the client until either side goes away."""
        sender = asyncio.create_task(self._send())
        receiver = asyncio.create_task(self._receive())
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sender, receiver):
                task.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)

    async def _receive(self) -> None:
        receive = self._receive_event
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            frame = event.get("text")
            await self._take(frame if frame is not None else event.get("bytes") or b"")

    async def _take(self, frame: str | bytes) -> None:
        if not self._bucket.take():
            self._excess -= 1
            if self._excess < 0:
                self.close("flood")
            self.push(encode(Answer(None, False, error=problem(_TOO_FAST))))
            return
        try:
            request = _decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            refusal = MalformedRequest(f"Not a request: {str(error)[:200]}.", hint="See the list of requests.")
            self.push(encode(Answer(_id_of(frame), False, error=problem(refusal))))
            return
        try:
            await self._desk.handle(self, request)
        except ChabudaiError as error:
            self.push(encode(Answer(request.id, False, error=problem(error))))
        except Exception as error:  # noqa: BLE001 - a connection outlives any request
            # Only the kind: a message could hold something secret.
            _log.error("a request failed", extra={"error": type(error).__name__, "request": type(request).__name__})
            self.push(encode(Answer(request.id, False, error=problem(_FAILED))))

    async def _send(self) -> None:
        queue, ready, send = self._queue, self._ready, self._send_event
        with suppress(RuntimeError, OSError):
            while True:
                while queue:
                    await send({"type": "websocket.send", "text": queue.popleft().decode()})
                if self._closing is not None:
                    await send({"type": "websocket.close", "code": self._closing, "reason": ""})
                    return
                ready.clear()
                await ready.wait()


class _Failed(ChabudaiError):
    code = "server/error"


_TOO_FAST: Final = TooFast("Too many messages.", hint="Wait a moment.")
_FAILED: Final = _Failed("Something went wrong here.", hint="Send it again with the same `id`.")


class _OnlyId(msgspec.Struct):
    id: str | None = None


def _id_of(frame: str | bytes) -> str | None:
    """Return the id of a request that is otherwise unreadable."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(frame, type=_OnlyId).id
        return None if found is None else found[:40]
    return None
