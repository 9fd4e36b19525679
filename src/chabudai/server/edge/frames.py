"""Frames of WebSockets: the heads of those that are sent, the ends of those that come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from websockets import frames

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126
"""From this length on, two more bytes hold it."""
LONG: Final = 0x10000

# In C where the library has it.
_unmask: Final[Callable[[bytes, bytes], bytes]] = vars(frames)["apply_mask"]


def text_frame(payload: bytes) -> bytes:
    """Return a server's frame with a text."""
    size = len(payload)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + payload
    if size < LONG:
        return bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big") + payload
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big") + payload


def whole_text(data: bytes, most: int) -> bytes | None:
    """Return the text if *data* is exactly one frame of a client with a whole text of at most *most* bytes."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT:
        return None
    length, head = data[1] - MASKED, 2
    if length == SHORT:
        length, head = int.from_bytes(data[2:4], "big"), 4
    if length < 0 or size != head + 4 + length or length > most:
        return None
    return _unmask(data[head + 4 :], data[head : head + 4])


class Ends:
    """Follows a client's frames by their heads, to know whether bytes end where a frame ends."""

    __slots__ = ("_head", "_left")

    def __init__(self) -> None:
        """Stand before a frame."""
        self._head = b""
        """What came of a head that is not complete."""
        self._left = 0
        """Bytes of a frame that are still to come."""

    @property
    def between(self) -> bool:
        """Whether nothing of a frame is under way."""
        return not self._left and not self._head

    def pass_by(self, data: bytes) -> None:
        """Follow the bytes that came next."""
        if self._left >= len(data):
            self._left -= len(data)
            return
        data, place = self._head + data, self._left
        size = len(data)
        while place < size and (length := _length(data, place)) is not None:
            place += length
        self._head = data[place:]
        self._left = max(0, place - size)


def _length(data: bytes, place: int) -> int | None:
    """Return how long a client's frame is, head included; None if too little of it is there to know."""
    if place + 2 > len(data):
        return None
    length, head = data[place + 1] & 0x7F, 6
    if length < SHORT:
        return head + length
    wide = 2 if length == SHORT else 8
    if place + 2 + wide > len(data):
        return None
    return head + wide + int.from_bytes(data[place + 2 : place + 2 + wide], "big")
