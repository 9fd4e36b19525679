"""The connected clients, by whom and by which device they are, so that signing out reaches them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.server.store.revoking import digest

if TYPE_CHECKING:
    from chabudai.server.hub.subscriber import Client


class Clients:
    """Everybody who is connected to this worker, and who no longer counts."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._clients: set[Client] = set()
        self.signed_out: set[str] = set()
        """Digests of identities and devices that have signed out since this process began."""

    def add(self, client: Client) -> None:
        """Keep a client until it is gone."""
        self._clients.add(client)
        if not self.welcome(client.identity, client.device):
            client.close("identity")

    def remove(self, client: Client) -> None:
        """Forget a client."""
        self._clients.discard(client)

    def sign_out(self, secret: str) -> None:
        """Close the connections of an identity or a device, given by its digest, and take nothing more from it."""
        self.signed_out.add(secret)
        for client in tuple(self._clients):
            if not self.welcome(client.identity, client.device):
                client.close("identity")

    def welcome(self, *names: str) -> bool:
        """Tell whether these still count."""
        return not self.signed_out or all(digest(name) not in self.signed_out for name in names)
