"""The process's own numbers: how long the event loop keeps others waiting, memory, open files, disk space."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from chabudai.server.metrics import Metrics

SAMPLE: Final = 0.5
"""Seconds between two looks at the event loop."""
WINDOW: Final = 30
"""Looks of which the slowest is told, so that a number that is read now and then misses no pause."""


class Lag:
    """How much later than it asked for the event loop lets a task go on: every message waits as long."""

    def __init__(self) -> None:
        """Start looking."""
        self._late: list[float] = [0.0]
        self._task = asyncio.create_task(self._run())

    def worst(self) -> float:
        """Return the longest of the last delays, in seconds."""
        return max(self._late)

    async def close(self) -> None:
        """Stop looking."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            wanted = time.monotonic() + SAMPLE
            await asyncio.sleep(SAMPLE)
            self._late = [*self._late[1 - WINDOW :], max(0.0, time.monotonic() - wanted)]


def add_vitals(metrics: Metrics, lag: Lag, folder: Path | None) -> None:
    """Let *metrics* tell the numbers of this process; disk space where the store has a folder."""
    metrics.gauges["loop_lag_seconds"] = lag.worst
    if Path("/proc/self/statm").exists():
        metrics.gauges["resident_bytes"] = resident_bytes
        metrics.gauges["open_files"] = open_files
    if folder is not None:
        metrics.gauges["disk_free_bytes"] = lambda: free_bytes(folder)


def resident_bytes() -> int:
    """Return how much memory the process has, as Linux counts it."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def open_files() -> int:
    """Return how many files, pipes and sockets the process has open."""
    return len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - a Path would be made for each of thousands


def free_bytes(folder: Path) -> int:
    """Return how much may still be written to the disk of *folder*; nothing if it is gone."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return 0
