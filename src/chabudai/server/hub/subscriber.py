"""A connected client, as far as the hub knows it: of this worker, or of another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from chabudai.server.peers.frames import Push

if TYPE_CHECKING:
    from chabudai.server.peers.link import Link


class Subscriber(Protocol):
    """Somebody who is told about tables."""

    identity: str
    """Whose client it is; what they are called may change while it is connected, and is read when it matters."""
    watching: set[str]
    """The tables that it is told about."""

    def push(self, message: bytes) -> None:
        """Send a message."""


class Client(Subscriber, Protocol):
    """A client that is connected to this worker."""

    device: str
    """The device on which it runs; empty for programs."""

    def close(self, why: str) -> None:
        """Close the connection, for a reason of `CLOSE_CODES`."""


class RemoteSubscriber:
    """A client of another worker, at one table or for lists."""

    def __init__(self, link: Link, client: int, identity: str, table: str = "") -> None:
        """Reach it over *link*."""
        self.identity = identity
        self.watching: set[str] = set()
        self.link = link
        self._client = client
        self._table = table

    def push(self, message: bytes) -> None:
        """Send a message."""
        self.link.send(Push(self._client, self._table, message))
