"""The connected clients, by whom and by which device they are, so that signing out reaches them."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from chabudai.server.store.revoking import digest

if TYPE_CHECKING:
    from chabudai.server.hub.subscriber import Client


class Clients:
    """The clients of this worker, and the identities and devices that have signed out."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._named: defaultdict[str, set[Client]] = defaultdict(set)
        """By the digests of their identities and devices: whoever signs out holds up nobody else."""
        self.signed_out: set[str] = set()
        """Digests of identities and devices that have signed out since this process began."""

    def add(self, client: Client) -> None:
        """Keep a client until it is gone."""
        for name in _names(client):
            self._named[name].add(client)
        if not self.welcome(client.identity, client.device):
            client.close("identity")

    def remove(self, client: Client) -> None:
        """Forget a client."""
        for name in _names(client):
            self._named[name].discard(client)
            if not self._named[name]:
                del self._named[name]

    def sign_out(self, secret: str) -> None:
        """Close the connections of an identity or a device, given by its digest, and take nothing more from it."""
        self.signed_out.add(secret)
        for client in tuple(self._named.get(secret, ())):
            client.close("identity")

    def welcome(self, *names: str) -> bool:
        """Tell whether these still count."""
        return not self.signed_out or all(digest(name) not in self.signed_out for name in names)


def _names(client: Client) -> set[str]:
    return {digest(name) for name in (client.identity, client.device) if name}
