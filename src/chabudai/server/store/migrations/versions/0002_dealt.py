"""What was reached on numbered deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "dealt",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("deal", sa.String(40), nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("reached", sa.Integer, nullable=True),
    )
    op.create_index("dealt_deal", "dealt", ["deal"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("dealt")
