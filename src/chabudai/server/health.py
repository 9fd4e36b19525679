"""Whether the server can do its work: write to the store, let bots think, and find room on the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import chabudai
from chabudai.protocol.service import Health, Part
from chabudai.server.ending import end_process, end_with_supervisor, end_without_memory
from chabudai.server.store import StoreFailed
from chabudai.server.vitals import Lag, add_vitals, free_bytes

if TYPE_CHECKING:
    from chabudai.server.metrics import Metrics
    from chabudai.server.settings import Settings
    from chabudai.server.store import Store
    from chabudai.server.watched_pool import WatchedPool

KEPT: Final = 1.0
"""Seconds for which an answer is kept, so that asking is no load."""
GRACE: Final = 10.0
"""Seconds that a process which must end has beside those for its connections."""


class Readiness:
    """Finds out, at most once a second, whether moves can be stored."""

    def __init__(self, store: Store, settings: Settings, bots: Callable[[], Part]) -> None:
        """Try a first time at once; *bots* tells how those are."""
        self._store = store
        self._settings = settings
        self._bots = bots
        self._beat: asyncio.Future[None] | None = None
        self._looking: asyncio.Task[Health] | None = None
        self._found: Health | None = None
        self._at = 0.0
        self._first = asyncio.create_task(self.look())

    async def look(self) -> Health:
        """Return how the server is; all who ask within a second get one answer."""
        if self._found is not None and time.monotonic() - self._at < KEPT:
            return self._found
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def close(self) -> None:
        """Stop looking."""
        tasks: list[asyncio.Future[Any]] = [task for task in (self._first, self._looking, self._beat) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> Health:
        try:
            parts = {"store": await self._store_part(), "disk": self._disk_part(), "bots": self._bots()}
            # A bot that fails is replaced by a simpler one: the tables go on.
            reasons = [f"{name}: {parts[name].reason}" for name in ("store", "disk") if not parts[name].ok]
            kind = self._store.engine.dialect.name
            self._found = Health(not reasons, chabudai.__version__, kind, "; ".join(reasons), parts)
            self._at = time.monotonic()
            return self._found
        finally:
            self._looking = None

    async def _store_part(self) -> Part:
        """Write a heartbeat; one that still waits is not followed by another."""
        if self._beat is None or self._beat.done():
            self._beat = asyncio.ensure_future(self._store.beat())
            # One that fails after its time has been told of already.
            self._beat.add_done_callback(lambda beat: beat.cancelled() or beat.exception())
        limit = self._settings.ready_seconds
        done, _ = await asyncio.wait({self._beat}, timeout=limit)
        if not done:
            return Part(False, f"nothing could be written within {limit:g} seconds")
        try:
            self._beat.result()
        except StoreFailed:
            return Part(False, "nothing can be written")
        return Part(True)

    def _disk_part(self) -> Part:
        """Look for room on the disk, where the store is a file."""
        if self._settings.database:
            return Part(True, "the database has a disk of its own")
        free, least = free_bytes(self._settings.folder()), self._settings.disk_reserve
        return Part(free >= least, f"{free // 2**20} MiB free" + (f", {least // 2**20} wanted" * (free < least)))


@asynccontextmanager
async def watched(store: Store, pool: WatchedPool, metrics: Metrics, settings: Settings) -> AsyncIterator[Readiness]:
    """Watch over a server: its numbers, its readiness, and that it ends if it can no longer write."""
    seconds = settings.stop_seconds + GRACE
    store.writer.when_dead = partial(end_process, seconds)
    end_with_supervisor(seconds)
    end_without_memory(asyncio.get_running_loop())
    lag, readiness = Lag(), Readiness(store, settings, pool.part)
    add_vitals(metrics, lag, None if settings.database else settings.folder())
    metrics.totals |= {"store_failures": lambda: store.failures.total, "bot_failures": lambda: pool.failed}
    metrics.gauges |= {"commits": lambda: store.writer.commits, "writes_waiting": lambda: store.writer.waiting}
    metrics.histograms["commit_seconds"] = store.writer.seconds
    try:
        yield readiness
    finally:
        await lag.close()
        await readiness.close()
