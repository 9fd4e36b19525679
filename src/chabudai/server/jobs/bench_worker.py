"""The process at the bench: work on standard input, results on standard output.

Both begin with the length of what follows, in four bytes. A result is a line of JSON about it, and its bytes.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import BinaryIO, Final

import msgspec

from chabudai.bots.lifeline import tie
from chabudai.bots.thinking.memory import JOB, cap
from chabudai.core import ChabudaiError
from chabudai.protocol.problem import Problem
from chabudai.server.jobs.works import AnyWork
from chabudai.server.tables.refusals import problem

NICENESS: Final = 5
"""How far such work stands behind the moves of people for the processor."""

_decode: Final = msgspec.json.Decoder(AnyWork).decode


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of some work: processor seconds, and why there is no result."""

    seconds: float
    problem: Problem | None = None


def main() -> None:
    """Work until the input ends."""
    tie()
    cap(JOB)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a game prints must not be taken for a result.
    os.dup2(2, 1)
    while (asked := _read(source)) is not None:
        target.write(framed(answer(asked)))
        target.flush()


def answer(asked: bytes) -> bytes:
    """Return the outcome of some work in a line, and its result."""
    started = time.process_time()
    body, refusal = b"", None
    try:
        body = _decode(asked).run()
    except ChabudaiError as error:
        refusal = problem(error)
    except RecursionError:
        refusal = Problem("request/malformed", "This is nested too deeply.", "See /schema/openapi.json.")
    except Exception as error:  # noqa: BLE001 - a game may be anybody's code
        sys.stderr.write(f"work broke down: {type(error).__name__}\n")
        refusal = Problem("server/error", "Something went wrong here.", "Try again.")
    return msgspec.json.encode(Outcome(time.process_time() - started, refusal)) + b"\n" + body


def framed(body: bytes) -> bytes:
    """Return *body* after its length."""
    return len(body).to_bytes(4, "big") + body


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(4)
    return source.read(int.from_bytes(head, "big")) if len(head) == 4 else None


if __name__ == "__main__":
    main()
