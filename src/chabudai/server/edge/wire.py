"""One WebSocket: a short way for whole, small text frames, and limits on all others.

A table's traffic is one kind of frame: text, whole, of a few hundred bytes in and a few thousand
out. These go straight between the socket and the connection, without a queue, a task and a
pause of the transport for each. Everything else (handshake, pings, fragments, closing) is
parsed by the library, a slice at a time, and each frame counts.
"""

from __future__ import annotations

import asyncio
import logging
import os
from math import inf
from typing import TYPE_CHECKING, Any, Final, Protocol

from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from chabudai.server.edge.frames import Ends, text_frame, whole_text
from chabudai.server.edge.progress import Progress

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState
    from websockets.http11 import Response

    from chabudai.server.edge.gate import Gate

WIRE: Final = "chabudai.wire"
"""Where a connection finds its wire in the scope."""
SLICE: Final = 1_024
"""Bytes that the library parses at once: at most 170 frames."""
CLOSE_SECONDS: Final = 5.0
"""How long a client may take to answer that the connection is closed."""
LOOKED_THROUGH: Final = 4_096
"""Bytes in which that answer is looked for, at most 700 frames; whoever sends more is not listening."""
DRAINED: Final = 8 << 20

_log = logging.getLogger(__name__)
_library = logging.getLogger("websockets")


class Taker(Protocol):
    """Who is told of what a client sends."""

    def take(self, frame: bytes) -> None:
        """Take a message."""

    def spend(self) -> None:
        """Count a frame that is no message."""

    def close(self, why: str) -> None:
        """Close with the code for a reason."""


class Gone(OSError):
    """The client is no longer there."""


class Wire(asyncio.Protocol):
    """One WebSocket of a client."""

    def __init__(self, config: Config, state: ServerState, gate: Gate) -> None:
        """Serve the application of *config*."""
        self._app: Any = config.loaded_app
        self._gate = gate
        self._connections: Any = state.connections
        self._tasks, self._default_headers = state.tasks, state.default_headers
        self._most = gate.settings.frame_bytes
        self._ping_seconds = gate.settings.ping_seconds
        self._loop = asyncio.get_running_loop()
        self._conn = ServerProtocol(state=State.OPEN, max_size=self._most, logger=_library)
        self._transport: asyncio.Transport
        self._response: Response
        self._taker: Taker | None = None
        self._ends = Ends()
        self._pieces: bytearray | None = None
        """The fragments of a message that is under way."""
        self._told = self._accepted = self._closing = False
        self._over = asyncio.Event()
        self._code = 1006
        self._progress = Progress(gate.settings.write_seconds)
        self._ping_at = self._abort_at = inf
        self._ping: bytes | None = None
        """The ping that the client has not answered yet."""
        self._drained = 0

    # What the connection uses.

    def listen(self, taker: Taker) -> None:
        """Hand everything to *taker* from now on."""
        self._taker = taker
        self.go_on()

    def write_text(self, payload: bytes) -> None:
        """Send a text."""
        if not self._closing:
            self._transport.write(text_frame(payload))

    def waiting(self) -> int:
        """Return how many bytes wait for the reader."""
        return self._transport.get_write_buffer_size()

    def finish(self, code: int, reason: str = "") -> None:
        """Close with a code and a reason; whoever does not answer is cut off."""
        if self._closing:
            # The other side was quicker: there is nobody to tell.
            return
        self._conn.send_close(code, reason)
        self._flush()
        self._end(code)
        self.go_on()

    def pause(self) -> None:
        """Read nothing for a while."""
        self._transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # What the transport, the server and the gate call.

    def begin(self, transport: asyncio.Transport, scope: dict[str, Any]) -> None:
        """Take a connection over from HTTP, and let the application decide about it."""
        self._transport = transport
        transport.set_protocol(self)
        self._connections.add(self)
        headers = Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]])
        self._response = ServerProtocol(logger=_library).accept(Request(scope["raw_path"].decode("ascii"), headers))
        if self._response.status_code != 101:
            self._end(1006)
            transport.write(self._response.serialize())
            transport.close()
            return
        # Before somebody listens there is nobody to count the frames.
        transport.pause_reading()
        scope[WIRE] = self
        task = self._loop.create_task(self._run(scope))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the application."""
        del exc
        self._connections.discard(self)
        self._gate.leave(self)
        self._end(1005 if self._accepted else 1006)

    def shutdown(self) -> None:
        """Close because the server stops."""
        if self._accepted and not self._closing:
            self._conn.send_close(1012)
            self._flush()
        self._end(1012)
        self._transport.close()

    def tick(self, now: float) -> None:
        """Ask for a sign of life; cut off a client that gave none, or does not read."""
        if now >= self._abort_at:
            self._transport.abort()
        elif self._progress.stuck(now, self.waiting()):
            self._lose("slow")
        elif now >= self._ping_at and not self._closing:
            if self._ping is not None:
                self._fail(1011, "keepalive ping timeout")
                return
            self._ping, self._ping_at = os.urandom(4), now + self._ping_seconds
            self._conn.send_ping(self._ping)
            self._flush()

    def data_received(self, data: bytes) -> None:
        """Take the short way where it is open."""
        taker = self._taker
        if self._closing:
            self._drain(data)
        elif taker is None:
            # It was let in, and nobody listens: there is nothing that it could be answered.
            self._transport.abort()
        elif self._pieces is None and self._ends.between and (payload := whole_text(data, self._most)) is not None:
            taker.take(payload)
        else:
            self._read(data, taker)

    # The long way.

    def _read(self, data: bytes, taker: Taker) -> None:
        for start in range(0, len(data), SLICE):
            if self._closing:
                self._drain(data[start:])
                return
            piece = data[start : start + SLICE]
            self._ends.pass_by(piece)
            self._conn.receive_data(piece)
            for event in self._conn.events_received():
                if isinstance(event, Frame) and not self._closing:
                    self._frame(event, taker)
            self._flush()
            if self._conn.parser_exc is not None:
                self._end(1002)
                self._hang_up()

    def _frame(self, frame: Frame, taker: Taker) -> None:
        if frame.opcode is Opcode.CLOSE:
            self._flush()
            self._end(1005)
            self._transport.close()
        elif frame.opcode is Opcode.PING:
            taker.spend()
        elif frame.opcode is Opcode.PONG:
            self._hear_pong(bytes(frame.data))
            taker.spend()
        else:
            self._piece(frame, taker)

    def _piece(self, frame: Frame, taker: Taker) -> None:
        """Put a message together."""
        if frame.fin and self._pieces is None:
            taker.take(bytes(frame.data))
            return
        self._pieces = self._pieces or bytearray()
        self._pieces += frame.data
        if not frame.fin:
            taker.spend()
            return
        whole, self._pieces = bytes(self._pieces), None
        taker.take(whole)

    def _hear_pong(self, payload: bytes) -> None:
        if payload == self._ping:
            self._ping, self._ping_at = None, self._loop.time() + self._ping_seconds

    def _drain(self, data: bytes) -> None:
        """Look for the answer to our closing, and take the rest without a look."""
        self._drained += len(data)
        if self._drained > DRAINED:
            self._transport.abort()
        elif self._drained <= LOOKED_THROUGH:
            self._conn.receive_data(data)
            if any(isinstance(event, Frame) and event.opcode is Opcode.CLOSE for event in self._conn.events_received()):
                self._transport.close()

    def _flush(self) -> None:
        if not self._transport.is_closing():
            self._transport.write(b"".join(self._conn.data_to_send()))

    def _fail(self, code: int, reason: str) -> None:
        self._conn.fail(code, reason)
        self._flush()
        self._end(code)
        self._hang_up()

    def _hang_up(self) -> None:
        """Say that nothing more comes, and let the client close."""
        if self._transport.can_write_eof() and not self._transport.is_closing():
            self._transport.write_eof()

    def _lose(self, why: str) -> None:
        """Cut off a client that cannot be told."""
        if self._taker is not None:
            self._taker.close(why)
        self._transport.abort()

    def _end(self, code: int) -> None:
        """Take no more, and tell the application."""
        if not self._closing:
            self._closing, self._code = True, code
            self._abort_at = self._loop.time() + CLOSE_SECONDS
            self._over.set()

    # What the application calls.

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, self.receive, self._send)
        except Gone:
            pass
        except Exception:  # noqa: BLE001 - other connections go on
            _log.exception("a connection failed")
        if not self._accepted:
            self._reject(500)
        elif not self._closing:
            self.finish(1011)

    async def receive(self) -> dict[str, Any]:
        """Return that a client has come, and then that it has gone: messages go to whoever listens."""
        if not self._told:
            self._told = True
            return {"type": "websocket.connect"}
        await self._over.wait()
        return {"type": "websocket.disconnect", "code": self._code}

    async def _send(self, message: dict[str, Any]) -> None:
        if self._transport.is_closing():
            raise Gone
        if message["type"] == "websocket.accept":
            self._accept(message.get("headers", ()))
        elif not self._accepted:
            self._reject(403)
        elif message["type"] == "websocket.close":
            self.finish(message.get("code", 1000), message.get("reason") or "")
        else:
            raise TypeError(message["type"])

    def _accept(self, headers: Any) -> None:  # noqa: ANN401 - pairs of bytes, as ASGI has them
        response = self._response
        del response.headers["Date"]
        for name, value in (*self._default_headers, *headers):
            response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self._accepted = True
        self._transport.write(response.serialize())
        if self._ping_seconds > 0:
            self._ping_at = self._loop.time() + self._ping_seconds

    def _reject(self, status: int) -> None:
        self._end(1006)
        self._transport.write(ServerProtocol(logger=_library).reject(status, "").serialize())
        self._transport.close()
