"""The store: append-only logs of tables, and the little that is known about people."""

from chabudai.server.store.failure import StoreFailed
from chabudai.server.store.store import Store
from chabudai.server.store.work import Append, Dealt

__all__ = ["Append", "Dealt", "Store", "StoreFailed"]
