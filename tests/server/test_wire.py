"""The short way for frames takes what it should, and leaves the rest to the library."""

from __future__ import annotations

import asyncio
from itertools import accumulate

import pytest
from tests.server.attackers import frame, web_socket
from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import run

from chabudai.server.edge.frames import Ends


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1_000, 1 << 20])
@pytest.mark.parametrize("sizes", [[0], [5], [125], [126], [70_000], [3, 200, 0], [200, 126, 65_536], [0] * 50])
def test_frame_ends_are_found_however_they_are_cut(sizes: list[int], step: int) -> None:
    """Nothing is under way exactly where a frame has ended."""
    data = b"".join(frame(b"x" * size) for size in sizes)
    found, ends = set[int](), Ends()
    for start in range(0, len(data), step):
        ends.pass_by(data[start : start + step])
        if ends.between:
            found.add(min(start + step, len(data)))
    cuts = {*range(step, len(data), step), len(data)}
    assert found == cuts & set(accumulate(len(frame(b"x" * size)) for size in sizes))


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
    with web_socket(server.port, cookie) as bare:
        heard = b""
        for piece in pieces:
            bare.sendall(piece)
        while heard.count(b'"type":"pong"') < wanted:
            more = bare.recv(65536)
            if not more:
                break
            heard += more
        return heard.count(b'"type":"pong"')
