"""How entries are added to their logs: the statements, and the check that their writer may still write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from chabudai.server.store import schema
from chabudai.server.store.leases import ALIVE, LeaseLost

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chabudai.server.store.work import Append, Dealt

_INSERT_LED: Final = sa.text(
    f"WITH alive AS MATERIALIZED ({ALIVE}) "  # noqa: S608 - a constant
    "INSERT INTO entries (table_id, seq, body, aside) SELECT a.id, a.seq, a.body, a.aside FROM "
    "unnest(CAST(:tables AS text[]), CAST(:seqs AS int[]), CAST(:bodies AS text[]), CAST(:asides AS boolean[]), "
    "CAST(:leaders AS text[])) "
    "AS a(id, seq, body, aside, leader) WHERE a.leader = '' OR a.leader IN (SELECT id FROM alive)"
)
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
            {"id": a.table, "created": a.opened, "listed": bool(a.listed), "leader": a.leader or None} for a in opened
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


def _is_shared(connection: Connection) -> bool:
    """Tell whether other workers may write to the same database."""
    return connection.dialect.name == "postgresql"


def _insert(connection: Connection, appends: list[Append]) -> None:
    """Add all entries by one statement: each statement makes the threads wait for each other."""
    if _is_shared(connection):
        _insert_led(connection, appends)
        return
    statement = _MANY + ", ".join(["(?, ?, ?, ?)"] * len(appends))
    connection.exec_driver_sql(statement, tuple(part for a in appends for part in (a.table, a.seq, a.body, a.aside)))


def _insert_led(connection: Connection, appends: list[Append]) -> None:
    """Add all entries whose leaders are alive, and will be until this is committed."""
    columns = {
        "tables": [append.table for append in appends],
        "seqs": [append.seq for append in appends],
        "bodies": [append.body for append in appends],
        "asides": [append.aside for append in appends],
        "leaders": [append.leader for append in appends],
    }
    if connection.execute(_INSERT_LED, columns).rowcount < len(appends):
        raise LeaseLost(appends[0].leader)


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
