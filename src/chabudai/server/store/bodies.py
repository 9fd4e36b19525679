"""Bodies of entries as bytes: whether these are text is for the reader to find, not for the driver."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from chabudai.server.store import schema

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, TextClause


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
    columns = schema.entries.c
    return sa.select(columns.seq, stored_body(connection)).where(columns.table_id == table)
