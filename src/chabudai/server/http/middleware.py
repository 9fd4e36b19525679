"""Middleware: the path prefix, safety headers and foreign pages, before anything else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any, TypeAlias

from chabudai.protocol.problem import Problem
from chabudai.server.http.origins import HEADERS, SAFE, Origins
from chabudai.server.tables.encoding import encode

if TYPE_CHECKING:
    from chabudai.server.settings import Settings

# As ASGI has them, for any application.
Message: TypeAlias = MutableMapping[str, Any]
Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

_FOREIGN = Problem("origin/foreign", "A page of another site asked for this.", "Open the table's own page.")
_REFUSAL = encode({"ok": False, "error": _FOREIGN})


class Middleware:
    """An ASGI application around the real one."""

    def __init__(self, app: Application, settings: Settings) -> None:
        """Stand before *app*."""
        self._app = app
        self._root = settings.root()
        self._origins = Origins(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._strip(scope)
        if not self._welcome(scope):
            await _refuse(scope, receive, send)
            return
        if scope["type"] == "http":
            send = _with_headers(send)
        await self._app(scope, receive, send)

    def _strip(self, scope: Scope) -> None:
        """Take the prefix off, for proxies that leave it on."""
        path = scope["path"]
        if self._root and (path == self._root or path.startswith(f"{self._root}/")):
            scope["path"] = path[len(self._root) :] or "/"
            scope["raw_path"] = scope["path"].encode()

    def _welcome(self, scope: Scope) -> bool:
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        return self._origins.allows(headers)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": _REFUSAL, "more_body": False})


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            added: Any = [*message.get("headers", ()), *HEADERS]
            message["headers"] = added
        await send(message)

    return sending
