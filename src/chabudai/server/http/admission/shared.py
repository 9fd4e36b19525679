"""Budgets of all workers: what somebody spends at one of them is charged at the others too, a moment later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from heapq import nlargest
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import msgspec

from chabudai.server.http.limits import MOST_REMEMBERED

if TYPE_CHECKING:
    from chabudai.server.peers.peers import Peers

PERIOD: Final = 1.0
"""Seconds between two messages: for so long somebody can spend the same at several workers."""
MOST_TOLD: Final = 1_000
"""Names in one message. The others wait for the next one."""
LEAST_TOLD: Final = 0.01
"""The part of a full budget below which it is not worth a message."""
NAME: Final = "spent"


class Budget(Protocol):
    """What many names may spend of one thing."""

    burst: float
    """What each can spend at once."""

    def tell(self, charged: Callable[[str, float], None]) -> None:
        """Tell *charged* of everything that is spent here."""

    def owe(self, name: str, cost: float) -> None:
        """Charge *name* for what was spent elsewhere."""


class _Due(NamedTuple):
    """What is to be told; what takes the largest part of its budget comes first."""

    part: float
    kind: str
    name: str
    cost: float


class _Untold:
    """What was charged here, of one kind, and the others have not been told."""

    def __init__(self, burst: float) -> None:
        self._burst = max(burst, 1e-9)
        self._costs: dict[str, float] = {}
        self._due: set[str] = set()

    def add(self, name: str, cost: float) -> None:
        """Note what was charged."""
        costs = self._costs
        if name not in costs and len(costs) >= MOST_REMEMBERED:
            self.forget(next(iter(costs)))
        costs[name] = cost = costs.get(name, 0.0) + cost
        if cost >= self._burst * LEAST_TOLD:
            self._due.add(name)

    def due(self, kind: str) -> Iterator[_Due]:
        """Yield what is worth a message."""
        for name in self._due:
            yield _Due(self._costs[name] / self._burst, kind, name, self._costs[name])

    def forget(self, name: str) -> None:
        """Drop what was told."""
        self._costs.pop(name, None)
        self._due.discard(name)

    def clear(self) -> None:
        """Drop everything: there is nobody to be told."""
        self._costs.clear()
        self._due.clear()


class SharedBudgets:
    """Tells the other workers what was spent here, and charges what was spent there.

    What was spent before two workers were linked is not made up for.
    """

    def __init__(self, peers: Peers, budgets: Mapping[str, Budget]) -> None:
        """Share *budgets*, which have the same names at all workers, with *peers*."""
        self._peers = peers
        self._budgets = budgets
        self._untold = {kind: _Untold(budget.burst) for kind, budget in budgets.items()}
        for kind, budget in budgets.items():
            budget.tell(self._untold[kind].add)
        peers.answers[NAME] = self._spent

    async def run(self) -> None:
        """Tell the others, again and again."""
        while True:
            await asyncio.sleep(PERIOD)
            self.tell()

    def tell(self) -> None:
        """Tell the others what was spent here since the last time."""
        links = self._peers.mesh.links()
        if not links:
            for untold in self._untold.values():
                untold.clear()
        elif spent := self._taken():
            body = msgspec.msgpack.encode(spent)
            for link in links:
                link.tell(NAME, body)

    def _taken(self) -> list[tuple[str, str, float]]:
        """Return what is told next, and forget it."""
        due = nlargest(MOST_TOLD, (one for kind, untold in self._untold.items() for one in untold.due(kind)))
        for one in due:
            self._untold[one.kind].forget(one.name)
        return [(one.kind, one.name, one.cost) for one in due]

    async def _spent(self, body: bytes) -> bytes:
        for kind, name, cost in msgspec.msgpack.decode(body, type=list[tuple[str, str, float]]):
            # This is told to nobody: the others hear of it from whoever told it here.
            self._budgets[kind].owe(name, cost)
        return b""
