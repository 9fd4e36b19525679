"""A siege at the default limits: hostile addresses, each with a way of its own, while people play as people do."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
from tests.server import attackers
from tests.server.client import Client

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

HONEST = "127.0.1.1"
"""Where people come from; the hostile have addresses of their own."""
THINKING = 0.4
"""Seconds that somebody quick takes for a move."""
NUISANCE = (OSError, httpx.HTTPError, ValueError, LookupError, AssertionError)
Attack = Callable[[int, str], object]
"""Something that is done again and again to the server at a port, with somebody's cookie."""


def bare(work: Callable[[int], object]) -> Attack:
    """Return an attack that needs no cookie."""
    return lambda port, _: work(port)


def asking(method: str, path: str, body: Callable[[int], Any]) -> Attack:
    """Return an attack by requests that are allowed, as fast as they are answered, each a little different."""
    counted = iter(range(10**9))

    def ask(port: int, cookie: str) -> None:
        with _visitor(port, cookie) as http:
            for _ in range(50):
                http.request(method, path, json=body(next(counted)))

    return ask


def _visitor(port: int, cookie: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=attackers.here())
    headers = {"cookie": cookie} if cookie else {}
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, headers=headers, timeout=30)


def chatter(port: int, cookie: str) -> None:
    """Talk as fast as possible at a table of one's own."""
    with _visitor(port, cookie) as http:
        new = {"game": "hanabi", "players": 2, "options": {"talk": "free"}}
        table = http.post("/api/tables", json=new).json()["table"]
        for number in range(500):
            http.post("/api/do", json={"do": "say", "table": table, "text": f"word {number} " * 20})


def record(number: int) -> dict[str, Any]:
    """Return a replay that is costly to work out, and never the same."""
    moves = ["clue 2 1", "clue 1 1"] * 4
    made = {"format": "chabudai-record", "version": 1, "game": "hanabi", "players": 2, "rules": {}, "moves": moves}
    return {"record": {**made, "seed": f"siege {number}"}, "aid": "deduction"}


BOTS = [{"bot": "master"}, {"bot": "master"}]
CLASSES: dict[str, Attack] = {
    "pings": lambda port, cookie: attackers.ping_flood(port, cookie, 20),
    "fragments": lambda port, cookie: attackers.empty_fragments(port, cookie, 20),
    "huge head": bare(lambda port: attackers.huge_head(port, 20)),
    "huge header": bare(lambda port: attackers.huge_header(port, 20)),
    "huge body": bare(lambda port: attackers.huge_body(port, 20)),
    "slow head": bare(attackers.slow_head),
    "slow body": bare(attackers.slow_body),
    "half requests": bare(lambda port: attackers.half_requests(port, 50)),
    "pipelined": bare(attackers.pipelined),
    "unread": bare(attackers.unread_response),
    "sockets": bare(lambda port: attackers.many_sockets(port, 300)),
    "identities": bare(lambda port: _visitor(port, "").get("/api/me")),
    "replays": asking("POST", "/api/replay", record),
    "bots": asking("POST", "/api/tables", lambda _: {"game": "bossa", "players": 2, "bots": BOTS, "start": True}),
    "reviews": asking("POST", "/api/reviews", lambda number: {"record": record(number)["record"]}),
    "names": asking("PUT", "/api/me", lambda number: {"name": f"N{number}"}),
    "chatter": chatter,
    "schemas": asking("GET", "/schema/messages.json", lambda _: None),
}


@dataclass
class Siege:
    """What people noticed of it."""

    latencies: list[float] = field(default_factory=list)
    """Seconds from an honest move to its acknowledgement."""
    games: int = 0
    refused: int = 0
    """Honest moves that were refused."""
    lost: int = 0
    """Honest moves that were acknowledged and are not there afterwards, or that nobody made."""

    @property
    def p99(self) -> float:
        """Return the latency that one honest move in a hundred exceeds."""
        return sorted(self.latencies)[int(0.99 * (len(self.latencies) - 1))]


def besiege(port: int, seconds: float, sockets: int = 100, pairs: int = 4) -> Siege:
    """Let *sockets* hostile threads do their worst from an address for each class, while *pairs* of people play."""
    stop = multiprocessing.Event()
    hostile = multiprocessing.Process(target=_hostile, args=(port, sockets, stop), daemon=True)
    hostile.start()
    try:
        return asyncio.run(_people(port, seconds, pairs))
    finally:
        stop.set()
        hostile.join(30)
        hostile.kill()


def _hostile(port: int, sockets: int, stop: Event) -> None:
    # On a machine of their own they would not take the server's processor.
    os.nice(15)
    names = list(CLASSES)
    threads = [
        threading.Thread(target=_again, args=(port, names[number % len(names)], number, stop), daemon=True)
        for number in range(sockets)
    ]
    for thread in threads:
        thread.start()
    stop.wait()


def _again(port: int, name: str, number: int, stop: Event) -> None:
    attackers.come_from(f"127.0.2.{10 + list(CLASSES).index(name)}")
    cookie = ""
    while not stop.is_set():
        with contextlib.suppress(*NUISANCE):
            if not cookie:
                with _visitor(port, "") as http:
                    cookie = f"chabudai={http.get('/api/me').cookies['chabudai']}"
            CLASSES[name](port, cookie)
        time.sleep(0.05 + number % 7 / 100)


async def _people(port: int, seconds: float, pairs: int) -> Siege:
    siege, end = Siege(), time.monotonic() + seconds
    async with asyncio.TaskGroup() as tasks:
        for number in range(pairs):
            tasks.create_task(_pair(f"http://127.0.0.1:{port}", number, siege, end))
    return siege


async def _pair(url: str, number: int, siege: Siege, end: float) -> None:
    """Play one game after another, as quick people do."""
    async with Client(url, f"Ann{number}", HONEST) as ann, Client(url, f"Bob{number}", HONEST) as bob:
        await ann.open()
        await bob.open()
        while time.monotonic() < end:
            table = (await ann.request("POST", "/api/tables", {"game": "hanabi", "players": 2}))["table"]
            await bob.request("POST", "/api/do", {"do": "sit", "table": table})
            await ann.watch(table)
            await bob.watch(table)
            await ann.ask(do="start", table=table)
            siege.games += 1
            made = 0
            while time.monotonic() < end and (moved := await _move(ann, bob, table, siege)) is not None:
                made += moved
                await asyncio.sleep(THINKING)
            siege.lost += abs((await ann.request("GET", f"/api/tables/{table}"))["info"]["moves"] - made)


async def _move(ann: Client, bob: Client, table: str, siege: Siege) -> bool | None:
    """Make a move; tell whether it was taken, or None if the game is over."""
    view = (await ann.position(table))["view"]
    if view["ended"]:
        return None
    mover = (ann, bob)[view["to_move"]]
    move = (await mover.position(table))["moves"][-1]["move"]
    started = time.perf_counter()
    answer = await mover.ask(do="play", table=table, move=move)
    siege.latencies.append(time.perf_counter() - started)
    taken = bool(answer["type"] == "update")
    siege.refused += not taken
    return taken
