"""What a server's processes take of the machine."""

from __future__ import annotations

import os
from pathlib import Path


def memory(process: int) -> int:
    """Return the resident memory of a process, in bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def memory_of_all(process: int) -> int:
    """Return the resident memory of a process and of all that it has started, in bytes."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return memory(process) + sum(memory_of_all(int(child)) for child in children)
