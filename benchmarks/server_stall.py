"""How long each kind of request holds up the event loop of a real server: the longest callback on it.

python benchmarks/server_stall.py

What is shown is processor time of the server's own thread, so that other programs on the machine do not count.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402 - found through the path above
import uvicorn  # noqa: E402
from tests.ports import free_port  # noqa: E402
from tests.records.rehearsed import rehearsed  # noqa: E402
from tests.server.client import Client  # noqa: E402
from tests.server.running import QUICK  # noqa: E402
from tests.server.stalls import Stalls, measured  # noqa: E402
from tests.server.story import started, table_for  # noqa: E402

from chabudai.server.edge.wire import Wire  # noqa: E402
from chabudai.server.http.app import create  # noqa: E402

Asking = Callable[[], Awaitable[object]]


def serve(folder: str) -> tuple[str, int]:
    """Run a server in a thread of this process; return its address and its thread."""
    port = free_port()
    settings = {**QUICK, "data_dir": folder, "port": str(port), "log_level": "error"}
    os.environ.update({f"CHABUDAI_{name.upper()}": value for name, value in settings.items()})
    server = uvicorn.Server(uvicorn.Config(create, factory=True, port=port, http="httptools", ws=Wire, log_config=None))
    # uvicorn takes signals in a main thread only, which this is not.
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    return f"http://127.0.0.1:{port}", thread.ident or 0


async def finished(ann: Client, bob: Client, **table: object) -> str:
    """Play a long game to its end, with what is said beside it; return its table."""
    name = await started(ann, bob, **table)
    for number in range(300):
        view = (await ann.position(name))["view"]
        if view["ended"]:
            break
        mover = (ann, bob)[view["to_move"]]
        moves = (await mover.position(name))["moves"]
        # A clue while there is one, then a discard: long games are the dear ones.
        wanted = next((one for one in moves if one["kind"] == "clue"), moves[-1])
        await mover.ask(do="play", table=name, move=wanted["move"])
        if number % 3 == 0:
            await mover.ask(do="say", table=name, text="hm " * 40)
    return name


async def kinds(ann: Client, bob: Client) -> dict[str, Asking]:
    """Return everything that can be asked, by name."""
    over = await finished(ann, bob, options={"aid": "deduction", "talk": "free"})
    running = await started(ann, bob, options={"aid": "deduction"})
    for _ in range(60):
        await table_for(ann, players=2, options={"listed": True})
    record = dict(rehearsed("hanabi", 2, {}, "stall").to_json())
    counter = iter(range(10**6))

    def http(method: str, path: str, body: object = None) -> Asking:
        return lambda: ann.raw(method, path, body)

    def replay() -> Awaitable[object]:
        # Never the same, or it would be cached.
        return ann.raw(
            "POST",
            "/api/replay",
            {"record": {**record, "names": [f"{next(counter)}", "x"]}, "observer": "0", "aid": "deduction"},
        )

    def move() -> Awaitable[object]:
        return ann.ask(do="why", table=running, move="play 1")

    paths = ["/", "/api/me", "/api/games", "/api/tables", "/api/me/tables", "/schema/messages.json"]
    paths += ["/schema/openapi.json", "/metrics", "/api/puzzles/hanabi", "/api/deals/hanabi"]
    found: dict[str, Asking] = {f"GET {path}": http("GET", path) for path in paths}
    found |= {
        "POST /api/replay, deduction": replay,
        "GET replay of a table": http("GET", f"/api/tables/{over}/replay?observer=0"),
        "GET record of a table": http("GET", f"/api/tables/{over}/record?language=pl"),
        "GET a long table": http("GET", f"/api/tables/{over}"),
        "GET positions/N, deduction": http("GET", f"/api/tables/{running}/positions/0"),
        "POST puzzle": http("POST", "/api/puzzles/hanabi/3", {"move": "play 1"}),
        "POST /api/tables": http("POST", "/api/tables", {"game": "hanabi", "players": 2}),
        "PUT /api/me": http("PUT", "/api/me", {"name": "Anna"}),
        "why": move,
        "watch a long table": lambda: bob.watch(over),
        "watch, deduction": lambda: bob.watch(running),
        "mine": lambda: _told(ann, "mine"),
        "lobby": lambda: _told(ann, "lobby"),
    }
    return found


async def _told(client: Client, kind: str) -> None:
    start = len(client.messages)
    await client.send(do=kind)
    await client.wait(lambda message: message["type"] == kind and not message.get("part"), start)


async def measure(url: str, stalls: Stalls, times: int) -> None:
    """Ask for everything, and print the longest stall of each kind."""
    async with Client(url, "Ann") as ann, Client(url, "Bob") as bob:
        await ann.open()
        await bob.open()
        for name, ask in (await kinds(ann, bob)).items():
            found = []
            for _ in range(times):
                stalls.longest = 0.0
                await ask()
                await asyncio.sleep(0.02)
                found.append(stalls.longest * 1000)
            first, *later = found
            print(f"{name:32} first {first:7.2f} ms, then {sorted(later)[len(later) // 2]:6.2f} to {max(later):.2f} ms")


def main() -> None:
    """Print the longest stall for each kind of request."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        url, thread = serve(folder)
        until_answered(url)
        with measured(thread) as stalls:
            asyncio.run(measure(url, stalls, options.times))
        print(f"load average {os.getloadavg()[0]:.1f}")


def until_answered(url: str) -> None:
    """Wait for the server."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            httpx.get(f"{url}/health", timeout=5).raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(url)


if __name__ == "__main__":
    main()
