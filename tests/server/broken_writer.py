"""A server whose writing thread breaks down when somebody says so: run like `chabudai serve`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from chabudai.cli import main
from chabudai.server.store import adding, writer

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chabudai.server.store import Append

FATAL = "the writing thread shall break down"


def add(connection: Connection, appends: list[Append]) -> None:
    """Add entries, unless one of them holds the word."""
    if any(FATAL in append.body for append in appends):
        raise RuntimeError(FATAL)
    adding.add(connection, appends)


if __name__ == "__main__":
    writer.add = add  # type: ignore[attr-defined]
    sys.argv.insert(1, "serve")
    main()
