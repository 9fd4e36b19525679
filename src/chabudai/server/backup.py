"""Copies of what is stored: a whole database, or all games as records."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from chabudai.core import ChabudaiError
from chabudai.server.jobs.records import table_record
from chabudai.server.settings import Settings
from chabudai.server.store import schema
from chabudai.server.store.engine import NoDatabase, open_engine, refuse_newer, sqlite_url, unopened
from chabudai.server.store.folder import FILE, PRIVATE_FILE
from chabudai.server.store.schema import stored_body
from chabudai.server.store.store import entry_of
from chabudai.server.tables.refusals import UNREADABLE
from chabudai.server.tables.story.written import written
from chabudai.server.tables.table import Table

if TYPE_CHECKING:
    from sqlalchemy import Engine


class NoBackup(ChabudaiError):
    """There is no place for the copy, or it is damaged."""

    code = "backup/impossible"


def back_up(folder: Path, target: Path) -> tuple[int, int]:
    """Copy a SQLite database, also while a server uses it; return its tables and entries.

    Raises:
        NoDatabase: There is none, or it cannot be opened.
        NewerDatabase: A later version has written it.
        NoBackup: There is no place for the copy.
    """
    _open(Settings(data_dir=str(folder))).dispose()
    try:
        # Only its owner may read it, from the first byte on.
        os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
    except OSError as error:
        raise NoBackup(f"{target} cannot be written: {error.strerror}.", hint="Name a new file.") from error
    try:
        return _copy(folder / FILE, target)
    except BaseException as error:
        # Nobody should take half a copy for a backup.
        target.unlink()
        if isinstance(error, sqlite3.Error):
            raise NoBackup(f"The copy failed: {error}.", hint="Check the disk, and try again.") from error
        raise


def _copy(source: Path, target: Path) -> tuple[int, int]:
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise NoBackup("The copy is damaged.", hint="Check the disk, and try again.")
        tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        return tables, copy.execute("SELECT count(*) FROM entries").fetchone()[0]


def _open(settings: Settings) -> Engine:
    """Open the database of a server, if this version understands it."""
    if not settings.database and not (settings.folder() / FILE).is_file():
        raise NoDatabase(f"There is no database in {settings.folder()}.", hint="Name its folder with --data-dir.")
    engine = open_engine(settings.database or sqlite_url(settings.folder()))
    try:
        if not refuse_newer(engine):
            raise NoDatabase("The database is empty.", hint="Name the folder of a server with --data-dir.")
    except DBAPIError as error:
        raise unopened(error) from None
    return engine


def records(
    settings: Settings, *, running: bool = False, damaged: Callable[[str], None] | None = None
) -> Iterator[bytes]:
    """Yield the records of all games that are over, and of others if they are wanted.

    Tables whose logs cannot be read are told to *damaged*, and left out.

    Raises:
        NoDatabase: There is none, or it cannot be opened.
        NewerDatabase: A later version has written it.
    """
    engine = _open(settings)
    columns = schema.entries.c
    with engine.connect().execution_options(yield_per=1000) as connection:
        bodies = sa.select(columns.table_id, columns.seq, stored_body(connection))
        query = bodies.order_by(columns.table_id, columns.seq)
        for name, rows in groupby(connection.execute(query), key=lambda row: row.table_id):
            try:
                record = _record((row.seq, row.body) for row in rows)
            except UNREADABLE:
                if damaged is not None:
                    damaged(name)
                continue
            if record is not None and (running or record[0].phase == "over"):
                yield record[1]
    engine.dispose()


def _record(rows: Iterable[tuple[int, bytes]]) -> tuple[Table, bytes] | None:
    """Return a table and its record from its log; None if nothing was dealt."""
    # A record names no table: its id would be an invitation.
    table = Table("")
    for seq, body in rows:
        table.apply(seq, entry_of(body))
    return None if table.match is None else (table, msgspec.json.encode(table_record(written(table))))
