"""Opening the database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

import chabudai
from chabudai.core import ChabudaiError
from chabudai.server.store.folder import FILE

if TYPE_CHECKING:
    from sqlalchemy import Engine

NEWEST = "0007"
"""The last of the migrations; a test says so."""
BUSY = 30.0
"""Seconds for which a write waits for a lock that somebody else holds; then it has failed."""
LOCK = 0x63686162
"""The number of the PostgreSQL lock that lets one process migrate at a time."""
ALIVE: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""How PostgreSQL is connected to, so that nobody waits for ever for a machine that is gone."""


class NoDatabase(ChabudaiError):
    """There is no database, or nothing that can be opened as one."""

    code = "store/none"


class NewerDatabase(ChabudaiError):
    """A later version of the server has written this database."""

    code = "store/newer"


def open_engine(url: str) -> Engine:
    """Return an engine for a URL such as `sqlite:///file` or `postgresql://...`."""
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        engine = sa.create_engine(address, connect_args={"check_same_thread": False, "timeout": BUSY})
        event.listen(engine, "connect", _durable)
        return engine
    engine = sa.create_engine(
        address.set(drivername="postgresql+psycopg"), pool_size=6, pool_pre_ping=True, connect_args=ALIVE
    )
    event.listen(engine, "connect", _impatient)
    return engine


def sqlite_url(data_dir: Path) -> str:
    """Return the URL of the database file in *data_dir*."""
    return f"sqlite:///{data_dir / FILE}"


def bring_up_to_date(url: str) -> None:
    """Migrate the database at *url*, before anything is served from it.

    Raises:
        NewerDatabase: It has a newer form than this version knows.
        NoDatabase: It cannot be opened.
    """
    engine = open_engine(url)
    try:
        migrate(engine)
    except DBAPIError as error:
        raise unopened(error) from None
    finally:
        engine.dispose()


def unopened(error: DBAPIError) -> NoDatabase:
    """Return what to say when a database cannot be opened."""
    why = (str(error.orig).splitlines() or [type(error.orig).__name__])[0]
    return NoDatabase(f"The database cannot be opened: {why}.", hint="See that it runs, and that this is its address.")


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form.

    Raises:
        NewerDatabase: It has a newer form than this version knows.
    """
    if refuse_newer(engine) == NEWEST:
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
    _sweep(engine)


def _sweep(engine: Engine) -> None:
    """Rewrite a SQLite file once, so that free pages of former versions hold nothing that was deleted."""
    if engine.dialect.name == "sqlite":
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text("VACUUM"))


def refuse_newer(engine: Engine) -> str:
    """Return the form of the database, empty if it has none yet.

    Raises:
        NewerDatabase: It has a newer form than this version knows.
    """
    with engine.connect() as connection:
        present = set(sa.inspect(connection).get_table_names())
        if "alembic_version" not in present:
            return ""
        form = str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or "")
        if form > NEWEST:
            written = sa.text("SELECT version FROM heartbeats")
            writer = connection.execute(written).scalar() if "heartbeats" in present else None
            raise NewerDatabase(
                f"This database was written by version {writer or 'unknown'} (form {form}); "
                f"this is version {chabudai.__version__} (form {NEWEST}).",
                hint="Upgrade Chabudai, or use a backup from before.",
            )
        return form


def _durable(connection: Any, _record: object) -> None:  # noqa: ANN401 - a connection of the driver
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # A commit returns when the disk has it, even if the power fails right after.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={int(BUSY * 1000)}")
    # What is deleted or overwritten is gone from the file, not only from the tables.
    cursor.execute("PRAGMA secure_delete=ON")
    # After a rush the write-ahead log gives the disk back.
    cursor.execute("PRAGMA journal_size_limit=67108864")
    # Logs of many tables lie far apart: keep the pages that are in use, up to 64 MiB.
    cursor.execute("PRAGMA cache_size=-65536")
    cursor.close()


def _impatient(connection: Any, _record: object) -> None:  # noqa: ANN401 - a connection of the driver
    connection.execute(f"SET lock_timeout = {int(BUSY * 1000)}")
    # What is set in a transaction goes with it.
    connection.commit()
