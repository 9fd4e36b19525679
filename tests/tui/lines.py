"""A subprocess that plays in lines, driven through its pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from threading import Timer

PROMPT = "Your move, "
PATIENCE = 900
"""Seconds after which nobody waits any more: far longer than anything takes on a slow and busy machine."""
END = "Name a move after the word why."


class Lines:
    """A `chabudai play --plain` in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "chabudai", "play", *arguments, "--plain", "--language", "en"]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )
        self.heard: list[str] = []
        # Whoever waits for a line that never comes learns it by the end of the process.
        self._alarm = Timer(PATIENCE, self.process.kill)
        self._alarm.daemon = True
        self._alarm.start()

    def say(self, *lines: str) -> None:
        """Write lines."""
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def line(self) -> str:
        """Read a line; empty at the end."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.heard.append(line.rstrip("\n"))
        return line

    def more(self) -> str:
        """Read a line that must come."""
        if line := self.line():
            return line
        raise EOFError("\n".join(self.heard) + self.errors())

    def until(self, wanted: str) -> list[str]:
        """Read up to a line that starts as wanted; what came before it."""
        start = len(self.heard)
        while not self.more().startswith(wanted):
            pass
        return self.heard[start:-1]

    def legal(self) -> list[str]:
        """Ask for the legal moves."""
        self.say("legal", "why")
        return [line.partition(":")[0] for line in self.until(END)]

    def play(self, choose: Callable[[list[str]], str]) -> list[str]:
        """Play to the end; return the last lines."""
        while True:
            line = self.line()
            if line.startswith(PROMPT):
                self.say(choose(self.legal()))
            elif not line:
                return self.heard[-8:]

    def errors(self) -> str:
        """Return what went wrong."""
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def end(self) -> int:
        """Close the pipes and return the exit code."""
        self.process.communicate(timeout=PATIENCE)
        self._alarm.cancel()
        return self.process.returncode

    def kill(self) -> None:
        """End it at once."""
        self._alarm.cancel()
        self.process.kill()
        self.process.communicate()
