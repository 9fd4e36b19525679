"""How long an event loop is held up: the processor time of its longest callback, whatever else the machine does."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch


class Stalls:
    """The longest callback so far, in processor seconds."""

    def __init__(self) -> None:
        self.longest = 0.0


@contextmanager
def measured(thread: int | None = None) -> Iterator[Stalls]:
    """Measure the callbacks of the loop in a thread, which is this one unless another is named."""
    stalls = Stalls()
    run: Any = vars(asyncio.Handle)["_run"]
    loops = threading.get_ident() if thread is None else thread

    def timed(handle: asyncio.Handle) -> None:
        if threading.get_ident() != loops:
            run(handle)
            return
        started = time.thread_time()
        run(handle)
        stalls.longest = max(stalls.longest, time.thread_time() - started)

    with patch.object(asyncio.Handle, "_run", timed):
        yield stalls
