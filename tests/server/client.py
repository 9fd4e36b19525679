"""A client for the tests: HTTP and one WebSocket, with everything that it received."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
_numbers = count(1)


class Client:
    """One person: a cookie, HTTP requests and a WebSocket."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=120)
        self.heard: list[str] = []
        """Every byte that came over HTTP or the WebSocket."""
        self.messages: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.request("GET", "/api/me")
        if self.name:
            await self.request("PUT", "/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()
        await self.http.aclose()

    @property
    def closed(self) -> bool:
        """Whether there is no connection."""
        return self.socket is None or self._reader is None or self._reader.done()

    @property
    def cookie(self) -> str:
        return f"chabudai={self.http.cookies['chabudai']}"

    async def request(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
        """Ask over HTTP; a refusal is an assertion error with its code."""
        answer = await self.raw(method, path, body)
        assert answer.status_code < 400, answer.text
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    async def raw(self, method: str, path: str, body: object = None) -> httpx.Response:
        answer = (
            await self.http.request(method, path, json=body)
            if body is not None
            else await self.http.request(method, path)
        )
        self.heard.append(answer.text)
        return answer

    async def open(self, url: str | None = None, **headers: str) -> None:
        """Connect the WebSocket."""
        address = (url or self.url).replace("http", "ws", 1) + "/ws"
        wanted = {"Cookie": self.cookie, **headers}
        self.socket = await connect(
            address, additional_headers=wanted, max_size=None, compression=None, open_timeout=90
        )
        self._reader = asyncio.create_task(self._read(self.socket))

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
            self._reader = None

    async def send(self, **request: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(request))

    async def ask(self, **request: object) -> dict[str, Any]:
        """Send a request and return its answer: an answer, or the update that carries its id."""
        name = str(request.setdefault("id", f"r{next(_numbers)}"))
        start = len(self.messages)
        await self.send(**request)
        return await self.wait(lambda message: answers(message, name), start)

    async def wait(
        self, wanted: Callable[[dict[str, Any]], bool], start: int = 0, seconds: float = 90
    ) -> dict[str, Any]:
        """Return the first message after *start* that is wanted."""
        async with asyncio.timeout(seconds):
            while True:
                while start < len(self.messages):
                    if wanted(self.messages[start]):
                        return self.messages[start]
                    start += 1
                if self._reader is not None and self._reader.done():
                    raise ConnectionResetError("the server went away")
                self._news.clear()
                await self._news.wait()

    async def watch(self, table: str, since: int = 0) -> dict[str, Any]:
        start = len(self.messages)
        await self.send(do="watch", table=table, since=since)
        return await self.wait(lambda m: m["type"] == "table" or not m.get("ok", True), start)

    def position(self) -> dict[str, Any] | None:
        """Return the newest position."""
        for message in reversed(self.messages):
            if message.get("position"):
                found: dict[str, Any] = message["position"]
                return found
        return None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                text = frame if isinstance(frame, str) else frame.decode()
                self.heard.append(text)
                self.messages.append(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self._news.set()


def answers(message: dict[str, Any], request: str) -> bool:
    """Tell whether *message* answers the request with this id."""
    if message["type"] in ("answer", "pong", "reason"):
        return bool(message.get("id") == request)
    return message["type"] == "update" and any(entry.get("id") == request for entry in message["entries"])
