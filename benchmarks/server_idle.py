"""Many idle clients beside many active tables on one worker: latency of a move, memory of a connection.

python benchmarks/server_idle.py --idle 2000 --tables 200 --seconds 15
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.client import Client  # noqa: E402 - found through the path above
from tests.server.running import Command, Server  # noqa: E402
from tests.server.vital import memory  # noqa: E402


async def idle_clients(url: str, number: int) -> list[Client]:
    """Connect so many people who only listen."""
    found: list[Client] = []
    for start in range(0, number, 50):
        some = [Client(url) for _ in range(start, min(number, start + 50))]
        for client in some:
            client.http.headers["connection"] = "close"
        await asyncio.gather(*(client.__aenter__() for client in some))
        await asyncio.gather(*(client.open() for client in some))
        found += some
    return found


async def active_table(url: str, pause: float, seconds: float, start: asyncio.Barrier, times: list[float]) -> None:
    """Two people who think for a while before each move."""
    chance = random.Random(id(times) + len(times))
    async with Client(url) as ann, Client(url) as bob:
        await ann.open()
        await bob.open()
        table = (await ann.request("POST", "/api/tables", {"game": "hanabi", "players": 2}))["table"]
        await bob.request("POST", "/api/do", {"do": "sit", "table": table})
        await ann.watch(table)
        await bob.watch(table)
        await ann.ask(do="start", table=table)
        await start.wait()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            view = (await ann.position(table))["view"]
            if view["ended"]:
                return
            mover = (ann, bob)[view["to_move"]]
            position = await mover.position(table)
            await asyncio.sleep(pause * chance.uniform(0.5, 1.5))
            move = chance.choice([move for move in position["moves"] if move["kind"] != "play"] or position["moves"])
            started = time.perf_counter()
            await mover.ask(do="play", table=table, action=move["action"])
            times.append(time.perf_counter() - started)
            del ann.messages[:-3], bob.messages[:-3], ann.heard[:], bob.heard[:]


async def measure(server: Server, options: argparse.Namespace) -> None:
    """Connect the idle ones, then let the tables play."""
    assert server.process is not None
    before = memory(server.process.pid)
    idle = await idle_clients(server.url, options.idle)
    await asyncio.sleep(1)
    each = (memory(server.process.pid) - before) / options.idle
    print(f"{len(idle)} idle connections: {each / 1024:.1f} KiB each")
    # The load client holds thousands of connections: its own collector would be measured as the server's delay.
    gc.disable()
    times: list[float] = []
    start = asyncio.Barrier(options.tables)
    tables = [active_table(server.url, options.pause, options.seconds, start, times) for _ in range(options.tables)]
    await asyncio.gather(*tables)
    times.sort()
    rate = len(times) / options.seconds
    print(
        f"{options.tables} active tables: {len(times)} moves, {rate:.0f}/s, p50 {times[len(times) // 2] * 1000:.1f} ms,"
        f" p99 {times[int(len(times) * 0.99)] * 1000:.1f} ms, load average {os.getloadavg()[0]:.1f}"
    )
    for client in idle:
        await client.__aexit__()


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that a player thinks")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Command(Path(folder), connections="10000") as server:
        asyncio.run(measure(server, options))


if __name__ == "__main__":
    main()
