"""The server that faults happen to: forked from a process that has loaded it, so that restarts take no time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tests.ports import free_port
from tests.server.faults.shim import Shim, buildable
from tests.server.running import PATIENCE, QUICK

from chabudai.server.settings import Settings, variable

FORK_SERVER = Path(__file__).with_name("fork_server.py")


class Victim:
    """A server that is killed and started again, with a disk and a clock that can be disturbed."""

    def __init__(self, folder: Path, database: str = "", plant: str = "") -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.port = free_port()
        self.shim = Shim(folder) if buildable() else None
        # Nobody opens the page, whose files would be compressed at each start.
        places = {"port": str(self.port), "data_dir": str(folder), "static_dir": str(folder / "no-page")}
        given = {**places, "database": database, **QUICK}
        settings = Settings.from_environment({variable(name): value for name, value in given.items()})
        self.log = (folder / "victim.log").open("ab")
        root = str(Path(__file__).parents[3])
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), root]))
        shimmed = self.shim.environment() if self.shim else {}
        # Bots' processes start again after each kill: they need not be compiled each time, wherever this runs.
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
        self.process = subprocess.Popen(
            [sys.executable, str(FORK_SERVER), *filter(None, [plant])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            env={**os.environ, **settings.to_environment(), **shimmed, **compiled, "PYTHONPATH": path},
            text=True,
        )
        self.child = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Fork a server, once the last one is gone."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("start\n")
        self.process.stdin.flush()
        self.child = int(self.process.stdout.readline())

    def kill(self) -> None:
        """End it at once, if it was ever started: 0 would name this very process and its relatives."""
        if self.child:
            os.kill(self.child, signal.SIGKILL)

    def stop(self, *, on: bool) -> None:
        """Let it stand still, or go on."""
        with suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGSTOP if on else signal.SIGCONT)

    def reap(self) -> None:
        """Wait until the killed one is gone, files, port and all."""
        while not self.ended():
            time.sleep(0.005)

    def ended(self) -> bool:
        """Tell whether its process is gone, or only waits to be counted."""
        try:
            return "\nState:\tZ" in Path(f"/proc/{self.child}/status").read_text(encoding="ascii", errors="replace")
        except OSError:
            return True

    def alive(self) -> bool:
        """Tell whether it answers that it can do its work."""
        # No client of a library: those are made anew each time, and cost more than the server's start.
        asking = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            asking.request("GET", "/health")
            return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asking.close()

    def last_words(self) -> str:
        """Return the end of its log."""
        return Path(self.log.name).read_text(encoding="utf-8", errors="replace")[-1000:]

    def close(self) -> None:
        """End everything."""
        self.kill()
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.log):
            assert pipe is not None
            pipe.close()
