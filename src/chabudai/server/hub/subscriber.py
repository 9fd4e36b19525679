"""A connected client, as far as the hub knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from chabudai.server.tables.person import Person


class Subscriber(Protocol):
    """Somebody who is told about tables."""

    person: Person
    watching: set[str]
    """The tables that it is told about."""

    def push(self, message: bytes) -> None:
        """Send a message."""
