"""How long logs are opened and erased: a table of 100,000 entries, and 120,000 entries erased while others play."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.client import Client  # noqa: E402 - found through the path above
from tests.server.running import Command, Server  # noqa: E402
from tests.server.stored import connected  # noqa: E402
from tests.server.story import fine, started  # noqa: E402

from chabudai.server.store import schema  # noqa: E402

TOGETHER = 10_000


def fill(server: Server, table: str, identity: str, after: int, entries: int) -> None:
    """Write talk of one person into a log behind the server's back."""
    for first in range(after + 1, after + 1 + entries, TOGETHER):
        rows = [
            {"table_id": table, "seq": seq, "body": _body(identity, seq), "aside": True}
            for seq in range(first, min(first + TOGETHER, after + 1 + entries))
        ]
        with connected(server) as connection:
            connection.execute(sa.insert(schema.entries), rows)


def _body(identity: str, seq: int) -> str:
    text = f"word {seq} " * 8
    return f'{{"at":{seq},"events":[{{"event":"said","seat":0,"text":"{text}"}}],"by":"{identity}"}}'


async def table_of(ann: Client, bob: Client) -> tuple[str, int]:
    """Start a game with one move; return its name and its last entry."""
    table = await started(ann, bob, options={"talk": "free"})
    await fine(ann.ask(do="play", table=table, move="clue 2 1"))
    return table, (await ann.request("GET", f"/api/tables/{table}"))["info"]["seq"]


async def opened(server: Server, table: str) -> tuple[float, int]:
    """Return how long a table takes that is not in memory, and how large the answer is."""
    async with Client(server.url) as somebody:
        begun = time.perf_counter()
        answer = await somebody.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return time.perf_counter() - begun, len(answer.content)


async def moving(ann: Client, bob: Client, table: str, stop: asyncio.Event) -> list[float]:
    """Let two people make moves and take them back; return how long each took."""
    waits: list[float] = []
    while not stop.is_set():
        begun = time.perf_counter()
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        waits.append(time.perf_counter() - begun)
        await fine(ann.ask(do="propose", table=table, vote="take_back"))
        await fine(bob.ask(do="agree", table=table))
    return waits


async def talkative(server: Server, entries: int) -> str:
    """Let somebody write so many entries; return their cookie."""
    async with Client(server.url, "Eve") as eve, Client(server.url, "Bob") as bob:
        await eve.open()
        await bob.open()
        table, last = await table_of(eve, bob)
        cookie = eve.http.cookies["chabudai"]
        fill(server, table, cookie.partition(":")[0], last, entries)
        return cookie


async def erased(server: Server, cookie: str) -> tuple[float, list[float]]:
    """Return how long it takes to forget somebody who wrote much, and the moves of others meanwhile."""
    async with Client(server.url, "Ann") as ann, Client(server.url, "Bob") as bob:
        await ann.open()
        await bob.open()
        game, stop = await started(ann, bob), asyncio.Event()
        moves = asyncio.create_task(moving(ann, bob, game, stop))
        eve = Client(server.url)
        eve.http.cookies.set("chabudai", cookie)
        begun = time.perf_counter()
        await eve.request("DELETE", "/api/me")
        took = time.perf_counter() - begun
        stop.set()
        await eve.http.aclose()
        return took, await moves


async def long_table(server: Server, entries: int) -> str:
    """Set up a table with so many entries."""
    async with Client(server.url, "Ann") as ann, Client(server.url, "Bob") as bob:
        await ann.open()
        await bob.open()
        table, last = await table_of(ann, bob)
        fill(server, table, secrets.token_urlsafe(18), last, entries)
        return table


def main() -> None:
    """Measure both."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--open", type=int, default=100_000, help="entries of the table that is opened")
    reader.add_argument("--erase", type=int, default=120_000, help="entries of the person who is forgotten")
    given = reader.parse_args()
    measure = {"asked_per_minute": "1000000", "entries_per_table": "10000000"}
    with tempfile.TemporaryDirectory() as folder:
        with Command(Path(folder), **measure) as server:
            table = asyncio.run(long_table(server, given.open))
            cookie = asyncio.run(talkative(server, given.erase))
        with server:
            seconds, size = asyncio.run(opened(server, table))
            print(f"open {given.open:,} entries: {seconds * 1000:.0f} ms, {size / 1024:.0f} KiB")
            took, waits = asyncio.run(erased(server, cookie))
            waits.sort()
            print(f"erase {given.erase:,} entries: {took:.1f} s; {len(waits)} moves meanwhile,")
            print(f"  longest {waits[-1] * 1000:.0f} ms, median {waits[len(waits) // 2] * 1000:.1f} ms")


if __name__ == "__main__":
    main()
