"""Hostile clients at the level of bytes: each does one thing to a server, and says how that ended.

They use bare sockets, because no library would do what they do, and come from an address that is no proxy. Each
ends by itself: when the server has closed the connection, or when *seconds* are over.

    ping_flood(server.port, cookie)      # what a benchmark or a test calls, in a thread
"""

from __future__ import annotations

import os
import re
import select
import socket
import struct
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from itertools import repeat

ADDRESS = "127.0.0.9"
"""Where they come from: the same machine, but no proxy that the server believes."""
PATIENCE = 120.0
PING, TEXT, CONTINUATION = 0x9, 0x1, 0x0
CHUNKED = b"POST /api/do HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an attack ended."""

    sent: int
    """Bytes that went out."""
    closed: bool
    """Whether the server ended it."""
    status: int | None = None
    """Of the HTTP response, if one came."""
    code: int | None = None
    """With which the WebSocket was closed, if it was."""


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True) -> bytes:
    """Return a client's frame."""
    mask = os.urandom(4)
    size = len(payload)
    head = bytes([(0x80 if fin else 0) | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65536:
        head += b"\xfe" + struct.pack("!H", size)
    else:
        head += b"\xff" + struct.pack("!Q", size)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


_place = threading.local()


def come_from(address: str) -> None:
    """Let everything that this thread does come from an address of this machine."""
    _place.address = address


def here() -> str:
    """Return where this thread comes from."""
    found: str = getattr(_place, "address", ADDRESS)
    return found


def dial(port: int, address: str = "") -> socket.socket:
    """Connect from an address."""
    bare = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(address or here(), 0))
    bare.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return bare


def web_socket(port: int, cookie: str, address: str = "") -> socket.socket:
    """Connect as a WebSocket, and read until the server has welcomed it."""
    bare = dial(port, address)
    lines = ["GET /ws HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade", f"Cookie: {cookie}"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
    bare.sendall("\r\n".join(lines).encode())
    heard = b""
    while b"welcome" not in heard:
        more = bare.recv(65536)
        if not more:
            raise ConnectionResetError(heard)
        heard += more
    return bare


def ping_flood(port: int, cookie: str, seconds: float = PATIENCE) -> Outcome:
    """Send pings as fast as possible and read no pong."""
    return _pour(web_socket(port, cookie), repeat(frame(b"x" * 125, PING) * 500), seconds)


def empty_fragments(port: int, cookie: str, seconds: float = PATIENCE) -> Outcome:
    """Begin a message and go on with fragments that hold nothing."""
    begin = frame(b"{", TEXT, fin=False)
    return _pour(web_socket(port, cookie), _first(begin, frame(b"", CONTINUATION, fin=False) * 10_000), seconds)


def huge_head(port: int, seconds: float = PATIENCE) -> Outcome:
    """Send headers without end."""
    begin = b"GET / HTTP/1.1\r\nHost: x\r\n"
    return _pour(dial(port), _first(begin, b"".join(b"x%d: %s\r\n" % (n, b"y" * 4_000) for n in range(256))), seconds)


def huge_header(port: int, seconds: float = PATIENCE) -> Outcome:
    """Send one header without end."""
    return _pour(dial(port), _first(b"GET / HTTP/1.1\r\nHost: x\r\ncookie: ", b"y" * (1 << 20)), seconds)


def many_headers(port: int, number: int = 5_000) -> Outcome:
    """Send many headers that are small."""
    fields = b"".join(b"x%d: y\r\n" % place for place in range(number))
    return _pour(dial(port), [b"GET / HTTP/1.1\r\nHost: x\r\n", fields, b"\r\n"], PATIENCE)


def long_target(port: int, size: int = 12_000) -> Outcome:
    """Ask for an address that is far too long."""
    return _pour(dial(port), [b"GET /" + b"x" * size + b" HTTP/1.1\r\nHost: x\r\n\r\n"], PATIENCE)


def huge_body(port: int, seconds: float = PATIENCE) -> Outcome:
    """Send a body without end to somebody who does not want one."""
    begin = b"GET /health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    return _pour(dial(port), _first(begin, b"10000\r\n" + b"y" * 0x10000 + b"\r\n"), seconds)


def endless_trailer(port: int, seconds: float = PATIENCE) -> Outcome:
    """Send a body, and behind it a header without end."""
    begin = CHUNKED + b"1\r\n{\r\n0\r\nx: "
    return _pour(dial(port), _first(begin, b"y" * 0x10000), seconds)


def endless_extension(port: int, seconds: float = PATIENCE) -> Outcome:
    """Say more and more about a piece of a body, and never send it."""
    return _pour(dial(port), _first(CHUNKED + b"1;x=", b"y" * 0x10000), seconds)


def blank_lines(port: int, seconds: float = PATIENCE) -> Outcome:
    """Send empty lines instead of a second request."""
    begin = b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"
    return _pour(dial(port), _first(begin, b"\r\n" * 0x8000), seconds)


def announced_body(port: int) -> Outcome:
    """Announce a body that is too large, and send a little of it."""
    begin = b"POST /api/do HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n{"
    return _pour(dial(port), [begin], PATIENCE)


def slow_head(port: int, pause: float = 0.1) -> Outcome:
    """Send a head a byte at a time, and never its end."""
    return _pour(dial(port), _trickle(b"GET / HTTP/1.1\r\nHost: x\r\nx: ", pause), PATIENCE)


def slow_body(port: int, pause: float = 0.1) -> Outcome:
    """Send a body a byte at a time."""
    begin = b"POST /api/do HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\nContent-Type: application/json\r\n\r\n"
    return _pour(dial(port), _trickle(begin, pause), PATIENCE)


def pipelined(port: int, number: int = 50_000) -> Outcome:
    """Ask for the same thing very often, without waiting for any answer."""
    return _pour(dial(port), repeat(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000, number // 1_000), PATIENCE)


def unread_response(port: int) -> Outcome:
    """Ask for much, and read nothing of it until the server has given up."""
    with dial(port) as reader:
        reader.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        page, _ = _rest(reader, time.monotonic() + PATIENCE)
    path = re.findall(r'src="\.?(/assets/[^"]+\.js)"', page.decode())[0]
    bare = dial(port)
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    asking = f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 50
    with bare:
        return _pour(bare, _pauses(asking), PATIENCE, read=False)


def half_requests(port: int, number: int = 200) -> int:
    """Open many sockets, send half of a request on each, and return how many the server has closed in the end."""
    with ExitStack() as stack:
        dialled = [stack.enter_context(dial(port)) for _ in range(number)]
        for bare in dialled:
            with suppress(OSError):
                bare.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nx-half: ")
        return sum(_ended(bare) for bare in dialled)


def many_sockets(port: int, number: int, address: str = "") -> list[Outcome]:
    """Open many sockets, keep them open, ask on each, and return how each was answered."""
    with ExitStack() as stack:
        dialled = [stack.enter_context(dial(port, address)) for _ in range(number)]
        return [_ask(bare) for bare in dialled]


def _ask(bare: socket.socket) -> Outcome:
    """Ask for the health on a socket that stays open."""
    try:
        bare.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        heard = bare.recv(65536)
    except OSError:
        heard = b""
    return Outcome(0, closed=not heard or b"connection: close" in heard, status=_status(heard))


def _pour(bare: socket.socket, pieces: Iterable[bytes], seconds: float, *, read: bool = True) -> Outcome:
    """Send pieces until the server ends it, everything is sent and answered, or the time is over."""
    sent, end, ended = 0, time.monotonic() + seconds, False
    with bare:
        bare.settimeout(1)
        try:
            for piece in pieces:
                if time.monotonic() > end or (read and _hung_up(bare)):
                    break
                with suppress(TimeoutError):
                    sent += bare.send(piece)
        except OSError:
            ended = True
        heard, closed = _rest(bare, end) if read else (b"", ended)
    return Outcome(sent, ended or closed, _status(heard), _code(heard))


def _hung_up(bare: socket.socket) -> bool:
    """Tell whether something to read has come: whoever floods hears only that it is over."""
    poll = select.poll()
    poll.register(bare, select.POLLRDHUP | select.POLLHUP | select.POLLERR)
    return bool(poll.poll(0))


def _rest(bare: socket.socket, end: float) -> tuple[bytes, bool]:
    """Read until the server has closed the connection; tell whether it has."""
    heard = b""
    while time.monotonic() < end:
        try:
            more = bare.recv(1 << 20)
        except TimeoutError:
            continue
        except OSError:
            return heard, True
        if not more:
            return heard, True
        heard += more
    return heard, False


def _ended(bare: socket.socket) -> bool:
    _, closed = _rest(bare, time.monotonic() + PATIENCE)
    return closed


def _first(begin: bytes, then: bytes) -> Iterator[bytes]:
    yield begin
    yield from repeat(then)


def _trickle(begin: bytes, pause: float) -> Iterator[bytes]:
    yield begin
    while True:
        time.sleep(pause)
        yield b"y"


def _pauses(piece: bytes) -> Iterator[bytes]:
    while True:
        yield piece
        time.sleep(0.1)


def _status(heard: bytes) -> int | None:
    found = re.search(rb"^HTTP/1\.1 (\d+)", heard)
    return int(found[1]) if found else None


def _code(heard: bytes) -> int | None:
    """Return the code of a closing frame at the end of what was heard."""
    found = re.search(rb"\x88[\x02-\x7d](..)", heard[-200:], re.DOTALL)
    return int.from_bytes(found[1], "big") if found else None
