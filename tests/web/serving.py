"""A real server on a real SQLite file, for the browser to talk to."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.ports import free_port

PATIENCE = 300


class Server:
    """`chabudai serve` in a process of its own; it can be stopped and started again."""

    def __init__(self, folder: Path, bot_pause: float = 0.02, *more: str) -> None:
        self._folder = folder
        self._bot_pause = bot_pause
        self._more = more
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = ["--port", str(self.port), "--data-dir", str(self._folder), "--bot-pause", str(self._bot_pause)]
        options += ["--bot-seconds", str(PATIENCE), "--ping-seconds", str(PATIENCE)]
        options += ["--review-worlds", "100", "--prepare", "0"]
        limits = ["--tables-per-hour", "100000", "--connections", "1000", "--identities-per-hour", "100000"]
        limits += ["--person-work", "100000", "--person-rows", "100000", "--person-bytes", "100000000"]
        limits += ["--person-job-seconds", "1000000", "--asked-per-minute", "100000"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "chabudai", "serve", *options, *limits, *self._more],
                stdout=log,
                stderr=log,
                env=os.environ,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it and wait until it is gone."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}health", timeout=PATIENCE) as answer:  # noqa: S310 - our own
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False
