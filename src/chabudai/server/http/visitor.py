"""Who a request or a connection is from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chabudai.server.edge.proxies import account_of
from chabudai.server.http.identity import COOKIE, device_name
from chabudai.server.http.refusals import UnknownIdentity
from chabudai.server.jobs.asker import Asker
from chabudai.server.tables.person import Person
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from chabudai.server.http.identity import Session, Signer
    from chabudai.server.hub.hub import Hub
    from chabudai.server.store import Store

    Asked = ASGIConnection[Any, Any, Any, Any]

IDENTITY: Final = "chabudai.identity"
"""Where a request's scope keeps whose it is."""


HOUR: Final = 3_600_000
MOST_NOTED: Final = 100_000


class Visitors:
    """Recognises people by their cookies and programs by their tokens."""

    def __init__(self, signer: Signer, store: Store) -> None:
        """Look them up in *store*."""
        self._signer = signer
        self._noted: dict[str, int] = {}
        self._store = store

    async def identity(self, asked: Asked) -> str | None:
        """Return the identity of whoever asks, which need not be stored; None for somebody new.

        Raises:
            UnknownIdentity: They brought a token that nobody made here: a program is never somebody new.
        """
        scope: Any = asked.scope
        if IDENTITY not in scope:
            scope[IDENTITY] = await self._identity(asked)
        identity: str | None = scope[IDENTITY]
        return identity

    async def find(self, asked: Asked) -> Person | None:
        """Return whoever asks; None for somebody new.

        Raises:
            UnknownIdentity: They brought a token that nobody made here.
        """
        identity = await self.identity(asked)
        return None if identity is None else await self._store.people.session(identity, self.device(asked))

    def device(self, asked: Asked) -> str:
        """Return the device that somebody asks from; empty for programs and somebody new."""
        session = None if _token(asked) else self._session(asked)
        return "" if session is None else session.device

    async def note(self, asked: Asked, person: Person) -> None:
        """Note that somebody uses a device, at most once an hour."""
        device, at = self.device(asked), now()
        if device and at - self._noted.get(device, 0) > HOUR:
            await self._store.devices.use(device, person.id, device_name(asked.headers.get("user-agent", "")), at)
            # Only now: whoever asks again meanwhile must not be answered before the device is listed.
            if len(self._noted) >= MOST_NOTED:
                self._noted.clear()
            self._noted[device] = at

    def _session(self, asked: Asked) -> Session | None:
        cookie = asked.cookies.get(COOKIE)
        return None if cookie is None else self._signer.session(cookie)

    async def require(self, asked: Asked) -> Person:
        """Return whoever asks.

        Raises:
            UnknownIdentity: Nobody that this server knows.
        """
        person = await self.find(asked)
        if person is None:
            raise UnknownIdentity("You are not known here yet.", hint="Ask GET /api/me for a cookie first.")
        return person

    async def _identity(self, asked: Asked) -> str | None:
        token = _token(asked)
        if not token:
            session = self._session(asked)
            return None if session is None else session.identity
        identity = await self._store.people.bearer(token)
        if identity is None:
            raise UnknownIdentity("This token is not known here.", hint="Make one with POST /api/me/tokens.")
        return identity


def _token(asked: Asked) -> str:
    """Return the token of a program; other schemes are for a proxy in front, which hands them on."""
    scheme, *token = asked.headers.get("authorization", "").split(maxsplit=1) or ("",)
    return "".join(token).strip() or "?" if scheme.lower() == "bearer" else ""


async def asker_of(asked: Asked) -> Asker:
    """Return on whose account something is asked for."""
    return Asker(account_of(address_of(asked)), await asked.app.state.visitors.identity(asked) or "")


def hub_of(asked: Asked) -> Hub:
    """Return the hub of the application that is asked."""
    hub: Hub = asked.app.state.hub
    return hub


def address_of(asked: Asked) -> str:
    """Return the address that somebody asks from."""
    return asked.client.host if asked.client else "local"
