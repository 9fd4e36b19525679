"""Everything that a hub needs of the other workers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from chabudai.core import ChabudaiError
from chabudai.protocol.problem import Problem
from chabudai.server.peers.frames import AnyFrame, Call, Reply
from chabudai.server.peers.membership import Membership
from chabudai.server.peers.mesh import Mesh
from chabudai.server.peers.refusals import LedElsewhere
from chabudai.server.store.leases import LeaseLost
from chabudai.server.tables.refusals import problem, unknown_table

if TYPE_CHECKING:
    from chabudai.server.peers.link import Link
    from chabudai.server.settings import Settings
    from chabudai.server.store import Store
    from chabudai.server.store.leases import Worker

Answering = Callable[[bytes], Awaitable[bytes]]
_log = logging.getLogger(__name__)


class Peers:
    """The other workers, and this one among them."""

    def __init__(self, store: Store, key: bytes) -> None:
        """Use `Peers.join`."""
        self.mesh = Mesh(key, self._heard, self._gone)
        self.membership = Membership(store.leases, self._roster, self._declared_dead)
        self.answers: dict[str, Answering] = {}
        """What answers each kind of call."""
        self.told: Callable[[Link, AnyFrame], None] | None = None
        """Takes every other frame."""
        self.stepped_back: Callable[[], None] | None = None
        """Called when this worker was declared dead: it leads nothing any more."""
        self.died: Callable[[], None] | None = None
        """Called when another worker is no longer alive."""
        self._store = store
        self._alive: set[str] = set()
        self._address = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._rejoining = asyncio.Lock()

    @classmethod
    async def join(cls, store: Store, settings: Settings) -> Peers:
        """Listen for the others and become one of them."""
        peers = cls(store, await store.people.key("peers"))
        peers._address = await peers.mesh.open(settings.peer_host, settings.peer_port, settings.workers)
        await peers._begin()
        return peers

    @property
    def me(self) -> str:
        """The id of this worker; another one after it was declared dead."""
        return self.membership.id

    def start(self) -> None:
        """Give signs of life, and call the others."""
        self._spawn(self.membership.run())

    def workers(self) -> list[str]:
        """Return the ids of all workers that can be asked, this one included, in an order that all agree on."""
        return sorted([self.me, *(link.worker for link in self.mesh.links())])

    async def claim(self, table: str) -> str:
        """Lead a table that nobody leads; return as whom.

        Raises:
            LedElsewhere: Somebody does.
            LeaseLost: This worker was declared dead.
            UnknownTable: There is no such table.
        """
        me = self.me
        leader = await self._store.leases.claim(table, me)
        if leader is None:
            raise unknown_table()
        if leader != me:
            raise LedElsewhere(leader)
        return me

    async def rejoin(self, lost: str) -> None:
        """Step back: be a new worker, if this one is still the one that was *lost*."""
        async with self._rejoining:
            if self.me != lost:
                return
            _log.warning("declared dead by another worker", extra={"worker": lost})
            if self.stepped_back is not None:
                self.stepped_back()
            self.mesh.hang_up()
            await self._begin()

    async def close(self) -> None:
        """Let others lead the tables, and hang up."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.membership.leave()
        await self.mesh.close()

    async def _begin(self) -> None:
        await self.membership.join(self._address)
        self.mesh.me = self.me
        self._alive = {self.me}

    async def _declared_dead(self) -> None:
        await self.rejoin(self.me)

    def _roster(self, workers: list[Worker]) -> None:
        self.mesh.follow(workers)
        alive = {worker.id for worker in workers}
        dead, self._alive = self._alive - alive, alive
        if dead and self.died is not None:
            self.died()

    def _gone(self, worker: str) -> None:
        self._spawn(self.membership.gone(worker))

    def _heard(self, link: Link, frame: AnyFrame) -> None:
        if isinstance(frame, Call):
            self._spawn(self._answer(link, frame))
        elif self.told is not None:
            self.told(link, frame)

    async def _answer(self, link: Link, call: Call) -> None:
        link.send(await replied(call.number, self._answered(call)))

    async def _answered(self, call: Call) -> bytes:
        return await self.answers[call.name](call.body)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def replied(number: int, work: Awaitable[bytes]) -> Reply:
    """Return the reply with what *work* brings about: its result, or why it is refused."""
    try:
        return Reply(number, await work)
    except (LedElsewhere, LeaseLost):
        return Reply(number, moved=True)
    except ChabudaiError as error:
        return Reply(number, problem=problem(error))
    except Exception as error:  # noqa: BLE001 - a link outlives any request
        # Only the kind: a message could hold something secret.
        _log.error("a request failed", extra={"error": type(error).__name__})
        return Reply(number, problem=Problem("server/error", "Something went wrong here.", "Try again."))
