"""Jobs of all workers: each is done by one of them, and whoever asks another is answered too."""

from __future__ import annotations

from collections.abc import Hashable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from chabudai.server.jobs.asker import Asker
from chabudai.server.jobs.deals import DEALS
from chabudai.server.jobs.reviews import REVIEWS
from chabudai.server.peers.refusals import LinkLost

if TYPE_CHECKING:
    from chabudai.server.jobs.queue import JobKind, JobQueue
    from chabudai.server.peers.link import Link
    from chabudai.server.peers.peers import Peers

KINDS: Final[tuple[JobKind[Any, Any], ...]] = (REVIEWS, DEALS)
AskedT = TypeVar("AskedT")
ProgressT = TypeVar("ProgressT")
_encode = msgspec.msgpack.encode


class SharedJobs:
    """The jobs of this worker, and the way to those of the others.

    Whoever asks pays at the worker that they are connected to, wherever the job is done.
    """

    def __init__(self, jobs: JobQueue, peers: Peers | None) -> None:
        """Do *jobs* here, and share them with *peers*, where there are any."""
        self._jobs = jobs
        self._peers = peers
        if peers is not None:
            peers.answers["jobs/charge"] = self._charge
            for kind in KINDS:
                peers.answers[f"{kind.name}/ask"] = partial(self._asked, peers, kind)
                peers.answers[f"{kind.name}/look"] = partial(self._looked, kind)

    async def ask(self, kind: JobKind[AskedT, ProgressT], asked: AskedT, who: Asker) -> ProgressT:
        """Return how far a job is, and begin it if nobody has asked before.

        Raises:
            Later: *who* has enough jobs waiting, or has used too much time.
        """
        worker = self._worker_for(kind.key(asked))
        if self._peers is not None and worker is not None:
            with suppress(LinkLost):
                return await self._ask_other(self._peers, worker, kind, asked, who)
        return self._jobs.ask(kind, asked, who)

    async def look(self, kind: JobKind[Any, ProgressT], key: Hashable) -> ProgressT | None:
        """Return how far a job is; None if nobody has asked for it, or it was long ago."""
        found = self._jobs.look(kind, key)
        if found is not None or self._peers is None:
            return found
        first = self._worker_for(key)
        # Whoever does it is the first to ask; another one if there were fewer workers when it was begun.
        for link in sorted(self._peers.mesh.links(), key=lambda link: link.worker != first):
            with suppress(LinkLost):
                found = await _look_at(link, kind, key)
                if found is not None:
                    return found
        return None

    def _worker_for(self, key: Hashable) -> str | None:
        """Return the other worker that does a job; None if it is this one."""
        if self._peers is None:
            return None
        chosen = max(self._peers.workers(), key=lambda worker: sha256(f"{worker} {key}".encode()).digest())
        return None if chosen == self._peers.me else chosen

    async def _ask_other(
        self, peers: Peers, worker: str, kind: JobKind[AskedT, ProgressT], asked: AskedT, who: Asker
    ) -> ProgressT:
        link = peers.mesh.link(worker)
        known = await _look_at(link, kind, kind.key(asked))
        if known is not None and not kind.failed(known):
            return known
        self._jobs.payments.admit_job(who)
        answer = await link.call(f"{kind.name}/ask", _encode((peers.me, who, kind.pack(asked))))
        progress: ProgressT = msgspec.msgpack.decode(answer, type=kind.progress)
        return progress

    async def _asked(self, peers: Peers, kind: JobKind[Any, Any], body: bytes) -> bytes:
        worker, who, packed = msgspec.msgpack.decode(body, type=tuple[str, Asker, bytes])
        return _encode(self._jobs.ask(kind, kind.unpack(packed), who, _Bill(peers, worker)))

    async def _looked(self, kind: JobKind[Any, Any], body: bytes) -> bytes:
        return _encode(self._jobs.look(kind, msgspec.msgpack.decode(body, type=kind.keys)))

    async def _charge(self, body: bytes) -> bytes:
        self._jobs.payments.charge_job(*msgspec.msgpack.decode(body, type=tuple[Asker, float]))
        return _encode(None)


class _Bill:
    """The payments of another worker's client: that worker has let them ask, and is told how long it took."""

    def __init__(self, peers: Peers, worker: str) -> None:
        self._peers = peers
        self._worker = worker

    def admit_job(self, who: Asker) -> None:
        """Trust the other worker."""

    def charge_job(self, who: Asker, seconds: float) -> None:
        """Tell it."""
        with suppress(LinkLost):
            self._peers.mesh.link(self._worker).tell("jobs/charge", _encode((who, seconds)))


async def _look_at(link: Link, kind: JobKind[Any, ProgressT], key: Hashable) -> ProgressT | None:
    answer = await link.call(f"{kind.name}/look", _encode(key))
    progress: ProgressT | None = msgspec.msgpack.decode(answer, type=kind.progress | None)
    return progress
