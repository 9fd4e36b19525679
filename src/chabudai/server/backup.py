"""Copies of what is stored: a whole database, or all games as records."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from chabudai.core import ChabudaiError
from chabudai.server.store import schema
from chabudai.server.store.engine import open_engine, sqlite_url
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.records import table_record
from chabudai.server.tables.table import Table

if TYPE_CHECKING:
    from chabudai.server.settings import Settings

_decode = msgspec.json.Decoder(Entry).decode


class NoDatabase(ChabudaiError):
    """There is nothing to copy, or no place for the copy."""

    code = "backup/impossible"


def back_up(folder: Path, target: Path) -> tuple[int, int]:
    """Copy a SQLite database, also while a server uses it; return its tables and entries."""
    source = folder / "chabudai.sqlite3"
    if not source.is_file():
        raise NoDatabase(f"There is no database in {folder}.", hint="Name the server's folder with --data-dir.")
    if target.exists():
        raise NoDatabase(f"{target} exists already.", hint="Name a new file.")
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise NoDatabase("The copy is damaged.", hint="Check the disk, and try again.")
        tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        return tables, copy.execute("SELECT count(*) FROM entries").fetchone()[0]


def records(settings: Settings, *, running: bool = False) -> Iterator[bytes]:
    """Yield the records of all games that are over, and of others if they are wanted."""
    if not settings.database and not (settings.folder() / "chabudai.sqlite3").is_file():
        raise NoDatabase(f"There is no database in {settings.folder()}.", hint="Name it with --data-dir.")
    engine = open_engine(settings.database or sqlite_url(settings.folder()))
    columns = schema.entries.c
    query = sa.select(columns.table_id, columns.seq, columns.body).order_by(columns.table_id, columns.seq)
    with engine.connect().execution_options(yield_per=1000) as connection:
        for _, rows in groupby(connection.execute(query), key=lambda row: row.table_id):
            # A record names no table: its id would be an invitation.
            table = Table("")
            for row in rows:
                table.apply(row.seq, _decode(row.body))
            if table.match is not None and (running or table.phase == "over"):
                yield msgspec.json.encode(table_record(table))
    engine.dispose()
