"""Health: a server that cannot store a move says so, and why, and is well again when it can."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.client import Client
from tests.server.running import PATIENCE, Server, fresh_database, running_cluster, until
from tests.server.story import fine, refused, run, started

from chabudai.server.vitals import free_bytes

NEW = {"game": "hanabi", "players": 2}


def health(server: Server) -> tuple[int, dict[str, Any]]:
    """Ask how a server is."""
    answer = server.get("/health/ready")
    return answer.status_code, answer.json()


def ready(server: Server) -> bool:
    """Tell whether a server says that it is ready."""
    return health(server)[0] == 200


def number(server: Server, name: str) -> float:
    """Read one of the server's numbers."""
    found = re.search(rf"^chabudai_{name}(?:{{.*}})? (\S+)$", server.get("/metrics").text, re.MULTILINE)
    assert found, name
    return float(found[1])


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Mount a disk of eight MiB, where that is allowed."""
    folder.mkdir()
    if sys.platform != "linux" or os.getuid():
        pytest.skip("only root can mount a small disk")
    mount, umount = shutil.which("mount"), shutil.which("umount")
    if mount is None or umount is None:
        pytest.skip("needs mount")
    mounted = subprocess.run([mount, "-t", "tmpfs", "-o", "size=8m", "chabudai-test", folder], check=False)
    if mounted.returncode:
        pytest.skip("a small disk cannot be mounted here")
    try:
        yield folder
    finally:
        subprocess.run([umount, "--lazy", folder], check=True)


def fill(disk: Path) -> None:
    """Leave no byte free."""
    with (disk / "ballast").open("wb", buffering=0) as ballast, suppress(OSError):
        while True:
            ballast.write(bytes(4096))
    assert free_bytes(disk) == 0


def refused_table(http: httpx.Client) -> httpx.Response | None:
    """Set a table up, and return the answer if that was refused."""
    answer = http.post("/api/tables", json=NEW)
    return None if answer.status_code == 201 else answer


def check_unavailable(answer: httpx.Response) -> None:
    """Make sure that a refusal of the store says when to come back."""
    assert answer.status_code == 503
    assert answer.json()["error"]["code"] == "server/store"
    assert int(answer.headers["retry-after"]) > 0


def test_every_part_is_told(server: Server) -> None:
    """Live and ready are asked apart; readiness names the store, the disk and the bots."""
    status, found = health(server)
    assert (status, found["ok"], found["reason"]) == (200, True, "")
    assert {name: part["ok"] for name, part in found["parts"].items()} == {"store": True, "disk": True, "bots": True}
    assert server.get("/health").json().keys() == found.keys()
    assert server.get("/health/live").json()["ok"] is True


def test_asking_often_is_no_load(server: Server) -> None:
    """However many ask, a heartbeat is written once a second at most."""
    started, before = time.monotonic(), number(server, "commit_seconds_count")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        for _ in range(100):
            assert http.get("/health").status_code == 200
    assert number(server, "commit_seconds_count") - before <= time.monotonic() - started + 2


def test_numbers_about_the_process_are_told(server: Server) -> None:
    """Those by which an administrator sees trouble coming."""
    for name in ("store_failures_total", "bot_failures_total", "writes_waiting", "loop_lag_seconds"):
        assert number(server, name) >= 0
    assert number(server, "commits") <= number(server, "commit_seconds_count")
    assert number(server, "resident_bytes") > 2**20
    assert number(server, "open_files") > 3
    assert ("disk_free_bytes" in server.get("/metrics").text) == (not server.database)


def test_a_full_disk_is_told_and_survived(folder: Path) -> None:
    """Not ready, refusals with 503, reading goes on; with room again everything does, without a restart."""
    with small_disk(folder / "disk") as disk, Server(disk, disk_reserve="1") as server:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
            http.get("/api/me")
            table = http.post("/api/tables", json=NEW).json()["table"]
            assert ready(server)
            fill(disk)
            answer = until(lambda: refused_table(http))
            check_unavailable(answer)
            status, found = until(lambda: None if ready(server) else health(server))
            assert status == 503
            assert "disk: 0 MiB free" in found["reason"]
            assert not found["parts"]["disk"]["ok"]
            assert server.get("/health/live").status_code == 200
            assert http.get(f"/api/tables/{table}").status_code == 200
            assert number(server, "store_failures_total") > 0
            (disk / "ballast").unlink()
            until(lambda: ready(server))
            assert refused_table(http) is None
        assert server.stop() == 0


def test_files_that_may_not_grow_are_told(folder: Path) -> None:
    """What the system refuses in the middle of a write is a failure of the store, and passes."""
    resource = pytest.importorskip("resource", reason="needs limits on processes")
    if not hasattr(resource, "prlimit"):
        pytest.skip("needs limits on running processes")
    with Server(folder) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.get("/api/me")
        assert server.process is not None
        pid, before = server.process.pid, resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
        answer = refused_table(http)
        assert answer is not None
        check_unavailable(answer)
        _, found = until(lambda: None if ready(server) else health(server))
        assert found["reason"] == "store: nothing can be written"
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        until(lambda: ready(server))
        assert refused_table(http) is None


def test_a_locked_database_is_told(folder: Path) -> None:
    """While another process holds the lock the server lives but is not ready; the move is made afterwards."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        with closing(sqlite3.connect(folder / "chabudai.sqlite3", timeout=PATIENCE)) as other:
            other.execute("BEGIN IMMEDIATE")
            move = asyncio.create_task(ann.ask(do="play", table=table, move="clue 2 1"))
            async with asyncio.timeout(PATIENCE):
                # What was found just before is still told.
                while (answer := await bob.raw("GET", "/health")).status_code == 200:
                    await asyncio.sleep(0.1)
            assert answer.status_code == 503
            assert answer.json()["reason"] == "store: nothing could be written within 1 seconds"
            assert (await bob.raw("GET", "/health/live")).status_code == 200
            assert not move.done()
            other.rollback()
        await fine(move)
        await asyncio.to_thread(until, lambda: ready(server))

    with Server(folder, ready_seconds="1") as server:
        run(server, story)


@pytest.mark.skipif(sys.platform == "win32", reason="no wheels")
def test_postgresql_may_go_and_come_back(folder: Path) -> None:
    """Meanwhile requests are refused with 503, read or write; afterwards the same process serves the same tables."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        clue = {"do": "play", "table": table, "move": "clue 2 1", "id": "clue"}
        await asyncio.to_thread(postgres.stop)
        await refused(ann.ask(**clue), "server/store")
        for method, path, body in (("GET", "/api/tables", None), ("POST", "/api/tables", NEW)):
            check_unavailable(await bob.raw(method, path, body))
        # What was found out is told for a second.
        await asyncio.to_thread(until, lambda: not ready(server))
        answer = await bob.raw("GET", "/health")
        assert (answer.status_code, answer.json()["parts"]["store"]["ok"]) == (503, False)
        assert (await bob.raw("GET", "/health/live")).status_code == 200
        await bob.hang_up()
        await bob.open()
        with pytest.raises(ConnectionResetError):
            await bob.wait(lambda m: m["type"] == "welcome", len(bob.messages))
        assert bob.socket is not None
        assert bob.socket.close_code == 4503
        await asyncio.to_thread(postgres.start)
        await asyncio.to_thread(until, lambda: ready(server))
        await bob.hang_up()
        await bob.open()
        await bob.watch(table)
        await fine(ann.ask(**clue))
        await bob.wait(
            lambda m: m["type"] == "update" and any(e["events"][0]["event"] == "moved" for e in m["entries"])
        )

    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as short,
        running_cluster(Path(short)) as postgres,
        Server(folder, fresh_database(postgres.address)) as server,
    ):
        run(server, story)
        assert server.stop() == 0
