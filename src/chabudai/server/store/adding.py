"""How entries are added to their logs: the statements, and the check that their writer may still write."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

import msgspec
import psycopg
import sqlalchemy as sa
from psycopg.pq import DiagnosticField, ExecStatus
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError

from chabudai.server.store import schema
from chabudai.server.store.leases import LeaseLost, alive

if TYPE_CHECKING:
    from psycopg.pq.abc import PGresult
    from sqlalchemy import Connection, Engine, PoolProxiedConnection

    from chabudai.server.store.work import Append, Dealt

_INSERT_LED: Final = (
    "WITH given AS MATERIALIZED (SELECT * FROM json_to_recordset(CAST(%s AS json)) "  # noqa: S608 - constants
    "AS g(id text, seq int, body text, aside boolean, leader text)), "
    "leaders AS MATERIALIZED (SELECT DISTINCT leader FROM given WHERE leader <> ''), "
    f"alive AS MATERIALIZED ({alive('SELECT leader FROM leaders')}) "
    "INSERT INTO entries (table_id, seq, body, aside) SELECT id, seq, body, aside FROM given "
    "WHERE (SELECT count(*) FROM alive) = (SELECT count(*) FROM leaders)"
)
"""Adds all entries if the leaders of all are alive, and will be until this is committed; otherwise none."""
_NAME: Final = b"add_entries"
"""The prepared statement of a connection that adds plain entries."""
_encode: Final = msgspec.json.Encoder().encode
_MANY: Final = "INSERT INTO entries (table_id, seq, body, aside) VALUES "
_OPEN: Final = sa.insert(schema.tables)
_LIST: Final = (
    sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("of")).values(listed=sa.bindparam("now"))
)
_REACH: Final = (
    sa.update(schema.dealt).where(schema.dealt.c.table_id == sa.bindparam("of")).values(reached=sa.bindparam("now"))
)
_END: Final = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("of")).values(ended=sa.bindparam("now"))


def add(connection: Connection, appends: list[Append]) -> None:
    """Add entries to their logs, with all that goes with them.

    Raises:
        LeaseLost: The worker that leads one of the tables was declared dead.
    """
    # Workers that write in one order never wait for each other in a circle.
    appends.sort(key=lambda append: (append.table, append.seq))
    if opened := [a for a in appends if a.opened is not None]:
        rows = [
            {
                "id": a.table,
                "created": a.opened,
                "listed": bool(a.listed),
                "leader": a.leader or None,
                "host": a.host,
            }
            for a in opened
        ]
        connection.execute(_OPEN, rows)
    _insert(connection, appends)
    if listed := [{"of": a.table, "now": a.listed} for a in appends if a.listed is not None and a.opened is None]:
        connection.execute(_LIST, listed)
    for append in appends:
        for identity, at in append.members:
            _add_member(connection, identity, append.table, at)
        if append.dealt is not None:
            _add_deal(connection, append.table, append.dealt)
    if reached := [{"of": a.table, "now": a.reached} for a in appends if a.reached is not None]:
        connection.execute(_REACH, reached)
    if ended := [{"of": a.table, "now": a.ended} for a in appends if a.ended is not None]:
        connection.execute(_END, ended)


def is_plain(append: Append) -> bool:
    """Tell whether nothing goes with an entry."""
    more = (append.opened, append.listed, append.dealt, append.reached, append.ended)
    return more == (None,) * len(more) and not append.members


def _is_shared(connection: Connection) -> bool:
    """Tell whether other workers may write to the same database."""
    return connection.dialect.name == "postgresql"


def _insert(connection: Connection, appends: list[Append]) -> None:
    """Add all entries by one statement: each statement makes the threads wait for each other."""
    if _is_shared(connection):
        _insert_led(connection, appends)
        return
    connection.exec_driver_sql(*_insertion(appends))


def _insertion(appends: list[Append]) -> tuple[str, tuple[Any, ...]]:
    """Return the statement that adds entries to a SQLite file, and its values."""
    values = tuple([part for a in appends for part in (a.table, a.seq, a.body, a.aside)])
    return _MANY + ", ".join(["(?, ?, ?, ?)"] * len(appends)), values


def _insert_led(connection: Connection, appends: list[Append]) -> None:
    if connection.exec_driver_sql(_INSERT_LED, (_given(appends).decode(),)).rowcount < len(appends):
        raise LeaseLost(appends[0].leader)


def _given(appends: list[Append]) -> bytes:
    """Return the entries as one value: the driver takes long over many."""
    return _encode(
        [{"id": a.table, "seq": a.seq, "body": a.body, "aside": a.aside, "leader": a.leader} for a in appends]
    )


class PlainEntries(ABC):
    """Adds entries with which nothing else goes, past everything but the driver.

    One statement is a transaction of its own: nothing is sent or called for its beginning and its end.
    """

    def __init__(self, engine: Engine) -> None:
        """Connect when there is something to add."""
        self._engine = engine
        self._connection: PoolProxiedConnection | None = None

    @abstractmethod
    def add(self, appends: list[Append]) -> None:
        """Add entries to their logs, all or none.

        Raises:
            LeaseLost: The worker that leads one of the tables was declared dead.
        """

    @abstractmethod
    def _set_up(self, connection: Any) -> None:  # noqa: ANN401 - a connection of the driver
        """Let each statement be a transaction of its own."""

    def drop(self) -> None:
        """Take a fresh connection next time: this one may be broken."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.invalidate()

    def _connected(self) -> Any:  # noqa: ANN401 - a connection of the driver
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            self._set_up(self._connection.driver_connection)
        return self._connection.driver_connection


class LedEntries(PlainEntries):
    """Adds them to a PostgreSQL that workers share, by a call of its library, with nothing of the driver around it."""

    def add(self, appends: list[Append]) -> None:
        """Add entries to their logs, all or none.

        Raises:
            LeaseLost: The worker that leads one of the tables was declared dead.
        """
        try:
            connection: psycopg.Connection[Any] = self._connected()
            result = connection.pgconn.exec_prepared(_NAME, [_given(appends)])
        except psycopg.Error as error:
            raise OperationalError(None, None, error) from None
        if (_checked(result).command_tuples or 0) < len(appends):
            raise LeaseLost(appends[0].leader)

    def _set_up(self, connection: psycopg.Connection[Any]) -> None:
        connection.set_autocommit(True)
        _checked(connection.pgconn.prepare(_NAME, _INSERT_LED.replace("%s", "$1").encode()))


class OwnEntries(PlainEntries):
    """Adds them to a SQLite file, to which nobody else writes."""

    def add(self, appends: list[Append]) -> None:
        """Add entries to their logs, all or none."""
        try:
            connection: sqlite3.Connection = self._connected()
            connection.execute(*_insertion(appends))
        except sqlite3.Error as error:
            raise _kind(error)(None, None, error) from None

    def _set_up(self, connection: sqlite3.Connection) -> None:
        connection.isolation_level = None


def _kind(error: sqlite3.Error) -> type[DBAPIError]:
    if isinstance(error, sqlite3.IntegrityError):
        return IntegrityError
    return DataError if isinstance(error, sqlite3.DataError) else OperationalError


def _checked(result: PGresult) -> PGresult:
    """Return what PostgreSQL answered, unless that is a failure, which is told as it is everywhere else."""
    if result.status == ExecStatus.COMMAND_OK:
        return result
    state = result.error_field(DiagnosticField.SQLSTATE) or b""
    kind = {b"22": DataError, b"23": IntegrityError}.get(state[:2], OperationalError)
    raise kind(None, None, psycopg.DatabaseError(result.get_error_message()))


def plain_entries(engine: Engine) -> PlainEntries:
    """Return what adds plain entries to this database."""
    return LedEntries(engine) if engine.dialect.name == "postgresql" else OwnEntries(engine)


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
