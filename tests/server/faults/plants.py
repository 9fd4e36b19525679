"""Faults of a server's own, which a run of faults must find out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

from sqlalchemy import event

from chabudai.server.store import store as stores
from chabudai.server.store.adding import is_plain
from chabudai.server.store.engine import open_engine
from chabudai.server.store.work import Append
from chabudai.server.store.writer import Writer

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from chabudai.server.store.work import Work


def unsynced() -> None:
    """Say that something is stored when the system has it, and not yet the disk."""

    def careless(url: str) -> Engine:
        engine = open_engine(url)
        event.listen(engine, "connect", _careless)
        return engine

    patch.object(stores, "open_engine", careless).start()


def _careless(connection: Any, _record: object) -> None:  # noqa: ANN401 - a connection of the driver
    connection.execute("PRAGMA synchronous=OFF")


def hasty() -> None:
    """Say that moves are stored when the next ones come, which take them along."""
    commit = Writer._commit
    waiting: list[Work] = []

    def promise(writer: Writer, batch: list[Work]) -> list[Any]:
        before, waiting[:] = list(waiting), ()
        if before:
            commit(writer, before)
        if not all(isinstance(work, Append) and is_plain(work) for work in batch):
            return commit(writer, batch)
        waiting[:] = batch
        return [True] * len(batch)

    patch.object(Writer, "_commit", promise).start()


PLANTS: Final[dict[str, Callable[[], None]]] = {"unsynced": unsynced, "hasty": hasty}
