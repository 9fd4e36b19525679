"""What a server has stored, read and changed behind its back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from tests.server.running import Server

from chabudai.server.store import schema
from chabudai.server.store.engine import open_engine, sqlite_url


@contextmanager
def connected(server: Server) -> Iterator[sa.Connection]:
    """Open a server's database."""
    engine = open_engine(server.database or sqlite_url(server.folder))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def everything(server: Server) -> str:
    """Return all that a server has stored, as text; of a SQLite file also what lies in free pages and the journal."""
    if not server.database:
        files = sorted(server.folder.glob("chabudai.sqlite3*"))
        return "".join(file.read_bytes().decode("latin-1") for file in files)
    with connected(server) as connection:
        return "\n".join(
            str(row) for table in schema.metadata.sorted_tables for row in connection.execute(table.select())
        )


def spoil(server: Server, table: str, seq: int) -> None:
    """Make one entry of a log unreadable."""
    columns = schema.entries.c
    with connected(server) as connection:
        where = (columns.table_id == table, columns.seq == seq)
        connection.execute(sa.update(schema.entries).where(*where).values(body='{"at":1,"events":[{"event":"no"}]}'))
