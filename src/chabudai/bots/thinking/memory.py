"""How much memory a process uses, and may use."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

MIB: Final = 1 << 20
MOST: Final = 2
"""How many times the memory at which a process is replaced one thought may take."""


JOB: Final = 2048 * MIB
"""What a process that does one piece of work after the other may have."""


def used() -> int:
    """Return how many bytes this process uses; where the system does not tell, the most that it has, or 0."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    with suppress(ImportError):
        import resource  # noqa: PLC0415 - not on every system

        unit = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
    return 0


def cap(size: int) -> None:
    """Let this process have *size* bytes and no more: beyond them, what asks for memory fails."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - not on every system

        # Not the address space: of that compilers and libraries take much that they never use.
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (size if hard < 0 else min(size, hard), hard))
