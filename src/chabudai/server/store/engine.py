"""Opening the database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy import event

if TYPE_CHECKING:
    from sqlalchemy import Engine

NEWEST = "0003"
"""The last of the migrations; a test says so."""
LOCK = 0x63686162
"""The number of the PostgreSQL lock that lets one process migrate at a time."""


def open_engine(url: str) -> Engine:
    """Return an engine for a URL such as `sqlite:///file` or `postgresql://...`."""
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        engine = sa.create_engine(address, connect_args={"check_same_thread": False, "timeout": 30})
        event.listen(engine, "connect", _durable)
        return engine
    return sa.create_engine(address.set(drivername="postgresql+psycopg"), pool_size=6, pool_pre_ping=True)


def sqlite_url(data_dir: Path) -> str:
    """Return the URL of the database file in *data_dir*."""
    return f"sqlite:///{data_dir / 'chabudai.sqlite3'}"


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form."""
    if _is_newest(engine):
        return
    # Only here: most starts do without it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "chabudai.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _is_newest(engine: Engine) -> bool:
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return False
        return bool(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == NEWEST)


def _durable(connection: Any, _record: object) -> None:  # noqa: ANN401 - a connection of the driver
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # A commit returns when the disk has it, even if the power fails right after.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=30000")
    # Logs of many tables lie far apart: keep the pages that are in use, up to 64 MiB.
    cursor.execute("PRAGMA cache_size=-65536")
    cursor.close()
