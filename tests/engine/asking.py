"""Ways to ask the referee something: from Python, and as a process."""

from __future__ import annotations

import json
import subprocess
import sys
from types import TracebackType
from typing import Any, Self

from chabudai.engine import Referee

Answer = dict[str, Any]
PATIENCE = 300.0
"""Seconds after which nobody waits any more: far longer than anything takes on a slow and busy machine."""


def ask(referee: Referee, **request: object) -> Answer:
    """Send a request through JSON and return the answer, which must be a success."""
    answer = told(referee, request)
    assert answer["ok"] is True, answer
    return answer


def told(referee: Referee, request: object) -> Answer:
    """Send anything that JSON can say and return the answer."""
    line = referee.answer_line(json.dumps(request).encode())
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    answer: Answer = json.loads(line)
    return answer


def refused(referee: Referee, request: object, code: str) -> Answer:
    """Send a request that must be refused, and see that it changed nothing at any table."""
    before = photograph(referee)
    answer = told(referee, request)
    assert photograph(referee) == before
    return error_of(answer, code)


def error_of(answer: Answer, code: str) -> Answer:
    """Return the error of an answer, which has the one form of errors and this code."""
    assert answer.keys() - {"id"} == {"ok", "error"}, answer
    error: Answer = answer["error"]
    assert answer["ok"] is False
    assert list(error) == ["code", "message", "hint"]
    assert error["code"] == code, error
    assert error["message"]
    assert error["hint"]
    return error


def photograph(referee: Referee) -> list[Answer]:
    """Return everything that can be asked about the first few tables."""
    shown = []
    for number in range(1, 6):
        for do in ("state", "record", "legal"):
            answer = told(referee, {"do": do, "table": f"t{number}"})
            shown.append(answer)
    return shown


class Engine:
    """`chabudai engine` as a process."""

    def __init__(self) -> None:
        """Start it."""
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "chabudai", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def line(self, line: bytes) -> Answer:
        """Send one line as it is and return the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        answer: Answer = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, **request: object) -> Answer:
        """Send a request and return the answer, which must be a success."""
        answer = self.line(json.dumps(request).encode())
        assert answer["ok"] is True, answer
        return answer

    def end(self) -> tuple[int, bytes, bytes]:
        """Close its input and return its exit code and what it still said."""
        said, complaint = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said, complaint

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()
