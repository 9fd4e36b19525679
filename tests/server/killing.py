"""Load, kill, restart, and in the end compare what was acknowledged with what is there."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from tests.ports import free_port
from tests.server.client import Client
from tests.server.running import PATIENCE, QUICK
from websockets.exceptions import WebSocketException

from chabudai.protocol.events import Moved
from chabudai.server.settings import Settings, variable
from chabudai.server.store import schema
from chabudai.server.store.engine import open_engine, sqlite_url
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.table import Table

FORK_SERVER = Path(__file__).with_name("fork_server.py")
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, AssertionError)


@dataclass
class Report:
    """What happened."""

    kills: int = 0
    acknowledged: list[tuple[str, str, int, str]] = field(default_factory=list)
    """Table, request, entry and move of each acknowledged move."""
    resent: int = 0
    games: int = 0
    entries: int = 0
    slowest_start: float = 0.0


class ForkServer:
    """Starts servers quickly and kills them."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        given = {"port": str(self.port), "data_dir": str(folder), "database": database, **QUICK}
        settings = Settings.from_environment({variable(name): value for name, value in given.items()})
        self.log = (folder / "fork_server.log").open("ab")
        root = str(Path(__file__).parents[2])
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), root]))
        self.process = subprocess.Popen(
            [sys.executable, str(FORK_SERVER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            env={**os.environ, **settings.to_environment(), "PYTHONPATH": path},
            text=True,
        )
        self.child = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("start\n")
        self.process.stdin.flush()
        self.child = int(self.process.stdout.readline())

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)

    def close(self) -> None:
        self.kill()
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.log):
            assert pipe is not None
            pipe.close()


async def until_up(url: str, tries: int = 30_000) -> None:
    """Wait until the server answers; by counting, so that a pause of the whole machine does not matter."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        for _ in range(tries):
            try:
                if (await http.get(f"{url}/health")).status_code == 200:
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.01)
    raise TimeoutError(url)


async def until(enough: Callable[[], bool]) -> None:
    """Wait until there is enough of something, with patience."""
    async with asyncio.timeout(PATIENCE):
        while not enough():
            await asyncio.sleep(0.01)


class Driver:
    """Two people who play one game after another, whatever happens to the server."""

    def __init__(self, url: str, number: int, report: Report, chance: random.Random) -> None:
        self.players = [Client(url, f"{name}{number}") for name in ("Ann", "Bob")]
        self.report = report
        self.chance = chance
        self.number = number
        self.moves = 0
        self.stop = asyncio.Event()

    async def run(self) -> None:
        for player in self.players:
            await self.insist(player.__aenter__)
        while not self.stop.is_set():
            await self.game()
        for player in self.players:
            await player.__aexit__()

    async def insist(self, work: Any, *words: Any) -> Any:  # noqa: ANN401
        """Try until it works: the server may be dead at this moment."""
        while True:
            try:
                return await work(*words)
            except LOST:
                await asyncio.sleep(0.02)

    async def game(self) -> None:
        ann, bob = self.players
        body = {"game": "hanabi", "players": 2}
        table = (await self.insist(ann.request, "POST", "/api/tables", body))["table"]
        sit = {"do": "sit", "table": table, "id": "sit"}
        await self.insist(bob.request, "POST", "/api/do", sit)
        await self.insist(ann.request, "POST", "/api/do", {"do": "start", "table": table, "id": "start"})
        self.report.games += 1
        while not self.stop.is_set() and (turn := await self.insist(self.look, table)):
            await self.move(table, *turn)

    async def look(self, table: str) -> tuple[Client, list[str]] | None:
        """Make sure that both players watch; return who is to move and what is legal, or None at the end."""
        for player in self.players:
            if player.closed:
                await player.hang_up()
                await player.open()
            if not player.known[table].seq:
                await player.watch(table)
        view = (await self.players[0].position(table))["view"]
        if view["ended"]:
            return None
        mover = self.players[view["to_move"]]
        return mover, [move["move"] for move in (await mover.position(table))["moves"]]

    async def move(self, table: str, player: Client, legal: list[str]) -> None:
        """Make one move, sending it again and again with the same id until it is acknowledged."""
        self.moves += 1
        request, text = f"m{self.number}-{self.moves}", self.chance.choice(legal)
        while True:
            try:
                async with asyncio.timeout(30):
                    answer = await player.ask(do="play", table=table, move=text, id=request)
            except LOST:
                await asyncio.sleep(0.02)
                await self.insist(self.look, table)
                self.report.resent += 1
                continue
            if answer["type"] == "update" or answer["ok"]:
                self.report.acknowledged.append((table, request, answer["seq"], text))
                return
            assert answer["error"]["code"] == "server/store", answer


async def torture(folder: Path, database: str, kills: int, tables: int = 6, seed: int = 1, moves: int = 5) -> Report:
    """Kill a server under load so many times, and check the store afterwards.

    Between two kills at least so many *moves* are acknowledged, however slow the machine is.
    """
    chance, report = random.Random(seed), Report()
    forks = ForkServer(folder, database)
    drivers: list[Driver] = []
    try:
        forks.start()
        await until_up(forks.url)
        drivers = [Driver(forks.url, number, report, random.Random(number)) for number in range(tables)]
        tasks = [asyncio.create_task(driver.run()) for driver in drivers]
        for number in range(1, kills + 1):
            await until(lambda wanted=number * moves: len(report.acknowledged) >= wanted)  # type: ignore[misc]
            await asyncio.sleep(chance.uniform(0.02, 0.5))
            forks.kill()
            report.kills += 1
            started = time.monotonic()
            forks.start()
            await until_up(forks.url)
            report.slowest_start = max(report.slowest_start, time.monotonic() - started)
        await asyncio.sleep(0.5)
        for driver in drivers:
            driver.stop.set()
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    finally:
        forks.close()
    check(database or sqlite_url(folder), report)
    return report


def check(url: str, report: Report) -> None:
    """Hold the store against what was acknowledged, and replay every table."""
    import msgspec  # noqa: PLC0415

    engine = open_engine(url)
    columns = schema.entries.c
    with engine.connect() as connection:
        query = sa.select(columns.table_id, columns.seq, columns.body).order_by(columns.table_id, columns.seq)
        rows = connection.execute(query).all()
    engine.dispose()
    tables: dict[str, Table] = {}
    made: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for name, seq, body in rows:
        entry = msgspec.json.decode(body, type=Entry)
        # `apply` refuses a gap, a repetition and an illegal move.
        tables.setdefault(name, Table(name)).apply(seq, entry)
        for event in entry.events:
            if isinstance(event, Moved) and entry.id is not None:
                made.setdefault((name, entry.id), []).append((seq, event.move or ""))
    report.entries = len(rows)
    for table, request, seq, move in report.acknowledged:
        assert made.get((table, request)) == [(seq, move)], (table, request, seq, move, made.get((table, request)))
    assert all(len(times) == 1 for times in made.values())
