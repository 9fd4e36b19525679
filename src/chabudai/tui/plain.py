"""The line mode: one line for each thing that happens, for screen readers and for pipes.

What is written has no escape codes; what is read are moves in the engine's own notation and a few
words such as `help`. Questions and answers are whole lines, so that a program can follow.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final, TextIO

from chabudai.core import ChabudaiError
from chabudai.tui import table_lines
from chabudai.tui.coaching import question, topics
from chabudai.tui.commands import COMMANDS, usages
from chabudai.tui.refusals import explain

if TYPE_CHECKING:
    from chabudai.protocol.coaching import CoachTopic
    from chabudai.tui.scene import Scene
    from chabudai.tui.session import News, Session

BLANKS: Final = 60
"""Lines that push one player's hand off a terminal before the next one looks."""


class Plain:
    """One session in lines."""

    def __init__(self, session: Session, reader: TextIO, writer: TextIO) -> None:
        """Follow *session*."""
        self._session, self._words = session, session.words
        self._reader, self._writer = reader, writer
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._scene: Scene | None = None
        self._covered = ""
        self._asked = -1
        self._changed = asyncio.Event()
        self._warned = False
        """Whether it was said what asking the coach changes."""
        self._moving = False
        """Whether a move has been made that nothing was heard of yet."""
        self._orders: Mapping[str, Callable[[str], Awaitable[None]]] = {
            "help": self._help,
            "legal": self._legal,
            "hand": self._hand,
            "table": self._look_at_table,
            "log": self._log,
            "why": self._why,
            "seats": self._seats,
            "bots": self._bots,
            "coach": self._coach,
        }

    async def run(self) -> None:
        """Play until the game is over or somebody quits."""
        loop = asyncio.get_running_loop()
        Thread(target=self._read, args=(loop,), daemon=True).start()
        listening = asyncio.create_task(self._listen())
        obeying = asyncio.create_task(self._obey())
        done, waiting = await asyncio.wait({listening, obeying}, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for task in done:
            task.result()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        # A loop that has ended takes nothing any more.
        with suppress(RuntimeError):
            for line in self._reader:
                loop.call_soon_threadsafe(self._lines.put_nowait, line)
            loop.call_soon_threadsafe(self._lines.put_nowait, None)

    async def _listen(self) -> None:
        async for news in self._session.news():
            self._moving = False
            self._hear(news)
            self._changed.set()

    def _hear(self, news: News) -> None:
        self._say_all(news.told)
        if news.scene is None:
            if self._writer.isatty():
                self._say("\n" * BLANKS)
            self._covered, self._scene = news.next_name, None
            self._tell("pass-on", name=news.next_name)
            return
        before, self._scene = self._scene, news.scene
        if news.scene.note and (before is None or before.note != news.scene.note):
            self._say(news.scene.note)
        if _begins(before, news.scene):
            self._asked = -1
            self._introduce(news.scene)
        self._say_all(table_lines.changes(before, news.scene, self._words))
        if news.scene.ending is not None and (before is None or before.ending is None):
            self._say_all(news.scene.ending.lines())
        self._say_all(table_lines.prompts(before, news.scene, news.told, self._words))
        if news.scene.ending is None and news.scene.yours and self._asked != len(news.scene.log):
            self._asked = len(news.scene.log)
            self._ask_for_move(news.scene)

    def _ask_for_move(self, scene: Scene) -> None:
        left = "" if scene.seat is None else table_lines.time_left(scene, scene.seat, self._words, time.monotonic())
        if left:
            self._say(f"{left}.")
        self._tell("your-move", name=scene.name(scene.seat))

    def _introduce(self, scene: Scene) -> None:
        seats = ", ".join(f"{number} {player.name or '…'}" for number, player in enumerate(scene.players, 1))
        self._tell("welcome", game=self._session.adapter.title(self._words), seats=seats)
        if scene.view is not None:
            self._lay_out(scene)

    def _lay_out(self, scene: Scene) -> None:
        self._say_all(self._session.adapter.table(scene, self._words))
        self._say_all(self._session.adapter.hand(scene, self._words))

    async def _obey(self) -> None:
        while (line := await self._lines.get()) is not None:
            text = " ".join(line.split())
            if text.lower() == "quit":
                return
            if not text:
                await self._until_asked()
            if self._covered:
                self._covered = ""
                self._session.reveal()
            elif text:
                await self._do(text)
        # A pipe that has ended may still have a game to hear out.
        await self._until_asked()

    async def _do(self, text: str) -> None:
        order, _, rest = text.partition(" ")
        try:
            if self._scene is not None and text in self._scene.legal_moves:
                # A game's own words come before ours.
                await self._move(text)
            elif (obey := self._orders.get(order.lower())) is not None:
                await obey(rest)
            elif order.lower() in COMMANDS:
                await self._ask(order.lower(), rest)
            else:
                await self._move(text)
        except ChabudaiError as error:
            self._say(explain(error, self._session.adapter, self._words))

    async def _move(self, text: str) -> None:
        await self._until_asked()
        self._moving = True
        try:
            await self._session.play(self._read_move(text))
        except ChabudaiError:
            self._moving = False
            raise

    def _read_move(self, text: str) -> str:
        return text if self._scene is None else self._session.adapter.read_move(text, self._scene)

    async def _until_asked(self) -> None:
        """Let a pipe write its lines ahead of the game; a person hears at once that it is not their turn."""
        while not self._reader.isatty() and not self._is_asked():
            self._changed.clear()
            await self._changed.wait()

    def _is_asked(self) -> bool:
        """Tell whether the game waits for somebody here, or for nobody any more."""
        scene = self._scene
        over = scene is not None and scene.ending is not None and not scene.counting
        waits = bool(self._covered) or over or (scene is not None and scene.yours)
        return waits and not self._moving

    async def _help(self, _: str) -> None:
        self._say_all(self._words.say("help-orders").splitlines())
        self._say_all(self._session.adapter.move_help(self._words).splitlines())
        if self._scene is not None and topics(self._scene):
            self._tell("can-coach", topics=self._to_ask(topics(self._scene)))
        if self._scene is not None and self._scene.status is not None and self._scene.can:
            known = ("seats", "bots", *usages(self._scene.can, self._words))
            self._tell("help-requests", requests=", ".join(known))

    async def _legal(self, _: str) -> None:
        scene = self._scene
        if scene is None or not scene.yours:
            self._tell("not-your-turn")
            return
        adapter = self._session.adapter
        for number, move in enumerate(scene.legal_moves, start=1):
            self._say(f"{adapter.label(number, move, scene)}: {adapter.describe(move, scene, self._words)}")

    async def _hand(self, _: str) -> None:
        if self._scene is not None and self._scene.view is not None:
            adapter = self._session.adapter
            # Where a game has no hands, everything is on the table.
            self._say_all(adapter.hand(self._scene, self._words) or adapter.table(self._scene, self._words))

    async def _look_at_table(self, _: str) -> None:
        if self._scene is not None and self._scene.view is not None:
            self._say_all(self._session.adapter.table(self._scene, self._words))

    async def _log(self, _: str) -> None:
        self._say_all(self._scene.log if self._scene is not None else ())

    async def _seats(self, _: str) -> None:
        if self._scene is None or self._scene.status is None:
            self._tell("cannot-ask", what="seats")
            return
        self._say_all(table_lines.seats(self._scene, self._words, time.monotonic()))

    async def _bots(self, _: str) -> None:
        if self._scene is None or self._scene.status is None:
            self._tell("cannot-ask", what="bots")
            return
        self._say_all(f"{each.bot}: {each.sentence}" for each in self._scene.status.bots)

    async def _coach(self, topic: str) -> None:
        """Let the coach answer; the first time, say before what that changes."""
        scene = self._scene
        known = () if scene is None else topics(scene)
        by_name: dict[str, CoachTopic] = {str(each): each for each in known}
        asked = by_name.get(topic)
        if scene is None or not known:
            self._tell("cannot-ask", what="coach")
        elif asked is None:
            self._tell("can-coach", topics=self._to_ask(known))
        elif scene.coached or self._warned:
            self._say_all(await self._session.coach(asked))
        else:
            self._warned = True
            self._tell("coach-sure")
            self._tell("coach-again", topic=asked)

    def _to_ask(self, known: Sequence[CoachTopic]) -> str:
        """Return what to write to the coach, and what that asks."""
        game = self._session.adapter.game
        return ", ".join(f"coach {each} ({question(each, game, '', self._words)})" for each in known)

    async def _why(self, move: str) -> None:
        if not move:
            self._tell("why-what")
            return
        error = await self._session.why(self._read_move(move))
        self._say(self._words.say("is-legal") if error is None else explain(error, self._session.adapter, self._words))

    async def _ask(self, order: str, text: str) -> None:
        scene = self._scene
        if scene is None or not COMMANDS[order].allowed(scene.can):
            self._tell("cannot-ask", what=order)
            return
        await self._session.ask(order, text)

    def _tell(self, name: str, /, **values: str | float) -> None:
        self._say(self._words.say(name, **values))

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)

    def _say(self, line: str) -> None:
        self._writer.write(f"{line}\n")
        self._writer.flush()


def _begins(before: Scene | None, now: Scene) -> bool:
    """Tell whether a table or a deal is seen for the first time."""
    if before is None:
        return True
    return (before.view is None) != (now.view is None)


def run_plain(session: Session) -> None:
    """Play on standard input and output."""

    async def run() -> None:
        try:
            await Plain(session, sys.stdin, sys.stdout).run()
        finally:
            await session.close()

    asyncio.run(run())
