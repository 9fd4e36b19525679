"""A client that means no good: whatever it does, others must not notice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.server.client import Client
from tests.server.running import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

NUISANCE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
FIELDS = ("seat", "move", "action", "turn", "since", "text", "phrase", "bot", "vote", "seats", "name", "rules", "on")
VALUES = [0, 1, -1, 99, 10**18, 0.5, None, True, "play 1", "clue 2 red", "x" * 3000, [], [0, 1], {}, {"first": 9}]
STARTS = (b"", b"GET /ws HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: 99999\r\n\r\n{")
FORGED = [{"Origin": "https://evil.example"}, {"Cookie": "chabudai=abc.def"}, {"Cookie": "x" * 4000}]
KINDS = ["watch", "unwatch", "mine", "lobby", "why", "sit", "leave", "add_bot", "remove", "swap", "rename", "change"]
KINDS += ["start", "play", "say", "propose", "agree", "refuse", "rematch", "ping", "dance"]


@dataclass
class Damage:
    """What was tried, and what honest players noticed."""

    frames: int = 0
    requests: int = 0
    sockets: int = 0
    latencies: list[float] = field(default_factory=list)
    """Seconds from an honest move to its acknowledgement."""
    games: int = 0

    @property
    def p99(self) -> float:
        """Return the latency that one honest move in a hundred exceeds."""
        return sorted(self.latencies)[int(0.99 * (len(self.latencies) - 1))]


def junk(chance: random.Random, table: str) -> str | bytes:
    """Return a frame that is wrong in some way, or right at the wrong moment."""
    kind = chance.randrange(8)
    if kind == 0:
        return os.urandom(chance.randrange(1, 200))
    if kind == 1:
        return chance.choice(["", "{", "[]", "null", '"x"', "[" * 3000, '{"do":' * 500, '{"do":"play"}', "\x00"])
    request: dict[str, Any] = {"do": chance.choice(KINDS), "id": str(chance.random())[:12]}
    if chance.random() < 0.8:
        request["table"] = chance.choice([table, table, "x" * 20, "", "../..", 7, None, "x" * 500])
    for name in FIELDS:
        if chance.random() < 0.3:
            request[name] = chance.choice(VALUES)
    text = json.dumps(request)
    if kind == 2:
        place = chance.randrange(len(text))
        return text[:place] + chance.choice(['"', "}", "\\", "é", "\u0000", ""]) + text[place + 1 :]
    return text


@dataclass
class Siege:
    """How long it lasts: for a time, and on a slow machine until enough honest moves and hostile frames were made."""

    damage: Damage
    moves: int
    frames: int
    end: float
    patience: float = PATIENCE

    @property
    def over(self) -> bool:
        now = time.monotonic()
        enough = len(self.damage.latencies) >= self.moves and self.damage.frames >= self.frames
        return now >= self.end and (enough or now >= self.end + self.patience)


class Villain:
    """One hostile client."""

    def __init__(self, url: str, table: str, damage: Damage, seed: int) -> None:
        self.url = url
        self.table = table
        self.damage = damage
        self.chance = random.Random(seed)

    async def run(self, siege: Siege) -> None:
        """Be a nuisance until it is time to stop."""
        tricks = [self.frames, self.flood, self.huge, self.half_open, self.forged, self.http]
        async with Client(self.url, f"V{self.chance.random()}"[:10]) as me:
            while not siege.over:
                with contextlib.suppress(*NUISANCE):
                    await self.chance.choice(tricks)(me)
                await asyncio.sleep(0.01)

    async def socket(self, me: Client, **headers: str) -> ClientConnection:
        self.damage.sockets += 1
        address = self.url.replace("http", "ws", 1) + "/ws"
        return await connect(address, additional_headers={"Cookie": me.cookie, **headers}, open_timeout=5)

    async def frames(self, me: Client) -> None:
        """Send many frames that are wrong."""
        async with await self.socket(me) as socket:
            for _ in range(60):
                await socket.send(junk(self.chance, self.table))
                self.damage.frames += 1
                await asyncio.sleep(0.002)

    async def flood(self, me: Client) -> None:
        """Send as fast as possible and read nothing."""
        async with await self.socket(me) as socket:
            await socket.send(json.dumps({"do": "watch", "table": self.table}))
            for _ in range(400):
                await socket.send('{"do":"lobby"}')
                self.damage.frames += 1

    async def huge(self, me: Client) -> None:
        """Send far too much at once."""
        async with await self.socket(me) as socket:
            self.damage.frames += 1
            await socket.send("x" * 2_000_000)
            await socket.recv()

    async def half_open(self, me: Client) -> None:
        """Open sockets and leave them in the middle of something."""
        port = int(self.url.rpartition(":")[2])
        for start in STARTS:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(start)
            await writer.drain()
            self.damage.sockets += 1
            await asyncio.sleep(0.01)
            writer.transport.abort()
        assert me.cookie

    async def forged(self, me: Client) -> None:
        """Come with a wrong origin or somebody else's cookie."""
        headers = self.chance.choice(FORGED)
        async with await self.socket(me, **headers) as socket:
            await socket.send(json.dumps({"do": "play", "table": self.table, "move": "play 1"}))
            await socket.recv()

    async def http(self, me: Client) -> None:
        """Ask over HTTP for what is not allowed."""
        body = self.chance.choice([junk(self.chance, self.table), b"[" * 5000, b"x" * 400_000, b"{}"])
        path = self.chance.choice(["/api/do", "/api/tables", "/api/replay", "/api/me", "/api/device", "/nothing"])
        for method in ("POST", "PUT"):
            await me.http.request(method, path, content=body, headers={"content-type": "application/json"})
            self.damage.requests += 1
        await me.http.get(f"/api/tables/{self.table}/record")
        await me.http.get(f"/api/tables/{'x' * 3000}?since=-1")


async def honest(url: str, damage: Damage, siege: Siege) -> None:
    """Play against a bot-free opponent, measuring every move."""
    async with Client(url, "Ann") as ann, Client(url, "Bob") as bob:
        await ann.open()
        await bob.open()
        while not siege.over:
            new = {"game": "hanabi", "players": 2}
            table = (await ann.request("POST", "/api/tables", new))["table"]
            await bob.request("POST", "/api/do", {"do": "sit", "table": table})
            await ann.watch(table)
            await bob.watch(table)
            await ann.ask(do="start", table=table)
            damage.games += 1
            while not siege.over:
                state = await ann.request("GET", f"/api/tables/{table}")
                if state["info"]["phase"] == "over":
                    await asyncio.gather(*(person.send(do="unwatch", table=table) for person in (ann, bob)))
                    break
                mover = (ann, bob)[state["info"]["turn"]]
                moves = (await mover.position(table))["moves"]
                started = time.perf_counter()
                answer = await mover.ask(do="play", table=table, move=moves[-1]["move"])
                assert answer["type"] == "update", answer
                damage.latencies.append(time.perf_counter() - started)
                await asyncio.sleep(0.02)


async def besiege(url: str, seconds: float, villains: int, seed: int = 1, moves: int = 0, frames: int = 0) -> Damage:
    """Let villains loose while honest people play, until these have made so many *moves* and those sent *frames*."""
    damage = Damage()
    async with Client(url, "Host") as host:
        table = (
            await host.request("POST", "/api/tables", {"game": "hanabi", "players": 2, "options": {"listed": True}})
        )["table"]
        siege = Siege(damage, moves, frames, time.monotonic() + seconds)
        bad = [Villain(url, table, damage, seed + number).run(siege) for number in range(villains)]
        await asyncio.gather(honest(url, damage, siege), honest(url, damage, siege), *bad)
    return damage
