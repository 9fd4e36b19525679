"""Talk apart from the rest of a log, devices, and what was revoked or is being erased."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_TALK = """
    UPDATE entries SET aside = :yes
    WHERE body LIKE '{"at":%,"events":[{"event":"said",%' AND body NOT LIKE '%},{"event":%'
"""
"""An entry is stored as it is encoded: one that is nothing but talk begins like this and has no second event."""


def upgrade() -> None:
    """Make the columns and tables, and find the talk in the logs that there are."""
    op.add_column("entries", sa.Column("aside", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(sa.text(_TALK).bindparams(yes=True))
    story = sa.text("NOT aside")
    op.create_index("entries_story", "entries", ["table_id", "seq"], sqlite_where=story, postgresql_where=story)
    op.add_column("tables", sa.Column("ended", sa.BigInteger, nullable=True))
    # Nobody knows when these people were here last: what is unused is counted from today.
    today = str(time.time_ns() // 1_000_000)
    op.add_column("identities", sa.Column("seen", sa.BigInteger, nullable=False, server_default=today))
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_identity", "devices", ["identity"])
    op.create_table(
        "revoked",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "erasures",
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("erasures", "revoked", "devices"):
        op.drop_table(name)
    op.drop_column("identities", "seen")
    op.drop_column("tables", "ended")
    op.drop_index("entries_story", "entries")
    op.drop_column("entries", "aside")
