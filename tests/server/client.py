"""A client for the tests: HTTP and one WebSocket, with everything that it received."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, Self

import httpx
from tests.server.running import NO_CERTIFICATES, PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
_numbers = count(1)
_newest: Counter[str] = Counter()
"""The newest entry of each table that any client has heard of: no two tables ever have the same id."""


@dataclass(slots=True)
class Known:
    """What the WebSocket of one client has told about a table."""

    seq: int = 0
    info: Message | None = None
    position: Message | None = None

    def hear(self, message: Message) -> None:
        self.seq = max(self.seq, message["info"]["seq"] if message["type"] == "table" else message["seq"])
        self.info = message.get("info") or self.info
        self.position = message.get("position") or self.position


class Client:
    """One person: a cookie, HTTP requests and a WebSocket.

    News reach people one after the other: when one has been answered, another may not have heard yet. So what somebody
    knows about a table is read by `info` and `position`, which first wait until this client has heard of everything
    that any client has. `known` does not wait.
    """

    def __init__(self, url: str, name: str = "", address: str | None = None) -> None:
        """Come to a server, from a certain address of this machine if it is given."""
        self.url = url
        self.name = name
        self.address = address
        transport = httpx.AsyncHTTPTransport(verify=NO_CERTIFICATES, local_address=address)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)
        self.heard: list[str] = []
        """Every byte that came over HTTP or the WebSocket."""
        self.messages: list[Message] = []
        self.known: defaultdict[str, Known] = defaultdict(Known)
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
        if answer.headers.get("content-type", "").startswith("application/json"):
            _note(answer.json())
        return answer

    async def open(self, url: str | None = None, *, table: str = "", **headers: str) -> None:
        """Connect the WebSocket, and name a *table* by which a proxy may choose a worker.

        What was known is forgotten until the client watches again.
        """
        self.known.clear()
        address = (url or self.url).replace("http", "ws", 1) + "/ws" + (f"?table={table}" if table else "")
        wanted = {"Cookie": self.cookie, **headers}
        self.socket = await connect(
            address,
            additional_headers=wanted,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            local_addr=None if self.address is None else (self.address, 0),
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

    async def ask(self, **request: object) -> Message:
        """Send a request and return its answer: an answer, or the update that carries its id."""
        name = str(request.setdefault("id", f"r{next(_numbers)}"))
        start = len(self.messages)
        await self.send(**request)
        return await self.wait(lambda message: answers(message, name), start)

    async def wait(self, wanted: Callable[[Message], bool], start: int = 0, seconds: float = PATIENCE) -> Message:
        """Return the first message after *start* that is wanted."""
        async with asyncio.timeout(seconds):
            while True:
                while start < len(self.messages):
                    if wanted(self.messages[start]):
                        return self.messages[start]
                    start += 1
                if self.closed:
                    raise ConnectionResetError("the server went away")
                self._news.clear()
                await self._news.wait()

    async def watch(self, table: str, since: int = 0) -> Message:
        start = len(self.messages)
        await self.send(do="watch", table=table, since=since)
        return await self.wait(lambda m: m["type"] == "table" or not m.get("ok", True), start)

    def note(self, message: Message) -> None:
        """Be told of every message; here nothing is done with it."""

    async def info(self, table: str) -> Message:
        """Return what this client was told that a table is, once it knows all that anybody does."""
        info = (await self._up_to_date(table)).info
        assert info is not None
        return info

    async def position(self, table: str) -> Message:
        """Return the position of a game as this client was told it, once it knows all that anybody does."""
        position = (await self._up_to_date(table)).position
        assert position is not None
        return position

    async def _up_to_date(self, table: str) -> Known:
        known, newest = self.known[table], _newest[table]
        assert known.seq, "nobody tells this client about the table: let it watch"
        if known.seq < newest:
            await self.wait(lambda _: known.seq >= newest, len(self.messages))
        return known

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                text = frame if isinstance(frame, str) else frame.decode()
                self.heard.append(text)
                message = json.loads(text)
                self.messages.append(message)
                self.note(message)
                if message["type"] in ("table", "update"):
                    self.known[_note(message)].hear(message)
                elif message["type"] == "answer":
                    _note(message)
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self._news.set()


def _note(message: Any) -> str:  # noqa: ANN401 - any JSON
    """Remember the entry that a message speaks of, for everybody; return its table."""
    if not isinstance(message, dict):
        return ""
    info = message.get("info") or {}
    table, seq = str(message.get("table") or info.get("id", "")), message.get("seq") or info.get("seq") or 0
    _newest[table] = max(_newest[table], seq)
    return table


def answers(message: Message, request: str) -> bool:
    """Tell whether *message* answers the request with this id."""
    if message["type"] in ("answer", "pong", "reason", "coaching"):
        return bool(message.get("id") == request)
    return message["type"] == "update" and any(entry.get("id") == request for entry in message["entries"])
