"""The one thread that writes: it commits together whatever has arrived, then says so."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from chabudai.core import ChabudaiError
from chabudai.server.metrics import Histogram
from chabudai.server.store.adding import add, is_plain, plain_entries
from chabudai.server.store.failure import Failures, StoreFailed, unwritten
from chabudai.server.store.leases import LeaseLost
from chabudai.server.store.work import Append, Job, Work

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

MOST_TOGETHER: Final = 500
FEW_TOGETHER: Final = 4
"""Pieces of work with which a commit waits for no more."""
LONGEST_WAIT: Final = 0.01
"""Seconds for which a commit waits for more at most: too short to be felt."""
CROWDED: Final = 0.08
"""Seconds within which the last entries must have come for that: one more is likely to come within the longest wait."""
UNSTORABLE: Final = (DataError, ValueError, TypeError, OverflowError, LookupError)
"""What a piece of work raises that no store could take: it fails alone, and others do not suffer for it."""

_log = logging.getLogger(__name__)


class Crowd:
    """Tells whether many tables are written to, so that a commit does well to wait for some more of them.

    A commit to PostgreSQL costs the same for one entry as for several, in the worker and in the database. With several
    workers each has fewer tables, and commits fewer entries at a time. The moves of one table wait for each other: for
    those there is nothing to wait for.
    """

    def __init__(self) -> None:
        """Know of no entries yet."""
        self._last: deque[tuple[float, str]] = deque(maxlen=2 * FEW_TOGETHER)

    def note(self, appends: Iterable[Append], now: float) -> None:
        """Take note of entries that are written *now*."""
        self._last.extend((now, append.table) for append in appends)

    def wait(self, now: float) -> float:
        """Return for how many seconds to wait: until a few more entries have come at the rate of the last ones."""
        last = self._last
        if len(last) < 2 * FEW_TOGETHER or len({table for _, table in last}) < FEW_TOGETHER:
            return 0.0
        span = now - last[0][0]
        return min(LONGEST_WAIT, span / 2) if span < CROWDED else 0.0


class Writer:
    """Takes work from the event loop and answers there, after the commit."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, failures: Failures) -> None:
        """Start the thread."""
        self._engine = engine
        self._loop = loop
        self._failures = failures
        self._gathered: list[Work] = []
        self._queue: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._connection: Connection | None = None
        self._plain = plain_entries(engine)
        self._crowd = Crowd() if engine.dialect.name == "postgresql" else None
        self.commits = 0
        self.written = 0
        self.waiting = 0
        """Pieces of work that were submitted and are not answered yet."""
        self.seconds = Histogram()
        """How long commits take."""
        self.dead = False
        """Whether the thread broke down: nothing can be written any more, and the process must end."""
        self.when_dead: Callable[[], None] = lambda: None
        """Called in the event loop when that happens."""
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[Any]:
        """Queue work; the future is done when the disk has it.

        What comes in one turn of the event loop is handed over together: the threads then wait less for each other.
        """
        work.done = self._loop.create_future()
        if self.dead:
            work.done.set_exception(unwritten())
            return work.done
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(work)
        self.waiting += 1
        return work.done

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Finish what is queued and stop."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        batch: list[Work] = []
        try:
            more = True
            while more:
                batch, more = self._next()
                if batch:
                    answers = self._commit(batch)
                    self._loop.call_soon_threadsafe(self._answer, batch, answers)
                    batch = []
            self._drop()
        except BaseException as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            _log.critical("the writing thread broke down", exc_info=error)
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._die, batch)

    def _die(self, batch: list[Work]) -> None:
        """Answer everybody who waits, and whoever comes later at once."""
        self.dead = True
        self._hand_over()
        with suppress(Empty):
            while True:
                batch = batch + (self._queue.get_nowait() or [])
        self._answer(batch, [unwritten() for _ in batch])
        self.when_dead()

    def _next(self) -> tuple[list[Work], bool]:
        """Wait for work, then take all that is there."""
        batch: list[Work] = []
        works = self._queue.get()
        if works is not None:
            self._gather(works)
        while works is not None:
            batch += works
            if len(batch) >= MOST_TOGETHER:
                return batch, True
            try:
                works = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _gather(self, works: list[Work]) -> None:
        """Let more arrive before a commit that would hold few entries."""
        if self._crowd is not None and len(works) < FEW_TOGETHER and self._queue.empty():
            wait = self._crowd.wait(time.monotonic())
            if wait > 0:
                time.sleep(wait)

    def _commit(self, batch: list[Work]) -> list[Any]:
        """Return the answer to each piece of work: for an entry, whether it came first."""
        appends = [work for work in batch if isinstance(work, Append)]
        if self._crowd is not None:
            self._crowd.note(appends, time.monotonic())
        done = self._all(appends)
        return [self._alone(work) if done is None or isinstance(work, Job) else done for work in batch]

    def _all(self, appends: list[Append]) -> bool | StoreFailed | None:
        """Write all entries together; None if one of them is refused or unstorable: then each is written alone."""
        try:
            if appends:
                self._together(appends)
        except (IntegrityError, LeaseLost, *UNSTORABLE):
            self._drop()
            return None
        except SQLAlchemyError as error:
            return self._failed(error)
        return True

    def _together(self, appends: list[Append]) -> None:
        started = time.perf_counter()
        if all(map(is_plain, appends)):
            self._plain.add(appends)
        else:
            with self._connect().begin():
                add(self._connect(), appends)
        self.seconds.observe(time.perf_counter() - started)
        self.commits += 1
        self.written += len(appends)

    def _alone(self, work: Work) -> Any:  # noqa: ANN401 - whatever the job returns
        try:
            if isinstance(work, Append):
                self._together([work])
                return True
            started, connection = time.perf_counter(), self._connect()
            with connection.begin():
                found = work.work(connection)
            self.seconds.observe(time.perf_counter() - started)
        except IntegrityError as error:
            self._drop()
            return False if isinstance(work, Append) else self._failed(error)
        except (SQLAlchemyError, *UNSTORABLE) as error:
            return self._failed(error)
        except ChabudaiError as error:
            return error
        return found

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _drop(self) -> None:
        """Take fresh connections next time: these may be broken."""
        self._plain.drop()
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                connection.close()
            except SQLAlchemyError:
                connection.invalidate()

    def _failed(self, error: Exception) -> StoreFailed:
        self._failures.note("the store failed", error)
        self._drop()
        return unwritten()

    def _answer(self, batch: list[Work], answers: list[Any]) -> None:
        self.waiting -= len(batch)
        for work, answer in zip(batch, answers, strict=True):
            done = work.done
            if done is None or done.done():
                continue
            if isinstance(answer, Exception):
                done.set_exception(answer)
            else:
                done.set_result(answer)
