"""Serving the clients of other workers at the tables that are led here."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.protocol import requests
from chabudai.protocol.requests import AnyTableRequest
from chabudai.server.hub.subscriber import RemoteSubscriber
from chabudai.server.peers.frames import Do, Left, Listen, Moved, Push
from chabudai.server.peers.peers import replied
from chabudai.server.peers.refusals import LedElsewhere

if TYPE_CHECKING:
    from chabudai.protocol.requests import AtTable
    from chabudai.server.hub.dispatcher import Dispatcher
    from chabudai.server.hub.live_table import LiveTable
    from chabudai.server.peers.frames import AnyFrame
    from chabudai.server.peers.link import Link
    from chabudai.server.peers.peers import Peers

_encode = msgspec.msgpack.encode
NOTHING: Final = _encode(None)
"""The result of what has none."""


class Serving:
    """The clients of the other workers."""

    def __init__(self, dispatcher: Dispatcher, peers: Peers) -> None:
        """Serve them by *dispatcher*."""
        self._dispatcher = dispatcher
        self._hub = dispatcher.hub
        self._peers = peers
        self._clients: defaultdict[Link, dict[int, dict[str, RemoteSubscriber]]] = defaultdict(dict)
        peers.told = self._told
        peers.mesh.up = self._up
        peers.mesh.down = self._down
        peers.answers |= {
            "execute": self._execute,
            "snapshot": self._snapshot,
            "rename": self._rename,
            "leave": self._leave,
            "refresh": self._refresh,
            "dismiss": self._dismiss,
            "signed_out": self._signed_out,
        }

    def _told(self, link: Link, frame: AnyFrame) -> None:
        match frame:
            case Push():
                self._hub.forwarding.pushed(frame)
            case Do():
                self._hub.tasks.start(self._do(link, frame))
            case Listen(client, who, name, on):
                self._hub.lists.listen(self._subscriber(link, client, who), name, on=on)
            case Left(client):
                self._gone(link, client)
            case Moved(table):
                self._hub.forwarding.moved(link, table)
            case _:
                link.close()

    def _up(self, link: Link) -> None:
        if link.calling:
            self._hub.forwarding.linked(link)
            if signed_out := sorted(self._hub.clients.signed_out):
                # It may not have heard, or may have begun after that.
                link.tell("signed_out", _encode(signed_out))

    def _down(self, link: Link) -> None:
        if link.calling:
            self._hub.forwarding.unlinked(link)
            # It may have erased something without being heard.
            self._hub.readings.forget()
            return
        for client in tuple(self._clients[link]):
            self._gone(link, client)
        del self._clients[link]

    def _subscriber(self, link: Link, client: int, who: str, table: str = "") -> RemoteSubscriber:
        known = self._clients[link].setdefault(client, {})
        if table not in known:
            known[table] = RemoteSubscriber(link, client, who, table)
        return known[table]

    def _gone(self, link: Link, client: int) -> None:
        for subscriber in self._clients[link].pop(client, {}).values():
            self._dispatcher.leave(subscriber)

    async def _do(self, link: Link, frame: Do) -> None:
        subscriber = self._subscriber(link, frame.client, frame.who, frame.request.table)
        link.send(await replied(frame.number, self._done(subscriber, frame.request)))
        if not link.ready:
            self._dispatcher.leave(subscriber)

    async def _done(self, subscriber: RemoteSubscriber, request: AtTable) -> bytes:
        if isinstance(request, requests.Watch):
            await self._follow(request.table, subscriber.link)
        await self._dispatcher.at_table(subscriber, request)
        return b""

    async def _follow(self, table: str, link: Link) -> None:
        """Give a table to the worker that everybody who watches it is connected to.

        Raises:
            LedElsewhere: It is led there now.
        """
        live = await self._hub.tables.get(table)
        if live.rooted or not _only(live, link):
            return
        async with live.lock:
            if not live.retired and _only(live, link):
                if not await self._hub.store.leases.give(table, live.leader, link.worker):
                    return
                self._hub.start_over(live)
                raise LedElsewhere(link.worker)

    async def _execute(self, body: bytes) -> bytes:
        who, request = msgspec.msgpack.decode(body, type=tuple[str, AnyTableRequest])
        return _encode(await self._hub.execute(who, request))

    async def _snapshot(self, body: bytes) -> bytes:
        return _encode(await self._hub.snapshot(*msgspec.msgpack.decode(body, type=tuple[str, str, int])))

    async def _rename(self, body: bytes) -> bytes:
        await self._hub.rename_at(*msgspec.msgpack.decode(body, type=tuple[str, str, str]))
        return NOTHING

    async def _leave(self, body: bytes) -> bytes:
        await self._hub.leave_here(*msgspec.msgpack.decode(body, type=tuple[str, str]))
        return NOTHING

    async def _refresh(self, body: bytes) -> bytes:
        await self._hub.refresh(msgspec.msgpack.decode(body, type=str))
        return NOTHING

    async def _dismiss(self, body: bytes) -> bytes:
        self._hub.dismiss(msgspec.msgpack.decode(body, type=str))
        return NOTHING

    async def _signed_out(self, body: bytes) -> bytes:
        for secret in msgspec.msgpack.decode(body, type=list[str]):
            self._hub.clients.sign_out(secret)
        return NOTHING


def _only(live: LiveTable, link: Link) -> bool:
    """Tell whether everybody who watches is at the other end of a link."""
    return all(isinstance(watcher, RemoteSubscriber) and watcher.link is link for watcher in live.watchers)
