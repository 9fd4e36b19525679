"""What a server has stored, read and changed behind its back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from tests.server.running import Server

from chabudai.server.store import schema
from chabudai.server.store.engine import open_engine, sqlite_url
from chabudai.server.store.schema import stored_body


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
        others = [table.select() for table in schema.metadata.sorted_tables if table is not schema.entries]
        entries = sa.select(schema.entries.c.table_id, stored_body(connection))
        return "\n".join(str(row) for query in (*others, entries) for row in connection.execute(query))


UNKNOWN = b'{"at":1,"events":[{"event":"no"}]}'
"""The body of an entry with an event that nobody knows."""
ROTTEN = b'{"at":1,"events":[{"event":"renamed","name":"\xff\xfe"}]}'
"""One that is not even text."""
DEEP = b'{"at":1,"events":' + b"[" * 100_000
"""One that is nested too deeply for anybody to read."""


LARGE = b'{"at":1' + b"0" * 400 + b',"events":[{"event":"renamed","name":"x"}]}'
"""One with a number that is too large for any store or clock."""


def spoil(server: Server, table: str, seq: int, body: bytes) -> None:
    """Make one entry of a log unreadable."""
    with connected(server) as connection:
        write_body(connection, table, seq, body)


def write_body(connection: sa.Connection, table: str, seq: int, body: bytes) -> None:
    """Store any bytes as the body of an entry, as a failing disk would."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("CREATE CAST (bytea AS text) WITHOUT FUNCTION"))
    raw = sa.cast(sa.literal(body, sa.LargeBinary()), sa.Text())
    mine = (schema.entries.c.table_id == table, schema.entries.c.seq == seq)
    connection.execute(sa.update(schema.entries).where(*mine).values(body=raw))
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("DROP CAST (bytea AS text)"))


def waver(server: Server, table: str, after: int, times: int) -> None:
    """Let a move be made and taken back, again and again, behind the server's back."""
    moved = '{"at":1,"events":[{"event":"moved","seat":1,"move":"discard 1"}]}'
    back = '{"at":1,"events":[{"event":"taken_back","moves":1}]}'
    rows = [
        {"table_id": table, "seq": after + number, "body": moved if number % 2 else back, "aside": False}
        for number in range(1, 2 * times + 1)
    ]
    with connected(server) as connection:
        connection.execute(sa.insert(schema.entries), rows)


def copied(server: Server, table: str, mark: str = "copy") -> str:
    """Copy a table and its log under another name, which begins with a *mark*; nobody has read it yet."""
    name, columns = f"{mark}-{table}"[:32], schema.entries.c
    with connected(server) as connection:
        rows = connection.execute(sa.select(columns.seq, columns.body, columns.aside).where(columns.table_id == table))
        copies = [{"table_id": name, "seq": seq, "body": body, "aside": aside} for seq, body, aside in rows]
        connection.execute(sa.insert(schema.entries), copies)
        connection.execute(sa.insert(schema.tables).values(id=name, created=1, listed=False))
    return name
