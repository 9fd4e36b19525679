"""A row that servers write to see whether they can, with their version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

import chabudai

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table with its row."""
    made = op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
    )
    op.bulk_insert(made, [{"id": 1, "at": 0, "version": chabudai.__version__}])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("heartbeats")
