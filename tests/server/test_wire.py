"""The short way for frames takes what it should, and leaves the rest to the library."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from itertools import pairwise

import pytest
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.story import run

from chabudai.server.http.wire import ends_with_a_frame


def frame(payload: bytes, opcode: int = 1, *, fin: bool = True) -> bytes:
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


@pytest.mark.parametrize("sizes", [[0], [5], [125], [126], [70_000], [3, 200, 0], [200, 126, 65_536]])
def test_frame_ends_are_found(sizes: list[int]) -> None:
    """Whole frames end where they end, and nowhere else."""
    data = b"".join(frame(b"x" * size) for size in sizes)
    assert ends_with_a_frame(data)
    inside = set(range(1, len(data), 7)) - ends(sizes)
    assert not any(ends_with_a_frame(data[:end]) for end in inside)


def ends(sizes: list[int]) -> set[int]:
    """Return where each of some frames ends."""
    lengths = [0, *(len(frame(b"x" * size)) for size in sizes)]
    totals = [sum(lengths[: place + 1]) for place in range(len(lengths))]
    assert all(a <= b for a, b in pairwise(totals))
    return set(totals)


def test_frames_arrive_however_they_are_cut(server: Server) -> None:
    """One byte at a time, several at once, in fragments, with pings between: every request is answered."""

    async def story(ann: Client) -> None:
        pings = [frame(b'{"do":"ping","id":"p%d"}' % number) for number in range(40)]
        pieces: list[bytes] = [pings[0]]
        pieces += [pings[1] + pings[2] + frame(b"hello", 9)]
        pieces += [bytes([byte]) for byte in pings[3]]
        pieces += [frame(b'{"do":"pi', 1, fin=False), frame(b'ng","id":"p4"}', 0)]
        pieces += [pings[5][:4], pings[5][4:] + pings[6]]
        pieces += pings[7:]
        answers = await asyncio.to_thread(exchange, server, ann.cookie, pieces, 40)
        assert answers == 40

    run(server, story, people=1)


def exchange(server: Server, cookie: str, pieces: list[bytes], wanted: int) -> int:
    """Send pieces over a bare socket and count the answers."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as bare:
        bare.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = ["GET /ws HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade", f"Cookie: {cookie}"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
        bare.sendall("\r\n".join(lines).encode())
        heard = b""
        while b"welcome" not in heard:
            heard += bare.recv(65536)
        for piece in pieces:
            bare.sendall(piece)
        while heard.count(b'"type":"pong"') < wanted:
            more = bare.recv(65536)
            if not more:
                break
            heard += more
        return heard.count(b'"type":"pong"')
