"""Hearing from the other workers, through PostgreSQL's LISTEN."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import psycopg

from chabudai.server.store.adding import CHANNEL

if TYPE_CHECKING:
    from sqlalchemy import Engine

MISSED: Final = "missed"
"""What is said after a pause in listening: look at everything again."""

_log = logging.getLogger(__name__)


class Listener:
    """A thread that waits for notices and hands them to the event loop."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, notice: Callable[[str], None]) -> None:
        """Start listening."""
        self._address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._loop = loop
        self._notice = notice
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        await asyncio.to_thread(self._thread.join, 3)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                _log.warning("listening was interrupted", extra={"error": type(error).__name__})
                time.sleep(0.5)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._tell(MISSED)
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._tell(notice.payload)

    def _tell(self, payload: str) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._notice, payload)
