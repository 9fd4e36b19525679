"""A server's table, as the terminal sees it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from dataclasses import replace
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec

from chabudai.core import ChabudaiError, Record, Seat
from chabudai.tui.errors import CannotJoin, Refused
from chabudai.tui.face import Face, face_of
from chabudai.tui.remote import requests
from chabudai.tui.remote.chronicle import Chronicle
from chabudai.tui.remote.company import company
from chabudai.tui.remote.identity import Identity
from chabudai.tui.remote.link import Link
from chabudai.tui.remote.messages import Message, Problem, TableInfo
from chabudai.tui.remote.showing import players, room
from chabudai.tui.remote.wire import Form, Wire, refused
from chabudai.tui.scene import Aid, Scene
from chabudai.tui.table import News, Table

if TYPE_CHECKING:
    from chabudai.tui.room import Company, Room
    from chabudai.words import Words

FATAL: Final = frozenset({"table/unknown", "table/private"})


class RemoteTable(Table):
    """Shows what the server sends, and takes people along to the table of a rematch."""

    def __init__(
        self, link: Link, identity: Identity, info: TableInfo, bots: tuple[Company, ...], words: Words
    ) -> None:
        """Take what is known after the first look; see `at`."""
        self.words = words
        self.face: Face = face_of(info.game)
        self._link, self._identity, self._bots = link, identity, bots
        self._wire = Wire(link.socket, identity)
        self._info = info
        self._chronicle = Chronicle(self.face, words)
        self._view: Any = None
        self._memory: Any = None
        self._present: list[bool] = []
        self._watchers = 0
        self._ahead = 0.0
        """How far the server's clock is ahead of this machine's, which only goes forward."""
        self._told = 0
        self._note = ""
        self._sat = info.seat is not None
        self._over = ""
        """The last table here whose game came to its end."""
        self._leaving = False
        """Whether the table of a rematch is wanted."""
        self._arrived = asyncio.Event()

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
        info = msgspec.convert(identity.call("GET", f"/api/tables/{link.table}")["info"], TableInfo)
        bots = company(identity.call("GET", "/api/games"), info.game, words.language)
        return cls(link, identity, info, bots, words)

    async def news(self) -> AsyncGenerator[News, None]:
        """Yield what the server tells, for as long as the table is open."""
        async for message in self._wire.messages(self._watch):
            if message is None:
                self._note = self.words.say("link-lost")
                yield self._news()
            elif self._take(message) and not await self._follow():
                yield self._news()
                await self._join()

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
        bot = self._room().company
        if what == "rematch":
            await self._again()
        elif what == "name":
            await asyncio.to_thread(self._identity.rename, requests.written(text, "name Anna"))
        elif what == "fill":
            for seat, info in enumerate(self._info.seats):
                if info.kind == "empty":
                    await self._request({"do": "add_bot", "bot": text or bot, "seat": seat})
        else:
            await self._request(requests.form(what, text, self._info, bot))

    async def record(self) -> Record | None:
        """Fetch the record of the last game that came to its end here."""
        path = f"/api/tables/{self._over or self._link.table}/record"
        try:
            given = await asyncio.to_thread(self._identity.call, "GET", path)
        except Refused as error:
            if error.reason == "record/running":
                return None
            raise
        return Record.from_json(given["record"])

    def look(self) -> None:
        """Nobody shares this screen."""

    async def close(self) -> None:
        """Hang up; the seat stays."""
        await self._wire.close()

    def _watch(self) -> Form:
        """Ask for the table, from what is not known yet of it."""
        since = self._chronicle.seq if self._link.table == self._info.id else 0
        return {"do": "watch", "table": self._link.table, "since": since}

    async def _join(self) -> None:
        """Sit down, the first time that there is a free seat."""
        if not self._sat and "sit" in self._info.can:
            self._sat = True
            # Somebody else may have been quicker; then one looks on.
            await self._wire.send({"do": "sit", "table": self._link.table, "id": token_hex(8)})

    async def _request(self, form: Form) -> None:
        await self._wire.request({**form, "table": self._link.table})

    async def _again(self) -> None:
        """Ask for a rematch, or go where the others already are; come back when there."""
        self._leaving = True
        self._arrived.clear()
        if self._info.rematch is None:
            try:
                await self._request({"do": "rematch"})
            except Refused:
                # Somebody else may have asked in the same moment.
                if self._info.rematch is None:
                    self._leaving = False
                    raise
        await self._follow()
        await self._arrived.wait()

    async def _follow(self) -> bool:
        """Go to the table of the rematch, if it is known and wanted; False to stay."""
        if not self._leaving or self._info.rematch is None:
            return False
        self._leaving = False
        self._link = self._link._replace(table=self._info.rematch)
        await self._wire.send({"do": "unwatch", "table": self._info.id})
        await self._wire.send(self._watch())
        return True

    def _take(self, message: Message) -> bool:
        """Take in a message; True if there is something new to show."""
        if message.type == "welcome":
            self._ahead = message.now / 1000 - time.monotonic()
        if message.error is not None and message.error.code in FATAL:
            raise CannotJoin(message.error.message, hint=message.error.hint)
        about = message.table if message.info is None else message.info.id
        if about != self._link.table or message.type not in ("table", "update", "presence", "gone"):
            return False
        if message.type == "gone":
            raise refused(Problem(message.code, "The table is closed."))
        if about != self._info.id:
            self._sit_elsewhere()
        self._know(message)
        return True

    def _sit_elsewhere(self) -> None:
        """Begin anew at the table of a rematch."""
        self._chronicle = Chronicle(self.face, self.words)
        self._view = self._memory = None
        self._told = 0
        self._arrived.set()

    def _know(self, message: Message) -> None:
        """Take in what is to be seen; what is left out has not changed."""
        self._note = ""
        info = message.info or self._info
        for seat, (before, after) in enumerate(zip(self._info.seats, info.seats, strict=False)):
            if before.kind == "empty" != after.kind and seat < len(self._present):
                # Who sits down is here; the server says so only later.
                self._present[seat] = True
        changed = {name: new for name in ("can", "clock") if (new := getattr(message, name)) is not None}
        self._info = msgspec.structs.replace(info, **changed)
        if self._info.phase == "over":
            self._over = self._info.id
        if message.present is not None:
            self._present, self._watchers = message.present, message.watchers
        if message.position is not None:
            self._view, self._memory = self.face.read(message.position)
        for entry in message.entries:
            self._chronicle.add(entry.seq, entry.events)

    def _room(self) -> Room:
        return room(self._info, self._link, self._bots, self.words, self._ahead)

    def _news(self) -> News:
        info, log = self._info, self._chronicle.lines
        told, self._told = tuple(log[self._told :]), len(log)
        # A name is the server's business, not the table's; and where the others went, one may follow.
        more = {"name"} | ({"rematch"} if info.rematch is not None else set())
        scene = Scene(
            players=players(info, self._present, self.words),
            seat=None if info.seat is None else Seat(info.seat),
            view=self._view,
            memory=self._memory,
            aid=Aid(info.options.aid),
            log=tuple(log),
            can=frozenset(info.can) | more,
            note=self._note,
            room=replace(self._room(), watchers=self._watchers),
        )
        if info.phase == "over":
            scene = replace(scene, ending=self.face.ending(scene, self.words, info.result))
        return News(scene, told)
