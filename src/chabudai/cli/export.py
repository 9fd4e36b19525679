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
    """Write the records of all games as JSON lines to standard output.

    If that is a file of yours, only you may read it from then on.
    """
    from chabudai.server.backup import records
    from chabudai.server.settings import Settings
    from chabudai.server.store.folder import shut_to_others

    shut_to_others(sys.stdout.fileno())
    damaged: list[str] = []
    for line in records(Settings(data_dir=data_dir, database=database), running=running, damaged=damaged.append):
        sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()
    for table in damaged:
        typer.echo(f"chabudai: the log of table {table} is damaged and was left out.", err=True)
    if damaged:
        raise typer.Exit(1)
