"""The one thread that writes: it commits together whatever has arrived, then says so."""

from __future__ import annotations

import asyncio
import logging
import threading
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from chabudai.core import ChabudaiError
from chabudai.server.store.adding import add
from chabudai.server.store.work import Append, Job, Work

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

MOST_TOGETHER: Final = 500

_log = logging.getLogger(__name__)


class StoreFailed(ChabudaiError):
    """The database could not take it."""

    code = "server/store"


class Writer:
    """Takes work from the event loop and answers there, after the commit."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, worker: str) -> None:
        """Start the thread."""
        self._engine = engine
        self._loop = loop
        self._worker = worker
        self._gathered: list[Work] = []
        self._queue: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._connection: Connection | None = None
        self.commits = 0
        self.written = 0
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[Any]:
        """Queue work; the future is done when the disk has it.

        What comes in one turn of the event loop is handed over together: the threads then wait less for each other.
        """
        work.done = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(work)
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
        while True:
            batch, more = self._next()
            if batch:
                answers = self._commit(batch)
                self._loop.call_soon_threadsafe(_answer, batch, answers)
            if not more:
                if self._connection is not None:
                    self._connection.close()
                return

    def _next(self) -> tuple[list[Work], bool]:
        """Wait for work, then take all that is there."""
        batch: list[Work] = []
        works = self._queue.get()
        while works is not None:
            batch += works
            if len(batch) >= MOST_TOGETHER:
                return batch, True
            try:
                works = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[Work]) -> list[Any]:
        """Return the answer to each piece of work: for an entry, whether it came first."""
        done = self._all([work for work in batch if isinstance(work, Append)])
        return [self._alone(work) if done is None or isinstance(work, Job) else done for work in batch]

    def _all(self, appends: list[Append]) -> bool | StoreFailed | None:
        """Write all entries together; None if one of them came second, so that they must be written one by one."""
        try:
            if appends:
                self._together(appends)
        except IntegrityError:
            return None
        except SQLAlchemyError as error:
            return self._failed(error)
        return True

    def _together(self, appends: list[Append]) -> None:
        connection = self._connect()
        try:
            with connection.begin():
                add(connection, appends, self._worker)
        except SQLAlchemyError:
            self._drop()
            raise
        self.commits += 1
        self.written += len(appends)

    def _alone(self, work: Work) -> Any:  # noqa: ANN401 - whatever the job returns
        try:
            if isinstance(work, Append):
                self._together([work])
                return True
            connection = self._connect()
            with connection.begin():
                return work.work(connection)
        except IntegrityError as error:
            self._drop()
            return False if isinstance(work, Append) else self._failed(error)
        except SQLAlchemyError as error:
            return self._failed(error)
        except ChabudaiError as error:
            return error

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _drop(self) -> None:
        """Take a fresh connection next time: this one may be broken."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                connection.close()
            except SQLAlchemyError:
                connection.invalidate()

    def _failed(self, error: SQLAlchemyError) -> StoreFailed:
        # The error's own text would hold the parameters, and with them seeds.
        _log.error("the store failed", extra={"error": type(error).__name__})
        self._drop()
        return StoreFailed("The server could not write this down.", hint="Send it again with the same `id`.")


def _answer(batch: list[Work], answers: list[Any]) -> None:
    for work, answer in zip(batch, answers, strict=True):
        done = work.done
        if done is None or done.done():
            continue
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)
