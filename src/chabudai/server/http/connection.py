"""One client: its requests are taken one after the other, its messages go out at once."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.core import ChabudaiError
from chabudai.engine.errors import MalformedRequest
from chabudai.protocol.messages import CLOSE_CODES, Answer
from chabudai.protocol.requests import AnyRequest
from chabudai.server.http.limits import Bucket
from chabudai.server.http.refusals import TooFast
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.refusals import problem

if TYPE_CHECKING:
    from chabudai.server.edge.wire import Wire
    from chabudai.server.http.admission.account import Account
    from chabudai.server.hub.dispatcher import Dispatcher

MOST_WAITING: Final = 64
"""Requests of one client that may wait before nothing more is read from it."""

_decode: Final = msgspec.json.Decoder(AnyRequest).decode
_log = logging.getLogger(__name__)


class Connection:
    """A connected client and the tables that it watches."""

    def __init__(self, wire: Wire, identity: str, dispatcher: Dispatcher, account: Account, device: str = "") -> None:
        """Talk over *wire*, and let *account* pay for what is asked."""
        self.identity = identity
        self.device = device
        self.watching: set[str] = set()
        self._wire = wire
        self._dispatcher = dispatcher
        self._account = account
        self._pushed = 0
        self._waiting: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        settings = dispatcher.hub.settings
        self._most = settings.queue_bytes
        self._bucket = Bucket(settings.message_rate, settings.message_burst)
        self._excess = settings.message_burst

    def push(self, message: bytes) -> None:
        """Send a message; a reader that is too slow is cut off and may resume later."""
        if self._closing:
            return
        if self._wire.waiting() > self._most:
            self.close("slow")
            return
        self._pushed += len(message)
        self._wire.write_text(message)

    def close(self, why: str) -> None:
        """Close with the code for a reason."""
        if not self._closing:
            self._closing = True
            self._waiting.clear()
            self._dispatcher.hub.metrics.count(f"closed_{why}")
            self._wire.finish(CLOSE_CODES[why])

    def take(self, frame: bytes) -> None:
        """Take a message from the client; the next one waits until it is answered."""
        if self._closing:
            return
        if not self._bucket.take():
            self._refuse_flood()
            return
        self._waiting.append(frame)
        if len(self._waiting) >= MOST_WAITING:
            self._wire.pause()
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    def spend(self) -> None:
        """Count a frame that is no message: a ping, a pong or a piece. A pong waits for its reader like a message."""
        if self._closing:
            return
        if self._wire.waiting() > self._most:
            self.close("slow")
        elif not self._bucket.take():
            self._excess -= 1
            if self._excess < 0:
                self.close("flood")

    async def gone(self) -> None:
        """Wait for the request that is being answered, and forget the others."""
        self._closing = True
        self._waiting.clear()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    def _refuse_flood(self) -> None:
        self._excess -= 1
        if self._excess < 0:
            self.close("flood")
            return
        self.push(encode(Answer(None, False, error=problem(_TOO_FAST))))

    async def _work(self) -> None:
        waiting = self._waiting
        while waiting:
            paused = len(waiting) >= MOST_WAITING
            await self._answer(waiting.popleft())
            if paused and len(waiting) < MOST_WAITING:
                self._wire.go_on()
        self._task = None

    async def _answer(self, frame: bytes) -> None:
        try:
            request = _decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._account.charge(len(frame))
            refusal = MalformedRequest(f"Not a request: {str(error)[:200]}.", hint="See the list of requests.")
            self.push(encode(Answer(_id_of(frame), False, error=problem(refusal))))
            return
        try:
            self._account.admit(request, len(frame))
            before = self._pushed
            await self._dispatcher.handle(self, request)
            self._account.charge_answer(self._pushed - before)
        except ChabudaiError as error:
            self.push(encode(Answer(request.id, False, error=problem(error))))
        except Exception as error:  # noqa: BLE001 - a connection outlives any request
            # Only the kind: a message could hold something secret.
            _log.error("a request failed", extra={"error": type(error).__name__, "request": type(request).__name__})
            self.push(encode(Answer(request.id, False, error=problem(_FAILED))))


class _Failed(ChabudaiError):
    code = "server/error"


_TOO_FAST: Final = TooFast("Too many messages.")
_FAILED: Final = _Failed("Something went wrong here.", hint="Send it again with the same `id`.")


class _OnlyId(msgspec.Struct):
    id: str | None = None


def _id_of(frame: bytes) -> str | None:
    """Return the id of a request that is otherwise unreadable."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(frame, type=_OnlyId).id
        return None if found is None else found[:40]
    return None
