"""One queue for every kind of long computation: each kind runs one job at a time and keeps what was found.

Turns go round between addresses, and at an address between people. Whoever has enough waiting is refused more; nobody
else notices.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections import Counter, OrderedDict, defaultdict
from collections.abc import AsyncIterator, Hashable
from contextlib import suppress
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from chabudai.bots.thinking import FairTurns
from chabudai.server.jobs.asker import Asker
from chabudai.server.tables.refusals import Later

PERSON_WAITING: Final = 3
"""How many jobs of a kind one person may have in the queue, the running one included."""
ADDRESS_WAITING: Final = 12
"""How many all people at one address may have there."""
WAITING: Final = 200
"""How many jobs of a kind may be in the queue at all; beyond that, the address gives way that has most of them."""

AskedT = TypeVar("AskedT")
ProgressT = TypeVar("ProgressT")
_log = logging.getLogger(__name__)


class TooManyJobs(Later):
    """Enough of somebody's jobs wait already."""

    code = "limit/jobs"


class Payments(Protocol):
    """Whoever knows what people may still ask for."""

    def admit_job(self, who: Asker) -> None:
        """Refuse somebody whose jobs have taken too long."""

    def charge_job(self, who: Asker, seconds: float) -> None:
        """Hear how long a job took."""


class JobKind(ABC, Generic[AskedT, ProgressT]):
    """What can be asked for, and how it is done; stateless."""

    name: str
    """What workers call it among themselves."""
    keys: type[Any]
    progress: type[Any]
    kept: int
    """How many finished jobs are kept for repeated requests."""
    passing = False
    """Whether only somebody's newest wishes matter: then an older one that still waits gives way to the next."""

    @abstractmethod
    def key(self, asked: AskedT) -> Hashable:
        """Return what makes two requests the same job."""

    @abstractmethod
    def pack(self, asked: AskedT) -> bytes:
        """Return what is asked for as another worker can read it."""

    @abstractmethod
    def unpack(self, body: bytes) -> AskedT:
        """Read what `pack` made."""

    @abstractmethod
    def start(self, asked: AskedT) -> ProgressT:
        """Return the progress before anything is done."""

    @abstractmethod
    def run(self, asked: AskedT) -> AsyncIterator[ProgressT]:
        """Do it in a process of its own, and yield the progress."""

    @abstractmethod
    def finish(self, progress: ProgressT) -> ProgressT | None:
        """Return what to keep of a job that ended with this progress; None if it broke down and left nothing."""

    def failed(self, progress: ProgressT) -> bool:  # noqa: ARG002 - most kinds keep no failures
        """Tell whether asking again begins it anew."""
        return False

    def turned_away(self, progress: ProgressT) -> ProgressT | None:  # noqa: ARG002 - some kinds have no words for it
        """Return what to tell those who asked for a job that gave way to others; None to know nothing of it."""
        return None


class _Order(NamedTuple):
    """Who has asked for a job, and where they pay."""

    who: Asker
    payments: Payments


class _Lane:
    """The jobs of one kind."""

    def __init__(self) -> None:
        self.found: OrderedDict[Hashable, Any] = OrderedDict()
        self.tasks: dict[Hashable, asyncio.Task[None]] = {}
        self.waiting: dict[Hashable, Asker] = {}
        """Whose jobs have not begun, the oldest first."""
        self.turns = FairTurns()
        self.by_person: Counter[Asker] = Counter()
        self.by_address: Counter[str] = Counter()
        self.usual = 10.0
        """Seconds that a job of this kind takes, as far as is known."""

    def enter(self, who: Asker) -> Hashable | None:
        """Refuse a job of somebody who has enough waiting, or count it; return the job that gave way to it.

        Raises:
            TooManyJobs: There are enough.
        """
        if self.by_person[who] >= PERSON_WAITING:
            raise TooManyJobs("Enough of what you asked for waits already.", retry=self.usual)
        if self.by_address[who.address] >= ADDRESS_WAITING:
            raise TooManyJobs("Enough of what was asked for from your address waits already.", retry=self.usual)
        given_way = self._make_room(who) if len(self.tasks) >= WAITING else None
        self.by_person[who] += 1
        self.by_address[who.address] += 1
        return given_way

    def give_way(self, who: Asker) -> None:
        """Let go of somebody's oldest job that waits, if there are enough of them."""
        if self.by_person[who] < PERSON_WAITING:
            return
        for key, asker in self.waiting.items():
            if asker == who:
                self._drop(key)
                del self.found[key]
                return

    def _make_room(self, who: Asker) -> Hashable:
        """Let go of the last job of the address that has most of those that wait, unless that is the newcomer's."""
        sizes = Counter([who.address, *(asker.address for asker in self.waiting.values())])
        largest = max(sizes, key=lambda address: (sizes[address], address == who.address))
        if largest == who.address:
            raise TooManyJobs("Too much waits here already.", retry=10 * self.usual)
        key = next(key for key in reversed(self.waiting) if self.waiting[key].address == largest)
        self._drop(key)
        return key

    def _drop(self, key: Hashable) -> None:
        self.tasks.pop(key).cancel()
        self.leave(self.waiting.pop(key))

    def leave(self, who: Asker) -> None:
        """Count a job no longer."""
        self.by_person[who] -= 1
        self.by_address[who.address] -= 1
        # A counter keeps what has come down to nought.
        self.by_person, self.by_address = +self.by_person, +self.by_address


class JobQueue:
    """The jobs that are being done and those that are done; kinds do not wait for each other."""

    def __init__(self, payments: Payments) -> None:
        """Start with none."""
        self._lanes: defaultdict[JobKind[Any, Any], _Lane] = defaultdict(_Lane)
        self.payments = payments

    def look(self, kind: JobKind[Any, ProgressT], key: Hashable) -> ProgressT | None:
        """Return how far a job is; None if nobody has asked for it, or it was long ago."""
        found: ProgressT | None = self._lanes[kind].found.get(key)
        return found

    def ask(
        self, kind: JobKind[AskedT, ProgressT], asked: AskedT, who: Asker, payments: Payments | None = None
    ) -> ProgressT:
        """Return how far a job is, and begin it if nobody has asked before; *payments* are another worker's.

        Raises:
            Later: *who* has enough jobs waiting, or has used too much time.
        """
        lane, key = self._lanes[kind], kind.key(asked)
        known: ProgressT | None = lane.found.get(key)
        if known is not None and not kind.failed(known):
            lane.found.move_to_end(key)
            return known
        payments = payments or self.payments
        payments.admit_job(who)
        if kind.passing:
            lane.give_way(who)
        if (given_way := lane.enter(who)) is not None:
            _keep(lane, given_way, kind.turned_away(lane.found[given_way]))
        lane.waiting[key] = who
        progress = lane.found[key] = kind.start(asked)
        lane.tasks[key] = asyncio.create_task(self._run(lane, kind, asked, _Order(who, payments)))
        lane.found.move_to_end(key)
        _forget(lane, kind.kept)
        return progress

    async def close(self) -> None:
        """End the processes."""
        for task in [task for lane in self._lanes.values() for task in lane.tasks.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _run(self, lane: _Lane, kind: JobKind[AskedT, ProgressT], asked: AskedT, order: _Order) -> None:
        key, who = kind.key(asked), order.who
        progress = kind.start(asked)
        try:
            async with lane.turns.turn(who.address, who.person):
                started = time.monotonic()
                lane.waiting.pop(key, None)
                try:
                    async for progress in kind.run(asked):
                        lane.found[key] = progress
                finally:
                    lane.usual = time.monotonic() - started
                    order.payments.charge_job(who, lane.usual)
        except (OSError, ValueError) as error:
            _log.warning("a job broke down", extra={"error": type(error).__name__})
        finally:
            # A job that gave way has left already, and somebody may have asked for it again.
            if lane.tasks.get(key) is asyncio.current_task():
                lane.waiting.pop(key, None)
                del lane.tasks[key]
                lane.leave(who)
                _keep(lane, key, kind.finish(progress))


def _keep(lane: _Lane, key: Hashable, left: object | None) -> None:
    """Keep what is left of a job, if anything is."""
    if left is None:
        lane.found.pop(key, None)
    else:
        lane.found[key] = left


def _forget(lane: _Lane, kept: int) -> None:
    """Forget the oldest results beyond those that are kept; what waits or runs stays."""
    done = [key for key in lane.found if key not in lane.tasks]
    for key in done[: max(0, len(done) - kept)]:
        del lane.found[key]
