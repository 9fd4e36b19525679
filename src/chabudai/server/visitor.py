"""Who a request or a connection is from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.server.chair import Person
from chabudai.server.identity import COOKIE
from chabudai.server.refusals import UnknownIdentity

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from chabudai.server.desk import Desk
    from chabudai.server.identity import Signer
    from chabudai.server.store import Store

    Asked = ASGIConnection[Any, Any, Any, Any]


class Visitors:
    """Recognises people by their cookies and programs by their tokens."""

    def __init__(self, signer: Signer, store: Store) -> None:
        """Look them up in *store*."""
        self._signer = signer
        self._store = store

    async def find(self, asked: Asked) -> Person | None:
        """Return who asks; None for somebody new."""
        authorization = asked.headers.get("authorization", "")
        if authorization.startswith("Bearer "):
            identity = await self._store.people.bearer(authorization.removeprefix("Bearer ").strip())
        else:
            cookie = asked.cookies.get(COOKIE)
            identity = None if cookie is None else self._signer.identity(cookie)
        return None if identity is None else await self._store.people.find(identity)

    async def require(self, asked: Asked) -> Person:
        """Return who asks.

        Raises:
            UnknownIdentity: Nobody that this server knows.
        """
        person = await self.find(asked)
        if person is None:
            raise UnknownIdentity("You are not known here yet.", hint="Ask GET /api/me for a cookie first.")
        return person


def desk_of(asked: Asked) -> Desk:
    """Return the desk of the application that is asked."""
    desk: Desk = asked.app.state.desk
    return desk


def address_of(asked: Asked) -> str:
    """Return the address that somebody asks from."""
    return asked.client.host if asked.client else "local"
