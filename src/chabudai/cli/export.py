"""The command `chabudai export`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


def export(
    data_dir: Annotated[
        str, typer.Option(envvar="CHABUDAI_DATA_DIR", help="Folder of the server's SQLite database.")
    ] = "",
    database: Annotated[str, typer.Option(envvar="CHABUDAI_DATABASE", help="Or the address of its PostgreSQL.")] = "",
    *,
    running: Annotated[bool, typer.Option("--running", help="Games that are not over too, cards and all.")] = False,
) -> None:
    """Write the records of all games as JSON lines to standard output."""
    from chabudai.server.backup import records
    from chabudai.server.settings import Settings

    for line in records(Settings(data_dir=data_dir, database=database), running=running):
        sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()
