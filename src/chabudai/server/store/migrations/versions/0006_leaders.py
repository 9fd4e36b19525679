"""The workers that are alive, and which of them leads a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table of workers, and let tables have a leader."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(100), nullable=False),
        sa.Column("place", sa.String(100), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("leader", sa.String(16), nullable=True))


def downgrade() -> None:
    """Drop both."""
    op.drop_column("tables", "leader")
    op.drop_table("workers")
