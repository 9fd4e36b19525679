"""Forwarding: what people here ask of tables that other workers lead, and what they are told of them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count as counter
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from chabudai.core import ChabudaiError
from chabudai.engine.errors import UnknownTable
from chabudai.protocol import requests
from chabudai.protocol.messages import Gone
from chabudai.server.peers.frames import Left, Listen, Push
from chabudai.server.peers.refusals import LedElsewhere
from chabudai.server.peers.routing import Routing
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.refusals import DamagedTable, PrivateTable

if TYPE_CHECKING:
    from chabudai.protocol.requests import AtTable
    from chabudai.server.hub.subscriber import Subscriber
    from chabudai.server.hub.tasks import Tasks
    from chabudai.server.peers.link import Link
    from chabudai.server.peers.peers import Peers

NEWS: Final = (b'{"type":"update"', b'{"type":"table"')
"""How messages begin that tell of entries."""
GONE: Final = b'{"type":"gone"'

AGAIN: Final = 0.5
"""Seconds after which a client is led back to a table once more."""
LASTING: Final = {PrivateTable.code, UnknownTable.code, DamagedTable.code}
"""Refusals of whoever would watch that no waiting changes."""

T = TypeVar("T")
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Watched:
    """A table that a client here watches at another worker."""

    leader: str
    last: bytes = b""
    """The last news of it."""

    def seq(self) -> int:
        """Return the newest entry that the client knows."""
        if not self.last:
            return 0
        news = msgspec.json.decode(self.last, type=_News)
        return news.info.seq if news.info is not None and news.seq is None else news.seq or 0


class Forwarding:
    """The clients of this worker at the other ones; without others, everything is done here."""

    def __init__(self, tasks: Tasks, count: Callable[[str], None]) -> None:
        """Know of no other workers yet; *count* what is forwarded."""
        self.at_table: Callable[[Subscriber, AtTable], Awaitable[None]]
        """What is done at a table that is led here."""
        self._tasks = tasks
        self._count = count
        self._peers: Peers | None = None
        self._routing: Routing
        self._next = counter(1)
        self._numbers: dict[Subscriber, int] = {}
        self._clients: dict[int, Subscriber] = {}
        self._watched: defaultdict[Subscriber, dict[str, Watched]] = defaultdict(dict)
        self._lists: defaultdict[Subscriber, set[str]] = defaultdict(set)
        self._returning: Counter[tuple[Subscriber, str]] = Counter()
        """Who is about to watch a table again, at its next leader, and how often: that one may die meanwhile too."""

    def join(self, peers: Peers) -> None:
        """Forward to *peers* from now on."""
        self._peers, self._routing = peers, Routing(peers)

    async def handle(self, client: Subscriber, request: AtTable) -> None:
        """Do what a client asks of a table, wherever that is led."""
        table = request.table
        if self._peers is None:
            await _here(lambda: self.at_table(client, request))
            return
        harmless = request.id is not None or not isinstance(request, requests.TableRequest)
        await self._routing.at_leader(
            table,
            lambda: self.at_table(client, request),
            lambda link: self._do(link, client, request),
            harmless=harmless,
        )

    async def call(
        self,
        name: str,
        table: str,
        given: Any,  # noqa: ANN401
        here: Callable[[], Awaitable[T]],
        kind: type[T],
        *,
        harmless: bool = True,
    ) -> T:
        """Do something *here* if the table is led here, or let its leader do it that is called by this *name*."""
        if self._peers is None:
            return await _here(here)
        body = msgspec.msgpack.encode(given)

        async def there(link: Link) -> T:
            return msgspec.msgpack.decode(await link.call(name, body), type=kind)

        return await self._routing.at_leader(table, here, there, harmless=harmless)

    async def call_all(self, name: str, given: Any) -> list[bytes]:  # noqa: ANN401
        """Ask all other workers for something, and return the answers of those that gave one."""
        if self._peers is None:
            return []
        body = msgspec.msgpack.encode(given)
        calls = [link.call(name, body) for link in self._peers.mesh.links()]
        answers = await asyncio.gather(*calls, return_exceptions=True)
        return [answer for answer in answers if isinstance(answer, bytes)]

    def listen(self, client: Subscriber, name: str, *, on: bool) -> None:
        """Let a client hear of a list from the other workers too, or no longer."""
        if self._peers is None:
            return
        (self._lists[client].add if on else self._lists[client].discard)(name)
        for link in self._peers.mesh.links():
            link.send(Listen(self._number(client), client.identity, name, on))

    def forget(self, client: Subscriber) -> None:
        """Let the other workers forget a client."""
        self._returning = Counter({pair: times for pair, times in self._returning.items() if pair[0] is not client})
        number = self._numbers.pop(client, None)
        if number is None or self._peers is None:
            return
        del self._clients[number]
        self._watched.pop(client, None)
        self._lists.pop(client, None)
        for link in self._peers.mesh.links():
            link.send(Left(number))

    def linked(self, link: Link) -> None:
        """Let another worker know who listens here."""
        for client, names in self._lists.items():
            for name in names:
                link.send(Listen(self._number(client), client.identity, name, True))

    def unlinked(self, link: Link) -> None:
        """Look for the next leaders of what was watched at another worker."""
        self._routing.forget(link.worker)
        for client, watched in tuple(self._watched.items()):
            for table in [table for table, one in watched.items() if one.leader == link.worker]:
                self.watch_again(client, table, watched.pop(table).seq())

    def moved(self, link: Link, table: str) -> None:
        """Look for the next leader of a table."""
        for client, watched in tuple(self._watched.items()):
            if table in watched and watched[table].leader == link.worker:
                self.watch_again(client, table, watched.pop(table).seq())

    def pushed(self, push: Push) -> None:
        """Hand a leader's message to the client that it is for."""
        client = self._clients.get(push.client)
        if client is None:
            return
        watched = self._watched[client].get(push.table) if push.table else None
        if watched is not None and push.message.startswith(NEWS):
            watched.last = push.message
        elif watched is not None and push.message.startswith(GONE):
            self._unwatch(client, push.table)
        client.push(push.message)

    def watch_again(self, client: Subscriber, table: str, since: int) -> None:
        """Let a client watch a table at its next leader, and hear what it has missed."""
        self._returning[client, table] += 1
        self._tasks.start(self._watch_again(client, table, since))

    async def _watch_again(self, client: Subscriber, table: str, since: int) -> None:
        try:
            while self._returning[client, table] and not await self._watches(client, table, since):
                await asyncio.sleep(AGAIN)
        finally:
            if not self._returning[client, table]:
                # It has gone away meanwhile.
                with suppress(ChabudaiError):
                    await self.handle(client, requests.Unwatch(table=table))
                self.forget(client)
            self._returning[client, table] -= 1
            self._returning = +self._returning

    async def _watches(self, client: Subscriber, table: str, since: int) -> bool:
        """Let a client watch a table; False if it has to be tried again, as the store may be away."""
        try:
            await self.handle(client, requests.Watch(table=table, since=since))
        except ChabudaiError as error:
            if error.code not in LASTING:
                return False
            client.watching.discard(table)
            client.push(encode(Gone(table, error.code)))
        except Exception as error:  # noqa: BLE001 - whatever it is, nobody else tells this client of the table
            _log.error("watching again failed", extra={"error": type(error).__name__})
            return False
        return True

    async def _do(self, link: Link, client: Subscriber, request: AtTable) -> None:
        self._count("forwarded")
        table = request.table
        if isinstance(request, requests.Watch) and table not in self._watched[client]:
            self._watched[client][table] = Watched(link.worker)
            client.watching.add(table)
            try:
                await link.do(self._number(client), client.identity, request)
            except ChabudaiError:
                self._unwatch(client, table)
                raise
            return
        await link.do(self._number(client), client.identity, request)
        if isinstance(request, requests.Unwatch):
            self._unwatch(client, table)

    def _unwatch(self, client: Subscriber, table: str) -> None:
        self._watched[client].pop(table, None)
        client.watching.discard(table)

    def _number(self, client: Subscriber) -> int:
        if client not in self._numbers:
            number = self._numbers[client] = next(self._next)
            self._clients[number] = client
        return self._numbers[client]


async def _here(work: Callable[[], Awaitable[T]]) -> T:
    """Do something at a table; again if that was started over meanwhile."""
    while True:
        with suppress(LedElsewhere):
            return await work()


class _Info(msgspec.Struct):
    seq: int


class _News(msgspec.Struct):
    seq: int | None = None
    info: _Info | None = None
