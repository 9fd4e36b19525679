"""Who set a table up, also without sitting there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_SQLITE = """
    UPDATE tables SET host = (
        SELECT nullif(substr(rest, 1, instr(rest, '"') - 1), '') FROM (
            SELECT substr(body, instr(body, '"host":"') + 8) AS rest FROM entries
            WHERE table_id = tables.id AND seq = 1 AND instr(body, '"host":"') > 0
        )
    )
"""
_POSTGRESQL = """
    UPDATE tables SET host = substring(
        encode(substring(textsend(body) FROM position(CAST('"host":"' AS bytea) IN textsend(body)) FOR 41), 'escape')
        FROM '^"host":"([^"]{1,32})"'
    )
    FROM entries WHERE table_id = id AND seq = 1 AND position(CAST('"host":"' AS bytea) IN textsend(body)) > 0
"""
"""An entry is stored as it is encoded, and a quotation mark in a text has a backslash before it. Bytes: one that is not
even text stops no migration."""


def upgrade() -> None:
    """Make the column, and find the hosts in the logs that there are."""
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=True))
    op.execute(sa.text(_SQLITE if op.get_bind().dialect.name == "sqlite" else _POSTGRESQL))
    op.create_index("ix_tables_host", "tables", ["host"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("tables", "host")
