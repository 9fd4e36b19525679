"""The store: append-only logs of tables, and the little that is known about people."""

from chabudai.server.store.store import Store
from chabudai.server.store.work import Append, Dealt
from chabudai.server.store.writer import StoreFailed

__all__ = ["Append", "Dealt", "Store", "StoreFailed"]
