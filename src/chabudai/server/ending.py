"""The end of a process that must not go on: in good order if it can be had, and soon in any case."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from typing import Any, Final

BROKEN: Final = 70
"""The exit code of a server that broke down, for which whatever supervises it starts another."""

_log = logging.getLogger(__name__)


def end_process(seconds: float) -> None:
    """Stop as if by a signal; after *seconds* without any order."""
    timer = threading.Timer(seconds, os._exit, (BROKEN,))
    timer.daemon = True
    timer.start()
    signal.raise_signal(signal.SIGTERM)


def end_with_supervisor(seconds: float) -> None:
    """Let a worker stop when the process that started it is gone: nobody could stop or replace it any more."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        _log.error("the supervisor is gone")
        end_process(seconds)

    threading.Thread(target=watch, name="supervisor", daemon=True).start()


def end_without_memory(loop: asyncio.AbstractEventLoop) -> None:
    """Let the process end at once where the event loop itself finds no memory.

    What it was about to do is lost then: it may go on without accepting anybody any more.
    """

    def handle(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        try:
            loop.default_exception_handler(context)
        finally:
            if isinstance(context.get("exception"), MemoryError):
                os._exit(BROKEN)

    loop.set_exception_handler(handle)
