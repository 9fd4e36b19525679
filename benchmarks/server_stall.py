"""How long each kind of request holds up the event loop of a real server: the longest callback on it.

python benchmarks/server_stall.py

What is shown is processor time of the server's own thread, so that other programs on the machine do not count. It ends
with 1 if a kind usually holds the loop up for longer than `--most` milliseconds.
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
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402 - found through the path above
import uvicorn  # noqa: E402
from tests.server.client import Client  # noqa: E402
from tests.server.running import Command, Server  # noqa: E402
from tests.server.stalls import Stalls, measured  # noqa: E402
from tests.server.stored import copied, waver  # noqa: E402
from tests.server.story import fine, started, table_for  # noqa: E402

from chabudai.core import Record  # noqa: E402
from chabudai.games import HANABI  # noqa: E402
from chabudai.server.edge.requests import Requests  # noqa: E402
from chabudai.server.edge.wire import Wire  # noqa: E402
from chabudai.server.http.app import create  # noqa: E402

Asking = Callable[[], Awaitable[object]]


def serve(server: Server) -> int:
    """Run a server in a thread of this process, as it would run in one of its own; return the thread."""
    settings = {**server.settings, "data_dir": str(server.folder), "port": str(server.port), "log_level": "error"}
    os.environ.update({f"CHABUDAI_{name.upper()}": value for name, value in settings.items()})
    config = uvicorn.Config(create, factory=True, port=server.port, http=Requests, ws=Wire, log_config=None)
    # uvicorn takes signals in a main thread only, which this is not.
    thread = threading.Thread(target=lambda: asyncio.run(uvicorn.Server(config).serve()), daemon=True)
    thread.start()
    return thread.ident or 0


async def finished(ann: Client, bob: Client, **table: object) -> str:
    """Play a long game to its end, with what is said beside it; return its table."""
    name = await started(ann, bob, **table)
    for number in range(300):
        view = (await ann.position(name))["view"]
        if view["ended"]:
            break
        mover = (ann, bob)[view["to_move"]]
        moves = (await mover.position(name))["moves"]
        await mover.ask(do="play", table=name, move=lasting(moves))
        if number % 3 == 0:
            await mover.ask(do="say", table=name, text="hm " * 40)
    return name


def lasting(moves: list[dict[str, Any]]) -> str:
    """Return a clue while there is one, then a discard: long games are the dear ones."""
    found = [move for kind in ("clue", "discard") for move in moves if move["kind"] == kind]
    return str((found or moves)[0]["move"])


def long_record() -> dict[str, Any]:
    """Return a game of clues and discards, as a record."""
    setup = HANABI.setup(2, {})
    deal = HANABI.shuffle(setup, "stall")
    state, made = HANABI.deal(setup, deal), list[str]()
    while state.to_move is not None:
        legal = {str(move): move for move in state.legal_moves()}
        made.append(lasting([{"move": text, "kind": text.partition(" ")[0]} for text in legal]))
        state = state.play(legal[made[-1]])
    return dict(Record.of(HANABI, setup, deal, made).to_json())


async def kinds(server: Server, ann: Client, bob: Client, entries: int) -> dict[str, Asking]:
    """Return everything that can be asked, by name."""
    over = await finished(ann, bob, options={"aid": "deduction", "talk": "free"})
    running = await started(ann, bob, options={"aid": "deduction"})
    for _ in range(60):
        await table_for(ann, players=2, options={"listed": True})
    return {
        **_pages(ann, over, running),
        **_changes(server.url, ann, bob),
        **{f"play with {players}, deduction": await _late(server.url, players) for players in (2, 5)},
        **_long(server, ann, await _wavered(server, ann, bob, entries)),
        "why": lambda: ann.ask(do="why", table=running, move="play 1"),
        "watch a table that is over": lambda: bob.watch(over),
        "watch, deduction": lambda: bob.watch(running),
        "mine": lambda: _told(ann, "mine"),
        "lobby": lambda: _told(ann, "lobby"),
    }


def _pages(ann: Client, over: str, running: str) -> dict[str, Asking]:
    """Return what is asked over HTTP and changes no table."""
    record = long_record()
    counter = count()

    def http(method: str, path: str, body: object = None) -> Asking:
        return lambda: ann.raw(method, path, body)

    def with_record(path: str, **more: object) -> Asking:
        # Never the same, or it would be cached.
        return lambda: ann.raw("POST", path, {"record": {**record, "names": [f"{next(counter)}", "x"]}, **more})

    paths = ["/", "/api/me", "/api/games", "/api/tables", "/api/me/tables", "/schema/messages.json"]
    paths += ["/schema/openapi.json", "/metrics", "/api/puzzles/hanabi", "/api/deals/hanabi"]
    return {f"GET {path}": http("GET", path) for path in paths} | {
        "POST /api/replay, deduction": with_record("/api/replay", observer="0", aid="deduction"),
        "POST /api/reviews": with_record("/api/reviews"),
        "POST /api/trials, late": with_record("/api/trials", moves=len(record["moves"]) - 2, bot="random"),
        "POST a body that is too full": http("POST", "/api/replay", {"record": {"x": [[]] * 60_000}}),
        "GET replay of a table": http("GET", f"/api/tables/{over}/replay?observer=0"),
        "GET record of a table": http("GET", f"/api/tables/{over}/record?language=pl"),
        "GET a table that is over": http("GET", f"/api/tables/{over}"),
        "GET positions/N, deduction": http("GET", f"/api/tables/{running}/positions/0"),
        "POST puzzle": http("POST", "/api/puzzles/hanabi/3", {"move": "play 1"}),
        "POST /api/tables": http("POST", "/api/tables", {"game": "hanabi", "players": 2}),
        "PUT /api/me": http("PUT", "/api/me", {"name": "Anna"}),
        "POST /api/trials": http("POST", "/api/trials", {"table": over, "moves": 5}),
    }


def _changes(url: str, ann: Client, bob: Client) -> dict[str, Asking]:
    """Return what changes a table, with what must come before it."""

    async def play() -> None:
        table = await started(ann, bob, options={"aid": "deduction"})
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))

    async def vote() -> None:
        table = await started(ann, bob)
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        await fine(ann.ask(do="propose", table=table, vote="take_back"))
        await fine(bob.ask(do="agree", table=table))

    async def forget() -> None:
        async with Client(url, "Cleo") as cleo:
            await cleo.open()
            table = await started(cleo, bob, options={"talk": "free"})
            await fine(cleo.ask(do="say", table=table, text="hm"))
            await cleo.request("DELETE", "/api/me")

    return {
        "sit": lambda: table_for(ann, bob),
        "start": lambda: started(ann, bob),
        "play, deduction": play,
        "propose, agree": vote,
        "DELETE /api/me": forget,
    }


async def _late(url: str, players: int) -> Asking:
    """Return a way to make the next move of a long game, and to begin another one when it is over."""
    people = [Client(url, f"P{number}") for number in range(players)]
    for one in people:
        await one.__aenter__()
        await one.open()
    tables: list[str] = []

    async def play() -> None:
        if not tables or (await people[0].position(tables[-1]))["view"]["ended"]:
            tables.append(await started(*people, options={"aid": "deduction"}))
        view = (await people[0].position(tables[-1]))["view"]
        mover = people[view["to_move"]]
        move = lasting((await mover.position(tables[-1]))["moves"])
        await fine(mover.ask(do="play", table=tables[-1], move=move))

    for _ in range(15):
        await play()
    return play


async def _wavered(server: Server, ann: Client, bob: Client, entries: int) -> str:
    """Return a table with a long log: a move that was made and taken back, again and again."""
    table = await started(ann, bob)
    await fine(ann.ask(do="play", table=table, move="clue 2 1"))
    begun = (await ann.request("GET", f"/api/tables/{table}"))["info"]["seq"]
    # The server has the table itself in memory, and must not find it changed behind its back.
    copy = await asyncio.to_thread(copied, server, table)
    await asyncio.to_thread(waver, server, copy, begun, entries // 2)
    return copy


def _long(server: Server, ann: Client, table: str) -> dict[str, Asking]:
    counter = count()

    async def cold() -> None:
        """Open a table that nobody has read yet."""
        copy = await asyncio.to_thread(copied, server, table, f"{next(counter)}")
        await ann.request("GET", f"/api/tables/{copy}")

    return {
        "GET a long table, cold": cold,
        "GET a long table": lambda: ann.raw("GET", f"/api/tables/{table}"),
        "GET its earlier entries": lambda: ann.raw("GET", f"/api/tables/{table}/log?before=900"),
    }


async def _told(client: Client, kind: str) -> None:
    start = len(client.messages)
    await client.send(do=kind)
    await client.wait(lambda message: message["type"] == kind and not message.get("part"), start)


async def measure(server: Server, stalls: Stalls, times: int, entries: int) -> dict[str, float]:
    """Ask for everything, and print the longest stall of each kind; return what it usually is, in milliseconds."""
    usual: dict[str, float] = {}
    async with Client(server.url, "Ann") as ann, Client(server.url, "Bob") as bob:
        await ann.open()
        await bob.open()
        for name, ask in (await kinds(server, ann, bob, entries)).items():
            found = []
            for _ in range(times + 1):
                stalls.longest = 0.0
                await ask()
                await asyncio.sleep(0.02)
                found.append(stalls.longest * 1000)
            first, *later = found
            usual[name] = median(later)
            print(f"{name:32} first {first:7.2f} ms, then {usual[name]:6.2f} to {max(later):.2f} ms", flush=True)
    return usual


def main() -> None:
    """Print the longest stall for each kind of request, and a verdict."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--entries", type=int, default=20_000, help="entries of the long table")
    parser.add_argument("--most", type=float, default=2.0, help="milliseconds that a kind may usually take")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Command(Path(folder))
        thread = serve(server)
        until_answered(server.url)
        with measured(thread) as stalls:
            usual = asyncio.run(measure(server, stalls, options.times, options.entries))
        print(f"load average {os.getloadavg()[0]:.1f}")
    slow = {name: took for name, took in usual.items() if took > options.most}
    print(f"{len(usual)} kinds, the longest {max(usual.values()):.2f} ms; over {options.most:g} ms: {slow or 'none'}")
    sys.exit(1 if slow else 0)


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
