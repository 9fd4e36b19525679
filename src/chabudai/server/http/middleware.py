"""Middleware before anything else: proxies, the path prefix, foreign names and pages, floods, and safety headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from chabudai.protocol.messages import CLOSE_CODES
from chabudai.protocol.problem import Problem
from chabudai.server.edge.proxies import Proxies, account_of
from chabudai.server.http.admission.hosts import Hosts
from chabudai.server.http.admission.prices import ANY_REQUEST
from chabudai.server.http.origins import HEADERS, SAFE, Origins
from chabudai.server.http.refusals import STATUS
from chabudai.server.jobs.asker import Asker
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.refusals import Later
from chabudai.server.tables.refusals import problem as told

if TYPE_CHECKING:
    from chabudai.server.http.admission.admission import Admission
    from chabudai.server.settings import Settings

# As ASGI has them, for any application.
Message: TypeAlias = MutableMapping[str, Any]
Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

ASKER: Final = "chabudai.asker"
"""Where a request's scope keeps on whose account it is, once that is known."""
ALWAYS: Final = frozenset({"/health", "/health/live", "/health/ready"})
"""What is answered however much was asked for."""
FOREIGN_PAGE: Final = Problem("origin/foreign", "A page of another site asked for this.", "Open the table's own page.")
FOREIGN_NAME: Final = Problem(
    "host/foreign",
    "This server does not go by the name in the address.",
    "Whoever runs it can add the name to the setting `hosts` (CHABUDAI_HOSTS), or name the page with `public_url`.",
)


class Middleware:
    """An ASGI application around the real one."""

    def __init__(self, app: Application, settings: Settings, admission: Admission) -> None:
        """Stand before *app*."""
        self._app = app
        self._root = settings.root()
        self._origins = Origins(settings)
        self._hosts = Hosts(settings)
        self._proxies = Proxies(settings.proxies)
        self._admission = admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._proxies.settle(scope)
        self._strip(scope)
        if (problem := self._objection(scope)) is not None:
            await _refuse(scope, receive, send, problem)
            return
        if scope["type"] == "http":
            send = self._minding(scope, send)
        await self._app(scope, receive, send)

    def _strip(self, scope: Scope) -> None:
        """Take the prefix off, for proxies that leave it on."""
        path = scope["path"]
        if self._root and (path == self._root or path.startswith(f"{self._root}/")):
            scope["path"] = path[len(self._root) :] or "/"
            scope["raw_path"] = scope["path"].encode()

    def _objection(self, scope: Scope) -> Problem | None:
        if (unpaid := self._unpaid(scope)) is not None:
            return unpaid
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not self._hosts.knows(headers.get("host", "")):
            return FOREIGN_NAME
        if not (scope["type"] == "http" and scope["method"] in SAFE) and not self._origins.allows(headers):
            return FOREIGN_PAGE
        return None

    def _unpaid(self, scope: Scope) -> Problem | None:
        """Refuse an address that has spent far too much, before its request or WebSocket costs anything more."""
        client = scope.get("client")
        who = Asker(account_of(client[0]) if client else "local")
        try:
            self._admission.admit(who, ANY_REQUEST)
        except Later as error:
            return None if scope["path"] in ALWAYS else told(error)
        return None

    def _minding(self, scope: Scope, send: Send) -> Send:
        """Return a way to send that adds the headers, and charges for the length of an answer."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                added: Any = [*message.get("headers", ()), *HEADERS]
                message["headers"] = added
            elif (who := scope.get(ASKER)) is not None:
                self._admission.charge_answer(who, len(message.get("body", b"")))
            await send(message)

        return sending


async def _refuse(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    if scope["type"] == "websocket":
        await receive()
        await _close(send, problem)
        return
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if problem.retry is not None:
        headers.append((b"retry-after", b"%d" % problem.retry))
    status = STATUS[problem.code]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode({"ok": False, "error": problem}), "more_body": False})


async def _close(send: Send, problem: Problem) -> None:
    """Refuse a WebSocket; a page learns only from one that was accepted when it may come back."""
    if problem.retry is None:
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": CLOSE_CODES["flood"], "reason": f"retry {problem.retry}"})
