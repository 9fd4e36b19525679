"""A connected client, as far as the hub knows it."""

from __future__ import annotations

from typing import Protocol


class Subscriber(Protocol):
    """Somebody who is told about tables."""

    identity: str
    """Whose client it is; what they are called may change while it is connected, and is read when it matters."""
    watching: set[str]
    """The tables that it is told about."""

    def push(self, message: bytes) -> None:
        """Send a message."""
