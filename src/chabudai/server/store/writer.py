"""The one thread that writes: it commits together whatever has arrived, then says so."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from chabudai.core import ChabudaiError
from chabudai.server.store import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

MOST_TOGETHER: Final = 500
CHANNEL: Final = "chabudai"
"""The PostgreSQL channel on which workers tell each other what was added."""
LONGEST_NOTICE: Final = 7_000

_log = logging.getLogger(__name__)
_INSERT: Final = sa.insert(schema.entries)
_MANY: Final = "INSERT INTO entries (table_id, seq, body) VALUES "
_OPEN: Final = sa.insert(schema.tables)
_LIST: Final = (
    sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("of")).values(listed=sa.bindparam("now"))
)


_REACH: Final = (
    sa.update(schema.dealt).where(schema.dealt.c.table_id == sa.bindparam("of")).values(reached=sa.bindparam("now"))
)


class StoreFailed(ChabudaiError):
    """The database could not take it."""

    code = "server/store"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A numbered deal by its name, and the identities that play it."""

    deal: str
    people: tuple[str, ...]


@dataclass(slots=True)
class Append:
    """An entry to be added to a log, with what else must become true at the same moment."""

    table: str
    seq: int
    body: str
    opened: int | None = None
    """When the table was set up, if this is its first entry."""
    listed: bool | None = None
    """Whether the table is in the lobby from now on."""
    members: Iterable[tuple[str, int]] = ()
    """The identities that sat down, and when."""
    dealt: Dealt | None = None
    """The numbered deal that is dealt now."""
    reached: int | None = None
    """What was reached on it, if the game ends now."""
    done: asyncio.Future[Any] | None = field(default=None, repr=False)


@dataclass(slots=True)
class Job:
    """Anything else to be done in a transaction of its own."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any] | None = field(default=None, repr=False)


Work: TypeAlias = Append | Job


class Writer:
    """Takes work from the event loop and answers there, after the commit."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, worker: str) -> None:
        """Start the thread."""
        self._engine = engine
        self._loop = loop
        self._worker = worker
        self._notify = engine.dialect.name == "postgresql"
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
                self._append(connection, appends)
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

    def _append(self, connection: Connection, appends: list[Append]) -> None:
        # Workers that write in one order never wait for each other in a circle.
        appends.sort(key=lambda append: (append.table, append.seq))
        if opened := [a for a in appends if a.opened is not None]:
            rows = [{"id": a.table, "created": a.opened, "listed": bool(a.listed)} for a in opened]
            connection.execute(_OPEN, rows)
        self._insert(connection, appends)
        if listed := [{"of": a.table, "now": a.listed} for a in appends if a.listed is not None and a.opened is None]:
            connection.execute(_LIST, listed)
        for append in appends:
            for identity, at in append.members:
                _add_member(connection, identity, append.table, at)
            if append.dealt is not None:
                _add_deal(connection, append.table, append.dealt)
        if reached := [{"of": a.table, "now": a.reached} for a in appends if a.reached is not None]:
            connection.execute(_REACH, reached)
        if self._notify:
            self._tell(connection, appends)

    def _insert(self, connection: Connection, appends: list[Append]) -> None:
        """Add all entries by one statement: each statement makes the threads wait for each other."""
        if self._notify:
            connection.execute(_INSERT, [{"table_id": a.table, "seq": a.seq, "body": a.body} for a in appends])
            return
        statement = _MANY + ", ".join(["(?, ?, ?)"] * len(appends))
        connection.exec_driver_sql(statement, tuple(part for a in appends for part in (a.table, a.seq, a.body)))

    def _tell(self, connection: Connection, appends: list[Append]) -> None:
        notice = f"entries {self._worker}"
        for append in appends:
            if len(notice) > LONGEST_NOTICE:
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))
                notice = f"entries {self._worker}"
            notice += f" {append.table}:{append.seq}"
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))

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


def _add_member(connection: Connection, identity: str, table: str, at: int) -> None:
    known = sa.select(sa.literal(1)).where(schema.members.c.identity == identity, schema.members.c.table_id == table)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(schema.members).values(identity=identity, table_id=table, at=at))


def _add_deal(connection: Connection, table: str, dealt: Dealt) -> None:
    """Note a deal, and whether it is the first time that these people see its cards."""
    columns = schema.dealt.c
    seen = (
        sa.select(sa.literal(1))
        .join_from(schema.dealt, schema.members, schema.members.c.table_id == columns.table_id)
        .where(columns.deal == dealt.deal, schema.members.c.identity.in_(dealt.people))
    )
    first = connection.execute(seen).first() is None
    connection.execute(sa.insert(schema.dealt).values(table_id=table, deal=dealt.deal, first=first))
