"""What the system tells about processes, on Linux."""

from __future__ import annotations

import os
from pathlib import Path


def children(parent: int, module: str = "") -> list[int]:
    """Return the processes that a process has started, as far as their command names *module*."""
    found = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
    return [pid for pid in found if _stat(pid)[1:2] == [str(parent)] and module in _command(pid)]


def ended(pid: int) -> bool:
    """Tell whether a process is over, also if nobody has asked how it ended."""
    return _stat(pid)[:1] in ([], ["Z"], ["X"])


def worked(pid: int) -> float:
    """Return the seconds of a processor that a process has used."""
    return sum(map(int, _stat(pid)[11:13])) / os.sysconf("SC_CLK_TCK")


def _stat(pid: int) -> list[str]:
    """Return the fields from the state on: the name before them may hold anything."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:
        return []


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
