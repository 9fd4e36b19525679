"""A server's table, as the terminal sees it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from chabudai.core import ChabudaiError, Record, Seat
from chabudai.tui.asking import REQUESTS
from chabudai.tui.errors import CannotJoin, Refused
from chabudai.tui.face import Face, face_of
from chabudai.tui.remote import telling
from chabudai.tui.remote.identity import Identity
from chabudai.tui.remote.link import Link
from chabudai.tui.remote.messages import Message, Problem, TableInfo, decode
from chabudai.tui.scene import Aid, Player, Scene
from chabudai.tui.table import News, Table

if TYPE_CHECKING:
    from chabudai.words import Words

WAITS: Final = (0.1, 0.5, 1.0, 2.0, 5.0)
"""Seconds before each new attempt to connect; the last one goes on for ever."""
FATAL: Final = frozenset({"table/unknown", "table/private"})
_LOST: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)


class RemoteTable(Table):
    """Keeps a connection, comes back silently when it is lost, and shows what the server sends."""

    def __init__(self, link: Link, identity: Identity, info: TableInfo, words: Words) -> None:
        """Take what is known after the first look; see `at`."""
        self.words = words
        self.face: Face = face_of(info.game)
        self._link, self._identity = link, identity
        self._info = info
        self._view: Any = None
        self._memory: Any = None
        self._present: list[bool] = []
        self._seq = 0
        self._log: list[str] = []
        self._told = 0
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[Problem | None]]] = {}
        self._note = ""
        self._sat = info.seat is not None
        self._closing = False

    @classmethod
    def at(cls, text: str, name: str, words: Words) -> RemoteTable:
        """Find the table behind a link, as the guest *name*.

        Raises:
            CannotJoin: There is no such table.
            Refused: The server lets nobody in.
        """
        link = Link.read(text)
        identity = Identity(link.base)
        identity.introduce(name, words.say("guest"))
        given = identity.call("GET", f"/api/tables/{link.table}")
        return cls(link, identity, msgspec.convert(given["info"], TableInfo), words)

    async def news(self) -> AsyncGenerator[News, None]:
        """Yield what the server tells, for as long as the table is open."""
        attempt = 0
        while not self._closing:
            try:
                async with connect(
                    self._link.socket, additional_headers={"Cookie": self._identity.header}, max_size=None
                ) as socket:
                    self._socket = socket
                    await self._send({"do": "watch", "table": self._link.table, "since": self._seq})
                    for request, _ in tuple(self._waiting.values()):
                        # With the same id it counts once, should it have arrived before.
                        await self._send(request)
                    async for frame in socket:
                        attempt = 0
                        if self._take(decode(frame)):
                            yield self._news()
                            await self._join()
            except _LOST:
                pass
            self._socket = None
            if attempt == 1 and not self._closing:
                # Once is silent: most connections come back before anybody notices.
                self._note = self.words.say("link-lost")
                yield self._news()
            await asyncio.sleep(WAITS[min(attempt, len(WAITS) - 1)])
            attempt += 1

    async def play(self, move: str) -> None:
        """Make a move."""
        await self._request({"do": "play", "move": move})

    async def why(self, move: str) -> ChabudaiError | None:
        """Ask the server what speaks against a move."""
        try:
            await self._request({"do": "why", "move": move})
        except ChabudaiError as error:
            return error
        return None

    async def ask(self, what: str, text: str = "") -> None:
        """Ask something of the table."""
        request = REQUESTS[what]
        fields = dict(request.fields)
        if what == "bot":
            fields["bot"] = text or self.face.bots[-1]
        if what == "say":
            fields["phrase" if f"phrase-{text}" in self.words else "text"] = text
        await self._request(fields)

    async def record(self) -> Record | None:
        """Fetch the record, once the game is over."""
        try:
            given = await asyncio.to_thread(
                partial(self._identity.call, "GET", f"/api/tables/{self._link.table}/record")
            )
        except Refused as error:
            if error.reason == "record/running":
                return None
            raise
        return Record.from_json(given["record"])

    def look(self) -> None:
        """Nobody shares this screen."""

    async def close(self) -> None:
        """Hang up; the seat stays."""
        self._closing = True
        if self._socket is not None:
            await self._socket.close()

    async def _join(self) -> None:
        """Sit down, the first time that there is a free seat."""
        if not self._sat and "sit" in self._info.can:
            self._sat = True
            # Somebody else may have been quicker; then one looks on.
            with suppress(Refused):
                await self._send({"do": "sit", "table": self._link.table, "id": token_hex(8)})

    async def _send(self, request: dict[str, Any]) -> None:
        if self._socket is not None:
            with suppress(*_LOST):
                await self._socket.send(msgspec.json.encode(request).decode())

    async def _request(self, fields: dict[str, Any]) -> None:
        """Send a request and wait for its answer; it is sent again after a lost connection.

        Raises:
            Refused: The server said no.
        """
        name = token_hex(8)
        request = {**fields, "table": self._link.table, "id": name}
        answer: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()
        self._waiting[name] = request, answer
        try:
            await self._send(request)
            problem = await answer
        finally:
            self._waiting.pop(name, None)
        if problem is not None:
            raise _refused(problem)

    def _take(self, message: Message) -> bool:
        """Take in a message; True if there is something new to show."""
        self._answer(message)
        if message.type == "gone":
            raise _refused(Problem(message.code, "The table is closed."))
        if message.error is not None and message.error.code in FATAL:
            raise CannotJoin(message.error.message, hint=message.error.hint)
        if message.type not in ("table", "update", "presence"):
            return False
        if message.info is not None:
            self._info = message.info
        elif message.can is not None:
            self._info = msgspec.structs.replace(self._info, can=message.can)
        self._look_at(message)
        return True

    def _look_at(self, message: Message) -> None:
        """Take in what is to be seen."""
        self._note = ""
        if message.present is not None:
            self._present = message.present
        if message.position is not None:
            self._view, self._memory = self.face.read(message.position)
        for entry in message.entries:
            if entry.seq > self._seq:
                self._seq = entry.seq
                self._log += self._sentences(entry.events)

    def _answer(self, message: Message) -> None:
        """Give an answer to who waits for it: by its id, or by the entry that a request made."""
        answered = [message.id] if message.type in ("answer", "reason") else [entry.id for entry in message.entries]
        for name in answered:
            if name is not None and name in self._waiting and not self._waiting[name][1].done():
                self._waiting[name][1].set_result(message.error)

    def _sentences(self, events: list[dict[str, Any]]) -> list[str]:
        names = [player.name for player in self._players()]
        lines: list[str] = []
        for event in events:
            if event["event"] == "moved":
                lines += [self.face.tell(each, names, self.words) for each in event.get("happened", [])]
            else:
                lines.append(telling.tell(event, names, self.words))
        return [line for line in lines if line]

    def _players(self) -> tuple[Player, ...]:
        present = [*self._present, *[True] * len(self._info.seats)]
        return tuple(
            self._player(seat.kind, seat.name, present[number]) for number, seat in enumerate(self._info.seats)
        )

    def _player(self, kind: str, name: str, present: bool) -> Player:  # noqa: FBT001 - one of the seat's facts
        if kind == "empty":
            return Player("")
        if kind == "bot":
            return Player(telling.bot_name(name), bot=True)
        return Player(name or self.words.say("guest"), away=not present)

    def _news(self) -> News:
        told, self._told = tuple(self._log[self._told :]), len(self._log)
        info = self._info
        scene = Scene(
            players=self._players(),
            seat=None if info.seat is None else Seat(info.seat),
            view=self._view,
            memory=self._memory,
            aid=Aid(info.options.aid),
            log=tuple(self._log),
            can=frozenset(info.can),
            note=self._note,
        )
        if info.phase == "over":
            ending = self.face.ending(scene, self.words, info.result)
            scene = replace(scene, ending=ending)
        return News(scene, told)


def _refused(problem: Problem) -> Refused:
    return Refused(problem.code, problem.message, hint=problem.hint, rule=problem.rule)
