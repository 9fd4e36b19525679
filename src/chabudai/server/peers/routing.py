"""The way to the leader of a table: this worker or another one, and again if that one dies."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeVar

from chabudai.server.peers.refusals import LedElsewhere, LinkLost, MovedAway
from chabudai.server.store.leases import LeaseLost

if TYPE_CHECKING:
    from chabudai.server.peers.link import Link
    from chabudai.server.peers.peers import Peers

PATIENCE: Final = 15.0
"""Seconds for which a request waits until a table has a leader again: several times what a take-over needs."""
PAUSE: Final = 0.1
MOST: Final = 10_000

T = TypeVar("T")


class Routing:
    """Where tables are led that are not led here, as far as it is known."""

    def __init__(self, peers: Peers) -> None:
        """Know of none."""
        self._peers = peers
        self._leaders: OrderedDict[str, str] = OrderedDict()

    def forget(self, worker: str) -> None:
        """Look up again what a worker has led."""
        for table in [table for table, leader in self._leaders.items() if leader == worker]:
            del self._leaders[table]

    async def at_leader(
        self,
        table: str,
        here: Callable[[], Awaitable[T]],
        there: Callable[[Link], Awaitable[T]],
        *,
        harmless: bool = True,
    ) -> T:
        """Do something where a table is led: *here*, or *there* over the way to its leader.

        If the leader dies meanwhile it is done again by the next one, unless doing it twice is not *harmless*.

        Raises:
            LinkLost: No leader could be reached, or it is not known whether the last one has done it.
        """
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await self._try(table, here, there)
            except LedElsewhere as elsewhere:
                self._note(table, elsewhere.worker)
            except LeaseLost as lost:
                await self._peers.rejoin(lost.worker)
            except MovedAway:
                self._leaders.pop(table, None)
            except LinkLost as lost:
                self._leaders.pop(table, None)
                if time.monotonic() > end or (lost.sent and not harmless):
                    raise
                await asyncio.sleep(PAUSE)

    async def _try(self, table: str, here: Callable[[], Awaitable[T]], there: Callable[[Link], Awaitable[T]]) -> T:
        leader = self._leaders.get(table)
        if leader is None:
            return await here()
        return await there(self._peers.mesh.link(leader))

    def _note(self, table: str, worker: str) -> None:
        if worker in {"", self._peers.me}:
            return
        self._leaders[table] = worker
        if len(self._leaders) > MOST:
            self._leaders.popitem(last=False)
