"""A session at a server's table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from dataclasses import replace
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec

from chabudai.core import ChabudaiError, Record, Seat
from chabudai.protocol import messages
from chabudai.protocol.problem import Problem
from chabudai.protocol.records import TableRecord
from chabudai.protocol.requests import AddBot, Coach, Play, PlayAgain, Sit, Unwatch, Watch, Why
from chabudai.protocol.service import Offer
from chabudai.tui.adapters import adapter_of
from chabudai.tui.coaching import told
from chabudai.tui.errors import CannotJoin, Refused, refusal
from chabudai.tui.remote.bots import bot_choices
from chabudai.tui.remote.connection import Connection
from chabudai.tui.remote.decoding import convert, read_table
from chabudai.tui.remote.identity import Identity
from chabudai.tui.remote.link import Link
from chabudai.tui.remote.log import TableLog
from chabudai.tui.remote.requests import request_of, written
from chabudai.tui.remote.status import players, status_of
from chabudai.tui.scene import Scene
from chabudai.tui.session import News, Session

if TYPE_CHECKING:
    from chabudai.protocol.coaching import CoachTopic
    from chabudai.protocol.messages import AnyMessage, TableInfo
    from chabudai.protocol.service import GameInfo
    from chabudai.tui.status import TableStatus
    from chabudai.words import Words

FATAL: Final = frozenset({"table/unknown", "table/private", "table/damaged"})
AGAIN: Final = 1.0
"""Seconds after which somebody watches again who was refused only for now."""


class RemoteSession(Session):
    """Shows what the server sends, and takes people along to the table of a rematch."""

    def __init__(self, link: Link, identity: Identity, info: TableInfo, game: GameInfo, words: Words) -> None:
        """Take what is known after the first look; see `at`."""
        self.words = words
        self.adapter = adapter_of(info.game)
        self._link, self._identity, self._game = link, identity, game
        self._bots = bot_choices(game, words.language)
        self._connection = Connection(link.socket, identity)
        self._info = info
        self._log = TableLog(self.adapter, words)
        self._view: Any = None
        self._memory: Any = None
        self._present: list[bool] = []
        self._watchers = 0
        self._ahead = 0.0
        """How far the server's clock is ahead of this machine's monotonic one."""
        self._told = 0
        self._note = ""
        self._sat = info.seat is not None
        self._over = ""
        """The last table here whose game came to its end."""
        self._leaving = False
        """Whether the table of a rematch is wanted."""
        self._arrived = asyncio.Event()

    @classmethod
    def at(cls, text: str, name: str, words: Words) -> RemoteSession:
        """Find the table behind a link, as the guest *name*.

        Raises:
            CannotJoin: There is no such table.
            Refused: The server lets nobody in.
        """
        link = Link.read(text)
        identity = Identity(link.base)
        identity.introduce(name, words.say("guest"))
        info = read_table(identity.call("GET", f"/api/tables/{link.table}")).info
        offer = convert(identity.call("GET", "/api/games"), Offer)
        return cls(link, identity, info, offer.games[info.game], words)

    async def news(self) -> AsyncGenerator[News, None]:
        """Yield what the server tells, for as long as the table is open."""
        async for message in self._connection.messages(self._watch):
            if message is None:
                self._note = self.words.say("link-lost")
                yield self._news()
            elif _refused_for_now(message):
                await asyncio.sleep(AGAIN)
                await self._connection.send(self._watch())
            elif self._take(message) and not await self._follow():
                yield self._news()
                await self._join()

    async def play(self, move: str) -> None:
        """Make a move."""
        await self._connection.request(Play(table=self._link.table, move=move))

    async def why(self, move: str) -> ChabudaiError | None:
        """Ask the server what speaks against a move."""
        try:
            await self._connection.request(Why(table=self._link.table, move=move))
        except ChabudaiError as error:
            return error
        return None

    async def coach(self, topic: CoachTopic) -> tuple[str, ...]:
        """Ask the server's coach."""
        answer = await self._connection.request(Coach(table=self._link.table, topic=topic))
        return () if answer is None else told(answer, self._scene(), self.adapter, self.words)

    async def ask(self, command: str, text: str = "") -> None:
        """Ask something of the table."""
        bot = self._status().default_bot
        if command == "rematch":
            await self._again()
        elif command == "name":
            await asyncio.to_thread(self._identity.rename, written(text, "name Anna"))
        elif command == "fill":
            for seat, info in enumerate(self._info.seats):
                if info.kind == "empty":
                    await self._connection.request(AddBot(table=self._link.table, bot=text or bot, seat=seat))
        else:
            await self._connection.request(request_of(command, text, self._info, bot))

    async def record(self) -> Record | None:
        """Fetch the record of the last game that came to its end here."""
        path = f"/api/tables/{self._over or self._link.table}/record"
        try:
            given = await asyncio.to_thread(self._identity.call, "GET", path)
        except Refused as error:
            if error.reason == "record/running":
                return None
            raise
        return Record.from_json(convert(given, TableRecord).record)

    def reveal(self) -> None:
        """Nobody shares this screen."""

    async def close(self) -> None:
        """Hang up; the seat stays."""
        await self._connection.close()

    def _watch(self) -> Watch:
        """Ask for the table, from what is not known yet of it."""
        since = self._log.seq if self._link.table == self._info.id else 0
        return Watch(table=self._link.table, since=since)

    async def _join(self) -> None:
        """Sit down, the first time that there is a free seat; during a game nobody is asked without being told to."""
        own = self._info.phase == "waiting" or self._info.held is not None
        if not self._sat and own and "sit" in self._info.can:
            self._sat = True
            # If somebody else is quicker, this person looks on.
            await self._connection.send(Sit(table=self._link.table, id=token_hex(8)))

    async def _again(self) -> None:
        """Ask for a rematch, or go where the others already are; return once there."""
        self._leaving = True
        self._arrived.clear()
        if self._info.rematch is None:
            try:
                await self._connection.request(PlayAgain(table=self._link.table))
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
        await self._connection.send(Unwatch(table=self._info.id))
        await self._connection.send(self._watch())
        return True

    def _take(self, message: AnyMessage) -> bool:
        """Take in a message; True if there is something new to show."""
        match message:
            case messages.Welcome():
                self._ahead = message.now / 1000 - time.monotonic()
            case messages.Answer(error=Problem(code=code) as problem) if code in FATAL:
                raise CannotJoin(problem.message, hint=problem.hint)
            case messages.Gone(table=self._link.table):
                raise refusal(Problem(message.code, "The table is closed."))
            case messages.TableSnapshot() if message.info.id == self._link.table:
                self._take_table(message)
                return True
            case messages.Update(table=self._info.id):
                self._take_update(message)
                return True
            case messages.Presence(table=self._info.id):
                self._note = ""
                self._present, self._watchers = message.present, message.watchers
                return True
        return False

    def _take_table(self, table: messages.TableSnapshot) -> None:
        """Take in a whole table: this one, or the one of a rematch."""
        if table.info.id != self._info.id:
            self._log = TableLog(self.adapter, self.words)
            self._view = self._memory = None
            self._told = 0
            self._arrived.set()
        self._know(table.info, table.position, table.entries)
        self._present, self._watchers = table.present, table.watchers

    def _take_update(self, update: messages.Update) -> None:
        """Take in what changed; what is left out has not."""
        info = update.info or self._info
        for seat, (before, after) in enumerate(zip(self._info.seats, info.seats, strict=False)):
            if before.kind == "empty" != after.kind and seat < len(self._present):
                # Whoever sits down is here; the server says so only later.
                self._present[seat] = True
        if update.can is not None:
            info = msgspec.structs.replace(info, can=update.can)
        if update.clock is not None:
            info = msgspec.structs.replace(info, clock=update.clock)
        self._know(info, update.position, update.entries)

    def _know(self, info: TableInfo, position: Any, entries: list[messages.SentEntry]) -> None:  # noqa: ANN401
        self._note = ""
        self._info = info
        if info.phase == "over":
            self._over = info.id
        if position is not None:
            self._view, self._memory = self.adapter.read(position)
        for entry in entries:
            self._log.add(entry.seq, entry.events)

    def _status(self) -> TableStatus:
        info, game, link = self._info, self._game, self._link
        status = status_of(info, game, link, self._bots, self.words, self._ahead, self._present)
        return replace(status, watchers=self._watchers)

    def _news(self) -> News:
        log = self._log.lines
        told, self._told = tuple(log[self._told :]), len(log)
        return News(self._scene(), told)

    def _scene(self) -> Scene:
        info = self._info
        # The server grants a name, not the table; and the new table of the others is open to everybody.
        more = {"name"} | ({"rematch"} if info.rematch is not None else set())
        scene = Scene(
            players=players(info, self._present, self.words),
            seat=None if info.seat is None else Seat(info.seat),
            view=self._view,
            memory=self._memory,
            aid=info.options.aid,
            log=tuple(self._log.lines),
            can=frozenset(info.can) | more,
            note=self._note,
            status=self._status(),
            coach=info.coach,
            coached="coached" in info.marks,
        )
        if info.phase == "over" and info.result is not None:
            scene = replace(scene, ending=self.adapter.ending(info.result, scene, self.words))
        return scene


def _refused_for_now(message: AnyMessage) -> bool:
    """Tell whether the table could not be watched: nothing else is sent without an id and refused."""
    match message:
        case messages.Answer(id=None, error=Problem(code=code)):
            return code not in FATAL
    return False
