"""Reading and writing, from the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import sqlalchemy as sa

from chabudai.server.store import schema
from chabudai.server.store.adding import CHANNEL
from chabudai.server.store.channels import Channels
from chabudai.server.store.engine import migrate, open_engine
from chabudai.server.store.listener import Listener
from chabudai.server.store.people import People
from chabudai.server.store.work import Append, Job
from chabudai.server.store.writer import Writer
from chabudai.server.tables.entry import Entry

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")
_decode = msgspec.json.Decoder(Entry).decode
_encode = msgspec.json.Encoder().encode


class Store:
    """The database behind the server."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        """Use `Store.open`."""
        self.engine = engine
        self.worker = secrets.token_hex(4)
        """This process's name in notices to the others."""
        self.writer = Writer(engine, loop, self.worker)
        self.people = People(self)
        self.channels = Channels(self)
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may write to it."""
        self._loop = loop
        self._readers = ThreadPoolExecutor(4 if self.shared else 2, thread_name_prefix="reader")
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database and bring it to the newest form."""
        engine = open_engine(url)
        await asyncio.to_thread(migrate, engine)
        return cls(engine, asyncio.get_running_loop())

    def listen(self, notice: Callable[[str], None]) -> None:
        """Hear what other workers added, where there can be others."""
        if self.shared:
            self._listener = Listener(self.engine, self._loop, notice)

    async def close(self) -> None:
        """Write what is queued, then let go of the database."""
        if self._listener is not None:
            await self._listener.close()
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

    async def notify(self, notice: str) -> None:
        """Tell the other workers something, where there can be others."""
        if self.shared:
            await self.write(lambda connection: connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notice))))

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, Entry]]:
        """Return a table's log after an entry."""
        columns = schema.entries.c
        query = (
            sa.select(columns.seq, columns.body)
            .where(columns.table_id == table, columns.seq > after)
            .order_by(columns.seq)
        )
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(seq, _decode(body)) for seq, body in rows]

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

    async def ready(self) -> bool:
        """Tell whether the database answers."""
        return await self.read(lambda connection: connection.execute(sa.select(sa.literal(1))).scalar()) == 1

    def _reading(self, work: Callable[[Connection], Any]) -> Any:  # noqa: ANN401
        with self.engine.connect() as connection:
            return work(connection)


def body_of(entry: Entry) -> str:
    """Return the stored form of an entry."""
    return _encode(entry).decode()
