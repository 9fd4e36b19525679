"""Servers for the tests: real processes on real databases."""

from __future__ import annotations

import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import httpx
import psycopg
from tests.ports import free_port
from tests.server.cluster import Cluster
from tests.server.forked import Forked

PATIENCE = 300.0
"""Seconds after which nobody waits any more: far longer than anything takes on a slow and busy machine."""
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of servers without TLS: each would load all certificates of the system, in 20 milliseconds."""
QUICK = {
    "bot_pause": "0",
    "bot_seconds": str(PATIENCE),
    "ping_seconds": str(PATIENCE),
    "message_rate": "100000",
    "message_burst": "100000",
    "person_work": "1e9",
    "person_rows": "1e9",
    "person_bytes": "1e12",
    "person_job_seconds": "1e9",
    "identities_per_hour": "1000000",
    "tables_per_hour": "1000000",
    "connections": "20000",
    "watched_tables": "1000000",
    "stop_seconds": "3",
    "ready_seconds": str(PATIENCE),
    "review_worlds": "100",
    "prepare": "0",
}
"""No pauses, and no limits that a test could reach by accident, however slow the machine is."""


class Server:
    """A `chabudai serve` in a process of its own, forked from one that has loaded it."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self.folder = folder
        self.database = database
        self.settings = {**QUICK, **settings}
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        flags = {"port": str(self.port), "data_dir": str(self.folder), "database": self.database, **self.settings}
        self.process = self.run(
            [word for name, value in flags.items() for word in (f"--{name.replace('_', '-')}", value)]
        )
        try:
            self.wait()
        except BaseException:
            self.kill()
            raise

    def run(self, flags: list[str]) -> subprocess.Popen[bytes] | Forked:
        """Start the process."""
        return Forked(["serve", *flags], self.log)

    def get(self, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401 - httpx' own
        """Ask for something as somebody new, with patience."""
        return httpx.get(self.url + path, timeout=PATIENCE, verify=NO_CERTIFICATES, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401 - httpx' own
        """Send something as somebody new, with patience."""
        return httpx.post(self.url + path, timeout=PATIENCE, verify=NO_CERTIFICATES, **more)

    def wait(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/health", timeout=20, verify=NO_CERTIFICATES).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, and return its exit code."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


class Command(Server):
    """A server that is started as people start it: for measurements, and for whatever a fork would do differently."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        super().__init__(folder, database, **settings)
        self.files = 0
        """How many files it may have open; 0 for as many as this process."""
        self.program: list[str] = ["-m", "chabudai", "serve"]
        """What Python runs."""

    def run(self, flags: list[str]) -> subprocess.Popen[bytes]:
        command = [sys.executable, *self.program, *flags]
        if self.files:
            command = ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """Start a real PostgreSQL and yield its address."""
    with running_cluster(folder) as cluster:
        yield cluster.address


@contextmanager
def running_cluster(folder: Path) -> Iterator[Cluster]:
    """Start a real PostgreSQL and yield what stops it and starts it again."""
    cluster = Cluster(folder / "pg")
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.remove()


def until(true: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever is waited for
    """Wait for something and return it, with patience."""
    end = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def fresh_database(address: str) -> str:
    """Make an empty database and return its address."""
    name = f"t{uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")
