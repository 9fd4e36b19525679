"""How long an event loop is held up: the processor time of its longest callback, or the most that one of them does."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from chabudai.server import slices


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


def most_at_once(work: Callable[[], Awaitable[object]], done: Callable[[], int]) -> int:
    """Return the most that *work* has *done* in one callback where every slice is over at once."""
    run: Any = vars(asyncio.Handle)["_run"]
    most = 0

    def counted(handle: asyncio.Handle) -> None:
        nonlocal most
        before = done()
        run(handle)
        most = max(most, done() - before)

    async def scene() -> None:
        # The callback that runs now began before anything was counted.
        await asyncio.ensure_future(work())

    with patch.object(slices, "SLICE", 0.0), patch.object(asyncio.Handle, "_run", counted):
        asyncio.run(scene())
    return most
