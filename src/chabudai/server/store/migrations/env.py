"""Alembic's way in: it migrates over the connection that the server hands it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic import context

from chabudai.server.store.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy import Connection

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
