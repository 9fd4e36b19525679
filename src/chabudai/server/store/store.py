"""Reading and writing, from the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

import chabudai
from chabudai.server.store import schema
from chabudai.server.store.channels import Channels
from chabudai.server.store.devices import Devices
from chabudai.server.store.engine import migrate, open_engine
from chabudai.server.store.erasing import Erasing
from chabudai.server.store.failure import Failures, unread
from chabudai.server.store.keeping import Keeping
from chabudai.server.store.leases import Leases
from chabudai.server.store.people import People
from chabudai.server.store.schema import bytes_of, of_table
from chabudai.server.store.work import Append, Job
from chabudai.server.store.writer import Writer
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.refusals import UNREADABLE, damaged_table
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")
_decode = msgspec.json.Decoder(Entry).decode
_encode = msgspec.json.Encoder().encode
_NEWS = sa.text(
    "SELECT e.table_id, e.seq, textsend(e.body) "
    "FROM unnest(CAST(:tables AS text[]), CAST(:seqs AS int[])) AS known(id, seq) "
    "JOIN entries e ON e.table_id = known.id AND e.seq > known.seq ORDER BY e.table_id, e.seq"
)


class Store:
    """The database behind the server."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        """Use `Store.open`."""
        self.engine = engine
        self.failures = Failures()
        self.writer = Writer(engine, loop, self.failures)
        self.people = People(self)
        self.channels = Channels(self)
        self.devices = Devices(self)
        self.erasing = Erasing(self)
        self.keeping = Keeping(self)
        self.leases = Leases(self)
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may write to it."""
        self._loop = loop
        self._readers = ThreadPoolExecutor(4 if self.shared else 2, thread_name_prefix="reader")

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database and bring it to the newest form."""
        engine = open_engine(url)
        await asyncio.to_thread(migrate, engine)
        return cls(engine, asyncio.get_running_loop())

    async def close(self) -> None:
        """Write what is queued, then let go of the database."""
        self.leases.close()
        await self.writer.close()
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query in a thread of its own."""
        return await self._loop.run_in_executor(self._readers, self._reading, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something in a transaction, in the writer's thread."""
        result: T = await self.writer.submit(Job(work))
        return result

    async def append(self, append: Append) -> bool:
        """Add an entry to a log, durably; False if another one came first."""
        return bool(await self.writer.submit(append))

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, Entry]]:
        """Return a table's log after an entry."""
        seq = schema.entries.c.seq
        return await self.read(
            lambda connection: _entries(connection, of_table(connection, table).where(seq > after).order_by(seq))
        )

    async def story(self, table: str, recent: int) -> list[tuple[int, Entry]]:
        """Return a table's log without old talk: of what is no more than that, only the last so many entries."""
        return await self.read(lambda connection: _story(connection, table, recent))

    async def talk(self, table: str, before: int, most: int) -> list[tuple[int, Entry]]:
        """Return the last talk at a table before an entry, oldest first."""
        columns = schema.entries.c

        def look(connection: Connection) -> list[tuple[int, Entry]]:
            query = of_table(connection, table).where(columns.seq < before, columns.aside)
            return _entries(connection, query.order_by(columns.seq.desc()).limit(most))

        return (await self.read(look))[::-1]

    async def news(self, known: Mapping[str, int]) -> list[tuple[str, int, bytes]]:
        """Return the bodies that were added to the logs of tables after the entries that are *known* of them."""
        rows = await self.read(lambda connection: connection.execute(_NEWS, _asked(known)).all())
        return [(table, seq, body) for table, seq, body in rows]

    async def open_tables(self, most: int) -> Sequence[str]:
        """Return the newest tables of the lobby."""
        columns = schema.tables.c
        query = sa.select(columns.id).where(columns.listed).order_by(columns.created.desc()).limit(most)
        return await self.read(lambda connection: connection.execute(query).scalars().all())

    async def tables_of(self, identity: str, most: int) -> Sequence[str]:
        """Return the newest tables at which an identity has sat."""
        columns = schema.members.c
        query = sa.select(columns.table_id).where(columns.identity == identity).order_by(columns.at.desc()).limit(most)
        return await self.read(lambda connection: connection.execute(query).scalars().all())

    async def reached(self, deal: str) -> Sequence[tuple[int, int]]:
        """Return what people reached on a numbered deal the first time, lowest first, and in how many games."""
        columns = schema.dealt.c
        query = (
            sa.select(columns.reached, sa.func.count())
            .where(columns.deal == deal, columns.first, columns.reached.is_not(None))
            .group_by(columns.reached)
            .order_by(columns.reached)
        )
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(reached, games) for reached, games in rows]

    async def beat(self) -> None:
        """Write a heartbeat, the way every move is written: if this works, so do moves."""
        await self.write(lambda connection: _beat(connection, {"at": now(), "version": chabudai.__version__}))

    def _reading(self, work: Callable[[Connection], Any]) -> Any:  # noqa: ANN401
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            self.failures.note("the store could not be read", error)
            raise unread() from None


def _beat(connection: Connection, row: dict[str, Any]) -> None:
    if not connection.execute(sa.update(schema.heartbeats).values(row)).rowcount:
        connection.execute(sa.insert(schema.heartbeats).values(id=1, **row))


def _entries(connection: Connection, query: sa.Select[int, bytes]) -> list[tuple[int, Entry]]:
    rows = connection.execute(query).all()
    try:
        return [(seq, _decode(body)) for seq, body in rows]
    except UNREADABLE as error:
        raise damaged_table() from error


def _story(connection: Connection, table: str, recent: int) -> list[tuple[int, Entry]]:
    columns = schema.entries.c
    # SQLite would read all of the log, for lack of figures.
    by_index = "INDEXED BY entries_story" if connection.dialect.name == "sqlite" else ""
    found = f"SELECT seq, {bytes_of(connection)} AS body FROM entries {by_index}"  # noqa: S608 - constants
    story = connection.execute(sa.text(f"{found} WHERE table_id = :id AND NOT aside"), {"id": table}).all()
    last = of_table(connection, table).where(columns.aside).order_by(columns.seq.desc()).limit(recent)
    talk = connection.execute(last).all()
    rows = sorted([(row.seq, row.body) for row in (*story, *talk)])
    return [(seq, _decode(body)) for seq, body in rows]


def _asked(known: Mapping[str, int]) -> dict[str, list[Any]]:
    return {"tables": list(known), "seqs": list(known.values())}


def entry_of(body: bytes) -> Entry:
    """Return the entry that a stored form is of."""
    return _decode(body)


def body_of(entry: Entry) -> str:
    """Return the stored form of an entry."""
    return _encode(entry).decode()
