"""The network's edge: whatever one address does to the sockets, others play on, and the memory stays bounded."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import httptools
import pytest
from tests.server import attackers
from tests.server.attackers import Outcome
from tests.server.client import Client
from tests.server.running import QUICK, Command, Server
from tests.server.vital import memory

from chabudai.server.edge.requests import Requests
from chabudai.server.settings import Settings

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other addresses of this machine, /proc")
HASTE = {"header_seconds": "3", "body_seconds": "3", "write_seconds": "3"}
"""All amounts are the defaults; only what must be waited for is shorter."""
DEFAULTS = {name: str(getattr(Settings(), name)) for name in QUICK} | HASTE
MEBIBYTE = 1 << 20


@pytest.fixture(scope="module")
def edge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one server at its default limits."""
    with Server(tmp_path_factory.mktemp("edge"), **DEFAULTS) as running:
        yield running
    log = running.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert '"level":"error"' not in log, log[-3_000:]


async def besieged(server: Server, attack: Callable[[str], object]) -> tuple[object, int]:
    """Let an attack run in a thread while two people play; return how it ended, and how the memory grew meanwhile."""
    assert server.process is not None
    async with Client(server.url, "Ann") as ann, Client(server.url, "Bob") as bob, Client(server.url, "Eve") as eve:
        await ann.open()
        await bob.open()
        table = (await ann.request("POST", "/api/tables", {"game": "hanabi", "players": 2}))["table"]
        await bob.request("POST", "/api/do", {"do": "sit", "table": table})
        for person in (ann, bob):
            await person.watch(table)
        await ann.ask(do="start", table=table)
        before = peak = memory(server.process.pid)
        attacking = asyncio.create_task(asyncio.to_thread(attack, eve.cookie))
        moves = 0
        while not attacking.done() or moves < 2:
            await a_move(table, ann, bob)
            moves += 1
            peak = max(peak, memory(server.process.pid))
            await asyncio.sleep(0.2)
        return await attacking, peak - before


async def a_move(table: str, *people: Client) -> None:
    """Let whoever's turn it is make a move, and wait until it is answered; when the game is over, only ask the time."""
    for person in people:
        moves = [str(one["move"]) for one in (await person.position(table))["moves"]]
        if moves:
            # Discards and clues let a game last for long.
            move = next((move for kind in ("discard", "clue") for move in moves if move.startswith(kind)), moves[0])
            assert (await person.ask(do="play", table=table, move=move))["type"] == "update"
            return
    assert (await people[0].ask(do="ping"))["type"] == "pong"


ATTACKS: dict[str, tuple[Callable[[int, str], Outcome], dict[str, int]]] = {
    "ping flood": (attackers.ping_flood, {"code": 4429}),
    "empty fragments": (attackers.empty_fragments, {"code": 4429}),
    "huge head": (lambda port, _: attackers.huge_head(port), {"status": 431}),
    "huge header": (lambda port, _: attackers.huge_header(port), {"status": 431}),
    "many headers": (lambda port, _: attackers.many_headers(port), {"status": 431}),
    "long target": (lambda port, _: attackers.long_target(port), {"status": 414}),
    "announced body": (lambda port, _: attackers.announced_body(port), {"status": 413}),
    "huge body": (lambda port, _: attackers.huge_body(port), {}),
    "endless trailer": (lambda port, _: attackers.endless_trailer(port), {"status": 431}),
    "endless extension": (lambda port, _: attackers.endless_extension(port), {"status": 431}),
    "blank lines": (lambda port, _: attackers.blank_lines(port), {}),
    "slow head": (lambda port, _: attackers.slow_head(port), {"status": 408}),
    "slow body": (lambda port, _: attackers.slow_body(port), {"status": 408}),
    "pipelined": (lambda port, _: attackers.pipelined(port), {}),
    "unread response": (lambda port, _: attackers.unread_response(port), {}),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_ended_and_others_play_on(edge: Server, name: str) -> None:
    """The server ends it, says why where it can, needs little memory for it, and answers every honest move."""
    attack, wanted = ATTACKS[name]
    outcome, grown = asyncio.run(besieged(edge, lambda cookie: attack(edge.port, cookie)))
    assert isinstance(outcome, Outcome)
    assert outcome.closed, outcome
    assert {key: getattr(outcome, key) for key in wanted} == wanted, outcome
    assert grown < 40 * MEBIBYTE


def test_what_follows_a_body_is_no_header(edge: Server) -> None:
    """Whoever is to be known says so before, where it is looked at."""
    cookie = b"cookie: chabudai=" + edge.get("/api/me").cookies["chabudai"].encode() + b"\r\n"
    body = b'e\r\n{"name":"Eve"}\r\n0\r\n'
    head = attackers.CHUNKED.replace(b"POST /api/do", b"PUT /api/me")
    known, unknown = head.replace(b"\r\n\r\n", b"\r\n" + cookie + b"\r\n"), head
    assert answer_to(edge, known + body + b"\r\n").startswith(b"HTTP/1.1 200")
    assert answer_to(edge, unknown + body + cookie + b"\r\n").startswith(b"HTTP/1.1 401")


def answer_to(server: Server, request: bytes) -> bytes:
    """Send bytes, and return how the answer begins."""
    with attackers.dial(server.port, "127.0.0.11") as bare:
        bare.sendall(request)
        return bare.recv(65536)


def test_half_requests_are_closed_in_time(edge: Server) -> None:
    """All of them, and others play on."""
    closed, grown = asyncio.run(besieged(edge, lambda _: attackers.half_requests(edge.port)))
    assert closed == 200
    assert grown < 40 * MEBIBYTE


def test_one_address_has_only_so_many_sockets(edge: Server) -> None:
    """More are told so and closed; another address has its own, and the log says once that some were refused."""
    found, _ = asyncio.run(besieged(edge, lambda _: attackers.many_sockets(edge.port, 300)))
    assert isinstance(found, list)
    statuses = Counter(outcome.status for outcome in found)
    assert statuses[200] <= Settings().address_sockets
    assert statuses[200] > 200
    assert statuses[429] > 0
    assert attackers.many_sockets(edge.port, 1, "127.0.0.10")[0].status == 200
    lines = [json.loads(line) for line in edge.log.read_text(encoding="utf-8").splitlines()]
    refused = [line for line in lines if line["text"] == "connections refused"]
    assert [line["why"] for line in refused] == ["address"]
    assert "127.0.0.9" not in edge.log.read_text(encoding="utf-8")
    assert "chabudai_refused_address_total" in edge.get("/metrics").text


def test_a_server_with_few_files_stays_open_to_those_inside(tmp_path: Path) -> None:
    """It takes fewer sockets than files, tells others that it is full and logs it; when they are gone, it has room."""
    server = Command(tmp_path, **DEFAULTS)
    server.files = 256
    with server:
        found, _ = asyncio.run(besieged(server, lambda _: attackers.many_sockets(server.port, 300, "127.0.0.1")))
        assert isinstance(found, list)
        statuses = Counter(outcome.status for outcome in found)
        assert 50 < statuses[200] <= 128
        assert statuses[503] > 0
        assert server.get("/health").status_code == 200
    assert '"why":"full"' in server.log.read_text(encoding="utf-8")


@pytest.mark.parametrize(("error", "why"), [(MemoryError, "broken"), (ValueError, "malformed")])
def test_a_lack_of_memory_is_nobody_elses_fault(error: type[Exception], why: str) -> None:
    """Where there is no memory for a request, it is not called malformed: whoever sent it may send it again."""
    refused: list[str] = []
    parser = httptools.HttpRequestParser(SimpleNamespace(on_body=Mock(side_effect=error)))
    try:
        parser.feed_data(b"POST / HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}")
    except httptools.HttpParserError:
        Requests.send_400_response(cast("Any", SimpleNamespace(_refuse=refused.append)), "")
    assert refused == [why]
