"""Servers in processes that are forked from one that has loaded them, which is most of what a start costs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing import current_process, get_context
from pathlib import Path
from typing import Final

CONTEXT: Final = get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.server.loaded"])


class Forked:
    """A process that runs our command as `subprocess.Popen` would, as far as tests of servers ask."""

    def __init__(self, words: list[str], log: Path) -> None:
        """Run `chabudai` with *words*, in the environment of this moment; what it prints is added to *log*."""
        self._process = CONTEXT.Process(target=_run, args=(words, dict(os.environ), log), daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """Return how it ended; None while it runs."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end, and return how it ended."""
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired(["chabudai"], timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


def _run(words: list[str], environment: dict[str, str], log: Path) -> None:
    """Become the command: its environment, its streams and its arguments."""
    from chabudai.cli import main  # noqa: PLC0415 - in the new process only, where it is there already

    # It ends with the tests, whatever they forget, and may have processes of its own all the same.
    current_process().daemon = False
    os.environ.clear()
    os.environ.update(environment)
    with Path(os.devnull).open("rb") as nothing, log.open("ab") as file:
        for descriptor, stream in enumerate((nothing, file, file)):
            os.dup2(stream.fileno(), descriptor)
    # Workers of a server take over this one by its number.
    sys.stdin = os.fdopen(0, closefd=False)
    sys.argv = ["chabudai", *words]
    main()
