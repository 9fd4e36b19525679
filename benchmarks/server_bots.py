"""Many games between bots at one server: what the thinking processes take before, during and after them.

python benchmarks/server_bots.py --games 1000 --bot master:child
python benchmarks/server_bots.py --games 100 --bot master --at-once 100
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.bot_games import finish, open_games, thinkers, thinking_memory  # noqa: E402 - through the path above
from tests.server.client import Client  # noqa: E402
from tests.server.running import Command, Server  # noqa: E402

LONG = 86_400.0
"""Seconds that nobody waits: a game ends when its bots are through."""


async def play(server: Server, options: argparse.Namespace) -> None:
    """Let the games be played in rounds, and tell after each tenth of them what is used."""
    started, done = time.monotonic(), 0
    _tell("before", server, done, started)
    most = 0.0
    async with Client(server.url) as client:
        await client.open()
        while done < options.games:
            number = min(options.at_once, options.games - done)
            tables = await open_games(client, options.bot, number)
            for table in tables:
                await finish(client, [table], LONG)
                most = max(most, thinking_memory(server))
            done += number
            if done % max(options.games // 10, options.at_once) < options.at_once:
                _tell("during", server, done, started)
    _tell("after", server, done, started)
    print(f"at most {most:.0f} MiB")


def _tell(when: str, server: Server, games: int, started: float) -> None:
    seated = next(line for line in server.get("/metrics").text.splitlines() if line.startswith("chabudai_bots_seated"))
    print(
        f"{when:7} {games:5} games, {len(thinkers(server))} processes, {thinking_memory(server):6.0f} MiB,"
        f" {seated.split()[1]} bots, {time.monotonic() - started:.0f} s",
        flush=True,
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--at-once", type=int, default=20)
    parser.add_argument("--bot", default="master:child")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--memory", type=int, default=1024, help="the setting bot_memory, in MiB")
    options = parser.parse_args()
    settings = {"bot_processes": str(options.processes), "bot_memory": str(options.memory), "watched_tables": "1000"}
    with tempfile.TemporaryDirectory() as folder, Command(Path(folder), **settings) as server:
        asyncio.run(play(server, options))


if __name__ == "__main__":
    main()
