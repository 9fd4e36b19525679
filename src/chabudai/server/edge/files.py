"""How many files, sockets among them, this process may have open."""

from __future__ import annotations

import sys
from typing import Final

MOST: Final = 1 << 20
"""More than any server needs; systems refuse to set no limit at all."""
RESERVE: Final = 128
"""Files that are no clients: the database, logs, bots, jobs, notices, and those that are being refused."""

if sys.platform == "win32":

    def raise_limit() -> int:
        """Return how many files may be open: Windows has no such limit."""
        return MOST

else:
    import resource

    def raise_limit() -> int:
        """Raise the soft limit to the hard one, and return it."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
        if soft == resource.RLIM_INFINITY:
            return MOST
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return max(soft, wanted)


def room(wanted: int) -> int:
    """Return how many of the *wanted* sockets the system allows beside the reserve, at least a few."""
    return max(8, min(wanted, raise_limit() - RESERVE))
