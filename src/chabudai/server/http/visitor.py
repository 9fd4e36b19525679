"""Who a request or a connection is from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.server.http.identity import COOKIE
from chabudai.server.http.refusals import UnknownIdentity
from chabudai.server.tables.person import Person

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from chabudai.server.http.identity import Signer
    from chabudai.server.hub.hub import Hub
    from chabudai.server.store import Store

    Asked = ASGIConnection[Any, Any, Any, Any]


class Visitors:
    """Recognises people by their cookies and programs by their tokens."""

    def __init__(self, signer: Signer, store: Store) -> None:
        """Look them up in *store*."""
        self._signer = signer
        self._store = store

    async def find(self, asked: Asked) -> Person | None:
        """Return whoever asks; None for somebody new."""
        authorization = asked.headers.get("authorization", "")
        if authorization.startswith("Bearer "):
            identity = await self._store.people.bearer(authorization.removeprefix("Bearer ").strip())
        else:
            cookie = asked.cookies.get(COOKIE)
            identity = None if cookie is None else self._signer.identity(cookie)
        return None if identity is None else await self._store.people.find(identity)

    async def require(self, asked: Asked) -> Person:
        """Return whoever asks.

        Raises:
            UnknownIdentity: Nobody that this server knows.
        """
        person = await self.find(asked)
        if person is None:
            raise UnknownIdentity("You are not known here yet.", hint="Ask GET /api/me for a cookie first.")
        return person


def hub_of(asked: Asked) -> Hub:
    """Return the hub of the application that is asked."""
    hub: Hub = asked.app.state.hub
    return hub


def address_of(asked: Asked) -> str:
    """Return the address that somebody asks from."""
    return asked.client.host if asked.client else "local"
