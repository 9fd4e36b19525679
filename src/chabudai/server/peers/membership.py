"""This worker among the others: it gives signs of life, and declares those dead that give none."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from chabudai.server.store import StoreFailed
from chabudai.server.store.leases import LEASE, Worker

if TYPE_CHECKING:
    from chabudai.server.store.leases import Leases

BEAT: Final = 0.7
"""Seconds between two signs of life."""
DOUBT: Final = 2.0
"""Seconds for which a request waits to know whether this worker is alive."""

_log = logging.getLogger(__name__)


class Membership:
    """The life of this worker; each life has an id of its own."""

    def __init__(
        self, leases: Leases, roster: Callable[[list[Worker]], None], lost: Callable[[], Awaitable[None]]
    ) -> None:
        """Tell *roster* who is alive, and *lost* when this worker was declared dead."""
        self.id = ""
        self._leases = leases
        self._roster = roster
        self._lost = lost
        self._renewed = 0.0
        self._steady = 0.0
        """Since when every sign of life was taken."""
        self._beating = asyncio.Lock()

    @property
    def doubtful(self) -> bool:
        """Whether others may have taken this worker for dead: it has given no sign of life for long."""
        return time.monotonic() - self._renewed > LEASE

    async def join(self, address: str) -> None:
        """Begin a life, with a new id."""
        worker = Worker(secrets.token_hex(8), address, place())
        started = time.monotonic()
        uptime = await self._leases.join(worker)
        self.id, self._renewed = worker.id, started
        # Where the database has just come back, the others need time to say that they are alive. Its clock may have
        # been set back since.
        self._steady = started - min(max(uptime, 0.0), LEASE)

    async def run(self) -> None:
        """Give signs of life until cancelled."""
        while True:
            try:
                await self.beat()
            except StoreFailed:
                pass
            except Exception as error:  # noqa: BLE001 - without signs of life this worker is as good as dead
                _log.error("a sign of life failed", extra={"error": type(error).__name__})
            await asyncio.sleep(BEAT)

    async def confirm(self) -> None:
        """Make sure that this worker is alive, if that is doubtful; what the store cannot say is left open."""
        if self.doubtful:
            with suppress(StoreFailed, TimeoutError):
                await asyncio.wait_for(asyncio.shield(self.beat()), DOUBT)

    async def beat(self) -> None:
        """Give one sign of life."""
        async with self._beating:
            started = time.monotonic()
            try:
                roster = await self._leases.renew(self.id)
                if roster is not None and started - self._steady >= LEASE and await self._leases.bury():
                    roster = await self._leases.renew(self.id)
            except StoreFailed:
                self._steady = time.monotonic()
                raise
            if roster is not None:
                self._renewed = started
                self._roster(roster)
                return
        await self._lost()

    async def leave(self) -> None:
        """End this life in good order: others may lead its tables at once."""
        with suppress(StoreFailed):
            await self._leases.remove(self.id)

    async def gone(self, worker: str) -> None:
        """Declare a worker dead whose process is known to be gone."""
        with suppress(StoreFailed):
            await self._leases.remove(worker)
            await self.beat()


def place() -> str:
    """Return the machine and network in which this process runs; empty if that cannot be told."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{boot}:{Path('/proc/self/ns/net').stat().st_ino}"
    except OSError:
        return ""
