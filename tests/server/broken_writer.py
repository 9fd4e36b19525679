"""A server whose writing thread breaks down when somebody says so: run like `chabudai serve`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from chabudai.cli import main
from chabudai.server.store import adding

if TYPE_CHECKING:
    from chabudai.server.store import Append

FATAL = "the writing thread shall break down"


class Breaking(adding.OwnEntries):
    """Adds entries, unless one of them holds the word."""

    def add(self, appends: list[Append]) -> None:
        if any(FATAL in append.body for append in appends):
            raise RuntimeError(FATAL)
        super().add(appends)


if __name__ == "__main__":
    adding.OwnEntries = Breaking  # type: ignore[misc]
    sys.argv.insert(1, "serve")
    main()
