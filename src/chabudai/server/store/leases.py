"""Who leads which table: the workers that are alive, and the tables that each of them leads.

A worker is alive as long as it has a row, and it renews that row all the time. Whoever finds a row that was not
renewed deletes it: from that moment on its worker can write nothing, and its tables may be taken over. Only the
database's clock counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from chabudai.core import ChabudaiError
from chabudai.server.store import schema
from chabudai.server.store.failure import StoreFailed

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

LEASE: Final = 3.5
"""Seconds after which a worker that has not renewed its row may be declared dead."""
HUNG: Final = 2.0
"""Seconds after which the database ends a transaction whose worker has stopped in the middle of it."""

_CLOCK: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"


def alive(workers: str) -> str:
    """Return a query for those workers that are alive; nobody can delete their rows before the transaction ends."""
    return (
        f"SELECT id, set_config('idle_in_transaction_session_timeout', '{HUNG * 1000:.0f}', true) "  # noqa: S608
        f"FROM workers WHERE id IN ({workers}) FOR KEY SHARE"
    )


_FENCE: Final = sa.text(alive(":worker"))
_JOIN: Final = sa.text(
    f"INSERT INTO workers (id, address, place, expires) VALUES (:id, :address, :place, {_CLOCK} + {LEASE * 1000:.0f})"  # noqa: S608
)
_UPTIME: Final = sa.text("SELECT extract(epoch FROM clock_timestamp() - pg_postmaster_start_time())")
_RENEW: Final = sa.text(f"UPDATE workers SET expires = {_CLOCK} + {LEASE * 1000:.0f} WHERE id = :id")  # noqa: S608
_ROSTER: Final = sa.select(schema.workers.c.id, schema.workers.c.address, schema.workers.c.place)
# One that stopped in the middle of a transaction is skipped until the database has ended that. A time that no sign of
# life sets was written before the clock was set back: without a newer one it would never be over.
_BURY: Final = sa.text(
    "DELETE FROM workers WHERE id IN (SELECT id FROM workers "  # noqa: S608
    f"WHERE expires NOT BETWEEN {_CLOCK} AND {_CLOCK} + {2 * LEASE * 1000:.0f} FOR UPDATE SKIP LOCKED)"
)
_LEADER: Final = sa.text(
    "SELECT t.leader, w.id IS NOT NULL FROM tables t LEFT JOIN workers w ON w.id = t.leader WHERE t.id = :table"
)
_LEAD: Final = sa.text("UPDATE tables SET leader = :worker WHERE id = :table AND leader IS NOT DISTINCT FROM :before")

T = TypeVar("T")


class LeaseLost(ChabudaiError):
    """This worker was declared dead: others lead its tables."""

    code = "server/lease"

    def __init__(self, worker: str) -> None:
        """Say which *worker* it was."""
        super().__init__("This worker no longer leads the table.", hint="Send it again with the same `id`.")
        self.worker = worker


class Database(Protocol):
    """Where leases are kept: the store."""

    engine: Engine

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something in a transaction."""
        ...


@dataclass(frozen=True, slots=True)
class Worker:
    """A process that serves tables."""

    id: str
    address: str
    """Where other workers reach it."""
    place: str
    """The machine and network in which it runs; empty if that is unknown."""


def fence(connection: Connection, worker: str) -> None:
    """Make sure that a worker is alive until this transaction ends: nobody can delete its row before.

    Raises:
        LeaseLost: It is not.
    """
    if connection.execute(_FENCE, {"worker": worker}).first() is None:
        raise LeaseLost(worker)


class Leases:
    """The workers, and what they lead; for PostgreSQL only."""

    def __init__(self, store: Database) -> None:
        """Keep them in *store*."""
        self._store = store
        # Signs of life wait for nothing else.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="lease")

    async def join(self, worker: Worker) -> float:
        """Let a worker be alive; return for how many seconds the database has been up."""

        def join(connection: Connection) -> float:
            connection.execute(_JOIN, asdict(worker))
            return float(connection.execute(_UPTIME).scalar() or 0)

        return await self._now(join)

    async def renew(self, worker: str) -> list[Worker] | None:
        """Give a sign of life and return all workers; None if this one was declared dead."""

        def renew(connection: Connection) -> list[Worker] | None:
            if not _rows(connection.execute(_RENEW, {"id": worker})):
                return None
            return [Worker(*row) for row in connection.execute(_ROSTER).all()]

        return await self._now(renew)

    async def bury(self) -> bool:
        """Declare those dead that gave no sign of life; tell whether there were any."""
        return await self._now(lambda connection: _rows(connection.execute(_BURY)) > 0)

    async def remove(self, worker: str) -> None:
        """Declare a worker dead: it has stopped, or its process is gone."""
        query = sa.delete(schema.workers).where(schema.workers.c.id == worker)
        await self._now(lambda connection: connection.execute(query).rowcount)

    async def claim(self, table: str, worker: str) -> str | None:
        """Lead a table whose leader is dead, or that has none; return who leads it now, None if there is no such table.

        Raises:
            LeaseLost: This worker is dead itself.
        """
        while True:
            found = await self._store.read(lambda connection: connection.execute(_LEADER, {"table": table}).first())
            if found is None:
                return None
            leader, alive = found
            if alive:
                return str(leader)
            if await self._lead(table, leader, worker, worker):
                return worker

    async def give(self, table: str, worker: str, other: str) -> bool:
        """Let another worker lead a table; False if *worker* does not lead it."""
        return await self._lead(table, worker, other, worker)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=True)

    async def _lead(self, table: str, before: str | None, after: str, me: str) -> bool:
        values = {"table": table, "before": before, "worker": after}

        def lead(connection: Connection) -> bool:
            fence(connection, me)
            return _rows(connection.execute(_LEAD, values)) > 0

        return await self._store.write(lead)

    async def _now(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, work)

    def _commit(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._store.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError:
            # The text of the database would hold parameters.
            raise StoreFailed("The database does not answer.", hint="Try again.") from None


def _rows(result: sa.CursorResult[Any]) -> int:
    return result.rowcount
