"""HTTP as it arrives: uvicorn's protocol behind limits on heads, bodies, time and connections."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from math import inf
from typing import Any, Final
from urllib.parse import unquote

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from chabudai.server.edge.gate import gate
from chabudai.server.edge.progress import Progress
from chabudai.server.edge.refusals import RESPONSES
from chabudai.server.edge.wire import Wire

PIECE: Final = 4_096
"""Bytes that are parsed at once: few enough for other connections to have their turn, more than most requests have."""
LINGER_SECONDS: Final = 2.0
"""How long a refused client may go on sending, so that it hears why."""
LINGER_BYTES: Final = 1 << 20
UNSENT: Final = 65_536
"""Bytes in the system's own buffer that are not on their way: more would hide a client that does not read."""

# uvicorn warns of every malformed request: whoever likes could fill the disk.
_quiet = logging.getLogger("uvicorn.error.requests")
_quiet.setLevel(logging.ERROR)


class Requests(HttpToolsProtocol):
    """One connection that speaks HTTP, until it becomes a WebSocket."""

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 - uvicorn's own
        """Take what uvicorn gives."""
        super().__init__(*args, **more)
        self.logger = _quiet
        self._gate = gate()
        self._settings = self._gate.settings
        self._progress = Progress(self._settings.write_seconds)
        self._deadline = inf
        """Until when the head or the body that is under way must have come."""
        self._in_head = False
        self._begun = self._head = self._named = self._fields = self._body = 0
        self._rest = b""
        """What came behind a request that is still being answered."""
        self._unanswered: list[RequestResponseCycle] = []
        self._refused: str | None = None
        self._unwelcome = False
        """Whether it is still to be told why it may not come in."""
        self._lingering = 0
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or tell it why not."""
        super().connection_made(transport)
        _show_slow_readers(transport)
        why = self._gate.enter(self, self.client[0] if self.client else "local")
        if why is None:
            self._deadline = self.loop.time() + self._settings.header_seconds
        elif self._gate.linger(self):
            # It is told when it has asked: whoever sends into a closed socket hears nothing.
            self._refused, self._unwelcome, self._deadline = why, True, self.loop.time() + LINGER_SECONDS
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back, and let nobody write any more."""
        super().connection_lost(exc)
        self._forget()
        self._unset_keepalive_if_required()
        self._gate.leave(self)

    def tick(self, now: float) -> None:
        """Refuse what takes too long to come, and cut off a client that does not read."""
        if self._progress.stuck(now, self.transport.get_write_buffer_size()):
            self._gate.count("refused_unread")
            self.transport.abort()
        elif self.flow.read_paused and self._deadline < inf:
            # Nobody can send while nothing is read.
            self._deadline = max(self._deadline, now + self._settings.header_seconds)
        elif now >= self._deadline:
            if self._refused is not None or self._begun == 0:
                self.transport.abort()
            else:
                self._refuse("time")

    def data_received(self, data: bytes) -> None:
        """Parse a bounded piece at a time."""
        if self._refused is not None:
            self._drain(len(data))
        elif self.transport.is_closing():
            return
        elif self.pipeline or self._rest:
            self._wait_with(data)
        else:
            if self._deadline == inf and not self._busy():
                self._deadline = self.loop.time() + self._settings.header_seconds
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.pipeline:
                self._wait_with(data[start:])
                return
            piece, begun, body = data[start : start + PIECE], self._begun, self._body
            super().data_received(piece)
            if self._upgraded or self._refused is not None or self.transport.is_closing():
                return
            # What is no body is a head, or what may follow and lie between the pieces of a body: no less to be kept.
            if begun == self._begun and (self._in_head or body == self._body):
                self._head += len(piece)
                if self._head > self._settings.header_bytes:
                    self._refuse("head")
                    return

    def _wait_with(self, data: bytes) -> None:
        """Keep what came too early until the requests before it are answered."""
        self._rest += data
        self.flow.pause_reading()
        if len(self._rest) > self._settings.header_bytes + self._settings.body_bytes:
            self.transport.abort()

    def _busy(self) -> bool:
        """Tell whether a request is being read or answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        """Start to count anew."""
        super().on_message_begin()
        self._in_head = True
        self._begun += 1
        self._head = self._named = self._fields = self._body = 0

    def on_url(self, url: bytes) -> None:
        """Take a part of the request's target."""
        super().on_url(url)
        if len(self.url) > self._settings.target_bytes:
            self._refuse("target")

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; one that follows a body is counted, and comes too late for what was decided by the others."""
        if self._in_head:
            super().on_header(name, value)
        self._fields += 1
        self._named += len(name) + len(value)
        if self._fields > self._settings.header_count or self._named > self._settings.header_bytes:
            self._refuse("head")

    def on_headers_complete(self) -> None:
        """Hand the request on, unless its body would be too large."""
        self._deadline = self.loop.time() + self._settings.body_seconds
        if _announced(self.headers) > self._settings.body_bytes:
            self._refuse("body")
        self._in_head = False
        if self._refused is None:
            super().on_headers_complete()
            self._expect_answer()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body."""
        self._body += len(body)
        if self._refused is None and self._body > self._settings.body_bytes:
            self._refuse("body")
        if self._refused is None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Wait for the next request without haste."""
        self._deadline = inf
        if self._refused is None:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """Go on with what came meanwhile."""
        super().on_response_complete()
        if self._in_head:
            self._deadline = self.loop.time() + self._settings.header_seconds
        if self._rest and not self.pipeline:
            rest, self._rest = self._rest, b""
            self.loop.call_soon(self.data_received, rest)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP, unless it is here that there was no memory for it."""
        del msg
        found = sys.exception()
        own = found is not None and isinstance(found.__context__, MemoryError)
        self._refuse("broken" if own else "malformed")

    def handle_websocket_upgrade(self) -> None:
        """Let a WebSocket speak for this connection."""
        if self._busy():
            self._refuse("malformed")
        if self._refused is not None:
            return
        target = httptools.parse_url(self.url)
        scope: dict[str, Any] = {**self.scope, "type": "websocket", "subprotocols": []}
        del scope["method"]
        scope["scheme"] = "wss" if self.scheme == "https" else "ws"
        scope["path"] = self.root_path + unquote(target.path.decode("ascii"))
        scope["raw_path"] = self.root_path.encode("ascii") + target.path
        scope["query_string"] = target.query or b""
        self._upgraded = True
        self.connections.discard(self)
        wire = Wire(self.config, self.server_state, self._gate)
        self._gate.hand_over(self, wire)
        wire.begin(self.transport, scope)

    def _refuse(self, why: str) -> None:
        """Say why, if that cannot be taken for the answer to something else, and end."""
        if self._refused is not None:
            return
        self._refused, self._deadline = why, self.loop.time() + LINGER_SECONDS
        self._gate.count(f"refused_{why}")
        silent = bool(self.pipeline) or self._answered() or self.transport.is_closing()
        self._forget()
        if silent:
            self.transport.abort()
        else:
            self.flow.resume_reading()
            self._answer(why)

    def _expect_answer(self) -> None:
        """Remember the newest request until it is answered; one that becomes a WebSocket is none."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle not in self._unanswered:
            self._unanswered = [*(one for one in self._unanswered if not one.response_complete), cycle]

    def _forget(self) -> None:
        """Tell the application that nobody waits for its answers: uvicorn tells only the newest request."""
        self.pipeline.clear()
        for cycle in self._unanswered:
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _answered(self) -> bool:
        """Tell whether an answer to the request that is under way has begun."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and cycle.response_started and not (cycle.response_complete and self._in_head)

    def _drain(self, size: int) -> None:
        """Take what a refused client still sends, within bounds."""
        self._lingering += size
        if self._lingering > LINGER_BYTES:
            self.transport.abort()
        elif self._unwelcome and self._refused is not None:
            self._unwelcome = False
            self._answer(self._refused)

    def _answer(self, why: str) -> None:
        self.transport.write(RESPONSES[why])
        if self.transport.can_write_eof():
            self.transport.write_eof()


def _announced(headers: list[tuple[bytes, bytes]]) -> int:
    """Return the length that a body is said to have; the parser has seen that it is a number."""
    return max((int(value) for name, value in headers if name == b"content-length"), default=0)


def _show_slow_readers(transport: asyncio.Transport) -> None:
    option = getattr(socket, "TCP_NOTSENT_LOWAT", None)
    found = transport.get_extra_info("socket")
    if option is not None and found is not None and found.family in (socket.AF_INET, socket.AF_INET6):
        found.setsockopt(socket.IPPROTO_TCP, option, UNSENT)
