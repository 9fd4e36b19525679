"""The WebSocket itself: uvicorn's protocol with a short way for whole, small text frames.

A table's traffic is one kind of frame: text, whole, of a few hundred bytes in and a few thousand
out. These go straight between the socket and the connection, without a queue, a task and a
pause of the transport for each. Everything else (handshake, pings, fragments, closing) is
left to the library.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.protocol import State

WIRE: Final = "chabudai.wire"
"""Where a connection finds its wire in the scope."""
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126
"""From this length on, two more bytes hold it."""
LONG: Final = 0x10000
CLOSE_SECONDS: Final = 5.0

Listener = Callable[[bytes], None]
# In C where the library has it.
_unmask: Final[Callable[[bytes, bytes], bytes]] = vars(frames)["apply_mask"]


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket of a client."""

    _listener: Listener | None = None
    _aligned = True
    """Whether all that came so far ended where a frame ends; once lost, the library reads alone."""

    def listen(self, listener: Listener) -> None:
        """Hand whole messages to *listener* from now on."""
        self._listener = listener

    def write_text(self, payload: bytes) -> None:
        """Send a text."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return
        size = len(payload)
        if size < SHORT:
            head = bytes((WHOLE_TEXT, size))
        elif size < LONG:
            head = bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big")
        else:
            head = bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big")
        self.transport.write(head + payload)

    def waiting(self) -> int:
        """Return how many bytes wait for the reader."""
        return self.transport.get_write_buffer_size()

    def finish(self, code: int) -> None:
        """Close with a code; who does not answer is cut off."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            # The other side was quicker: there is nobody to tell.
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    def pause(self) -> None:
        """Read nothing for a while."""
        self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401 - the library's own
        """Let the application find this wire."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope[WIRE] = self

    def data_received(self, data: bytes) -> None:
        """Take the short way where it is open."""
        if self._listener is not None and self._aligned and (payload := self._whole_text(data)) is not None:
            self._listener(payload)
            return
        if self.handshake_initiated and self._aligned:
            self._aligned = ends_with_a_frame(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that came the long way: in pieces, or together with others."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._listener(bytes(data))

    def _whole_text(self, data: bytes) -> bytes | None:
        """Return the text if *data* is exactly one whole frame with one, and nothing is under way."""
        size = len(data)
        if size < 6 or data[0] != WHOLE_TEXT or self.close_sent or self.frames:
            return None
        if self.conn.state is not State.OPEN:
            return None
        length, head = data[1] - MASKED, 2
        if length == SHORT:
            length, head = int.from_bytes(data[2:4], "big"), 4
        if not length >= 0 or size != head + 4 + length or length > (self.config.ws_max_size or 0):
            return None
        return _unmask(data[head + 4 :], data[head : head + 4])


def ends_with_a_frame(data: bytes) -> bool:
    """Tell whether *data*, which starts with a frame of a client, consists of whole frames."""
    place = 0
    while place + 2 <= len(data):
        length, head = data[place + 1] & 0x7F, 6
        if length == SHORT:
            length, head = int.from_bytes(data[place + 2 : place + 4], "big"), 8
        elif length > SHORT:
            length, head = int.from_bytes(data[place + 2 : place + 10], "big"), 14
        place += head + length
    return place == len(data)
