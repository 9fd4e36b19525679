"""The tables of the database, each made by a migration, and the bodies of entries as bytes.

Whether bytes are text is for the reader to find out, not for the driver.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, TextClause

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=True),
    sa.Column("leader", sa.String(16), nullable=True),
    sa.Column("host", sa.String(32), nullable=True, index=True),
    sa.Index("tables_listed", "listed", "created"),
)
"""One row per table.

It is `listed` while it waits in the lobby, `ended` says when its game was over, as far as that is known, `leader` is
the worker at which it is played, and `host` whoever set it up, who need not sit there.
"""

workers = sa.Table(
    "workers",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("address", sa.String(100), nullable=False),
    sa.Column("place", sa.String(100), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
"""The workers that are alive; one whose row is gone writes nothing any more, and its id never comes back."""

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("aside", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index(
        "entries_story",
        "table_id",
        "seq",
        sqlite_where=sa.text("NOT aside"),
        postgresql_where=sa.text("NOT aside"),
    ),
    sqlite_with_rowid=False,
)
"""The logs: the key lets an entry happen once, whichever worker takes it. An `aside` is nothing but talk: the table is
the same without it, and is read without it."""

members = sa.Table(
    "members",
    metadata,
    sa.Column("identity", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""At which tables an identity has sat."""

dealt = sa.Table(
    "dealt",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("deal", sa.String(40), nullable=False),
    sa.Column("first", sa.Boolean, nullable=False),
    sa.Column("reached", sa.Integer, nullable=True),
    sa.Index("dealt_deal", "deal"),
)
"""Tables at which a numbered deal was dealt; `first` if nobody there had played it before, `reached` after the end."""

identities = sa.Table(
    "identities",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("program", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
)
"""Who has chosen a name; `seen` is no earlier than the last time that somebody without devices was here."""

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("identity", sa.String(32), nullable=False, index=True),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
"""Codes for another device, as digests; each works once."""

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("identity", sa.String(32), nullable=False),
    sa.Column("owner", sa.String(32), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""Tokens of programs that play, as digests, and who asked for them."""

channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("identity", sa.String(32), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("secret", sa.String(200), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("code", sa.String(64), nullable=True),
)
"""How people want to be told of their turns; `code` is the digest of what confirms an e-mail address."""

noticed = sa.Table(
    "noticed",
    metadata,
    sa.Column("identity", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),
)
"""The last turn at a table of which somebody was told, by the entry with which it began."""

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("identity", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)
"""The browsers that are signed in as somebody, by the id in their cookies."""

revoked = sa.Table(
    "revoked",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""Digests of identities and devices whose cookies no longer count: nothing leads from them to anybody."""

erasures = sa.Table(
    "erasures",
    metadata,
    sa.Column("identity", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""Who is being erased from the logs; a row goes when that is done."""

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)
"""What cookies and push messages are signed with."""

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("version", sa.String(40), nullable=False),
)
"""One row: when a server last tried whether it can write, and which version it was."""


def stored_body(connection: Connection) -> ColumnElement[bytes]:
    """Return the column of bodies, to be read as bytes."""
    return sa.literal_column(bytes_of(connection), sa.LargeBinary()).label("body")


def bytes_of(connection: Connection, name: str = "entries.body") -> str:
    """Return the SQL for the bytes of a column of text."""
    return f"textsend({name})" if connection.dialect.name == "postgresql" else f"CAST({name} AS BLOB)"


def has_words(connection: Connection, words: str) -> TextClause:
    """Return the condition that a body has some words in it, whatever else it is."""
    body = bytes_of(connection)
    shared = connection.dialect.name == "postgresql"
    found = f"position(CAST(:words AS bytea) IN {body}) > 0" if shared else f"instr({body}, :words) > 0"
    return sa.text(found).bindparams(words=words.encode())


def of_table(connection: Connection, table: str) -> sa.Select[int, bytes]:
    """Return the query for the numbers and bodies of a log."""
    return sa.select(entries.c.seq, stored_body(connection)).where(entries.c.table_id == table)
