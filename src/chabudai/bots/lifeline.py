"""Processes that end with the one that started them: also if that one is killed, and in the middle of a thought."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

PR_SET_PDEATHSIG: Final = 1
"""Linux' request for a signal when the parent dies."""
LOOKS: Final = 1.0
"""Seconds between two looks for the parent on other systems."""
EXPENDABLE: Final = 500
"""How much sooner than its parent Linux ends such a process when memory runs out, of 1,000."""
LINE: Final = 1 << 16


async def start(module: str, *words: str, limit: int = LINE) -> asyncio.subprocess.Process:
    """Start a module of ours that calls `tie`; its input and output are pipes, with lines of at most *limit* bytes."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        str(os.getpid()),
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=limit,
        # One thread is all it uses; on a large machine the others would take memory at once.
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    )


def tie() -> list[str]:
    """End this process when the one ends that started it; return the words of `start`.

    A module that was started by hand has nobody to wait for, and no words. On Windows a process ends only when
    it reads from its parent or writes to it.
    """
    _, *given = sys.argv
    if given:
        with suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text(str(EXPENDABLE), encoding="ascii")
        end_with(int(given[0]))
    return given[1:]


def end_with(parent: int) -> None:
    """End this process when its *parent* ends, however that does."""
    if sys.platform == "win32":
        return
    if sys.platform == "linux":
        # A thread would not do: while something is compiled, no other one runs.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)
    else:
        Thread(target=_watch, args=(parent,), name="lifeline", daemon=True).start()


def _watch(parent: int) -> None:
    """Look for the parent now and then."""
    while os.getppid() == parent:
        time.sleep(LOOKS)
    os._exit(1)
