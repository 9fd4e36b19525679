"""Threads and supervisors that break down: nobody waits for them in vain, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.broken_loop import SIGNAL
from tests.server.broken_writer import FATAL
from tests.server.client import Client
from tests.server.running import PATIENCE, Command, Server, fresh_database, until
from tests.server.story import fine, refused, run, started

from chabudai.protocol.events import Renamed
from chabudai.server.ending import BROKEN
from chabudai.server.store import Append, Store, StoreFailed
from chabudai.server.store.engine import open_engine, sqlite_url
from chabudai.server.store.store import body_of
from chabudai.server.tables.entry import Entry

BROKEN_WRITER = str(Path(__file__).with_name("broken_writer.py"))
BROKEN_LOOP = str(Path(__file__).with_name("broken_loop.py"))


def test_a_server_whose_writer_breaks_down_ends_and_loses_nothing(folder: Path) -> None:
    """Those who wait are told, the exit code is not 0, and the next process has all that was acknowledged."""

    async def before(ann: Client, bob: Client) -> None:
        table = await started(ann, bob, options={"talk": "free"})
        tables.append(table)
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        await refused(ann.ask(do="say", table=table, text=FATAL), "server/store")

    async def after(ann: Client) -> None:
        whole = await ann.request("GET", f"/api/tables/{tables[0]}")
        assert whole["entries"][-1]["events"][0]["event"] == "moved"

    tables: list[str] = []
    broken = Command(folder)
    broken.program = [BROKEN_WRITER]
    with broken:
        run(broken, before)
        assert broken.process is not None
        assert broken.process.wait(PATIENCE) == BROKEN
    log = broken.log.read_text(encoding="utf-8")
    assert '"level":"critical"' in log
    assert FATAL not in log
    with Server(folder) as server:
        run(server, after, people=1)


def test_a_server_whose_event_loop_finds_no_memory_ends(folder: Path) -> None:
    """It might accept nobody any more, and nobody would notice: whatever supervises it starts another."""
    starved = Command(folder)
    starved.program = [BROKEN_LOOP]
    with starved:
        assert starved.process is not None
        starved.process.send_signal(SIGNAL)
        assert starved.process.wait(PATIENCE) == BROKEN
    assert "MemoryError" in starved.log.read_text(encoding="utf-8")


def test_all_who_wait_for_a_writer_that_breaks_down_are_answered(folder: Path) -> None:
    """Those with it, those behind it, and those who come later."""

    def break_down(_: sa.Connection) -> None:
        raise RuntimeError

    async def story() -> None:
        store = await Store.open(sqlite_url(folder))
        ended = asyncio.Event()
        store.writer.when_dead = ended.set
        entry = body_of(Entry(1, [Renamed("a")]))
        waiting = [store.append(Append("t", 1, entry, opened=1)), store.write(break_down), store.beat()]
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in answers] == [StoreFailed] * 3
        await ended.wait()
        with pytest.raises(StoreFailed):
            await store.beat()
        assert store.writer.waiting == 0
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize(("seq", "body"), [(1, chr(0xD800)), (2**70, "{}")])
def test_what_no_store_could_take_fails_alone(folder: Path, seq: int, body: str) -> None:
    """Entries that came with it are stored, and the writer goes on."""

    async def story() -> None:
        store = await Store.open(sqlite_url(folder))
        entry = body_of(Entry(1, [Renamed("a")]))
        appends = [Append("t", 1, entry, opened=1), Append("u", seq, body, opened=1), Append("v", 1, entry, opened=1)]
        answers = await asyncio.gather(*(store.append(append) for append in appends), return_exceptions=True)
        assert [answer if answer is True else type(answer) for answer in answers] == [True, StoreFailed, True]
        assert len(await store.entries("v")) == 1
        assert store.failures.total == 1
        await store.close()

    asyncio.run(story())


def test_nobody_waits_for_ever_for_postgresql(postgres: str) -> None:
    """A lock that stays is a failure after a while, as it is on SQLite."""
    engine = open_engine(fresh_database(postgres))
    with engine.connect() as connection:
        assert connection.execute(sa.text("SHOW lock_timeout")).scalar() == "30s"
        connection.rollback()
        assert connection.execute(sa.text("SHOW lock_timeout")).scalar() == "30s"
    engine.dispose()


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_workers_end_with_their_supervisor(postgres: str, folder: Path) -> None:
    """When it is killed they stop, and the port is free for the next."""
    with Server(folder, fresh_database(postgres), workers="2") as server:
        assert server.process is not None
        workers = until(lambda: at_least(2, children(server.process.pid)))  # type: ignore[union-attr]
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        until(lambda: not any(alive(worker) for worker in workers))
        with socket.create_server(("127.0.0.1", server.port)):
            pass
        assert "the supervisor is gone" in server.log.read_text(encoding="utf-8")


def children(process: int) -> list[int]:
    """Return the workers that a supervisor has started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def at_least(number: int, found: list[int]) -> list[int]:
    """Return what was found if it is enough."""
    return found if len(found) >= number else []


def alive(process: int) -> bool:
    """Tell whether a process runs; one that nobody has buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
