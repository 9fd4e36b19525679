"""The command `chabudai backup`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    data_dir: Annotated[
        str, typer.Option(envvar="CHABUDAI_DATA_DIR", help="Folder of the server's SQLite database.")
    ] = "",
) -> None:
    """Copy the database of a server, also while it runs.

    The copy is one consistent SQLite file; start a server on it to restore. For PostgreSQL use pg_dump.
    """
    from chabudai.server.backup import back_up
    from chabudai.server.settings import Settings

    tables, entries = back_up(Settings(data_dir=data_dir).folder(), target)
    typer.echo(f"{target}: {tables} tables, {entries} entries")
