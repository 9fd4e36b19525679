"""The pool of thinking processes: which bot sits in which of them, and for how long."""

from __future__ import annotations

import asyncio
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING

from chabudai.bots import BOTS, UnknownBot
from chabudai.bots.lifeline import start
from chabudai.bots.thinking.process import ThinkingProcess
from chabudai.bots.thinking.question import Chair

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chabudai.bots.history import History
    from chabudai.bots.thinking.question import Question, Thought


class BotLeft(Exception):
    """The bot was let go before its question had its turn: there is nothing to choose any more."""


class BotPool:
    """Spreads bots over processes; a bot stays in its process until its table lets it go."""

    def __init__(self, processes: int, seconds: float, memory: int = 0) -> None:
        """Use so many processes, give each move so many seconds and each process so many MiB; 0 for any number."""
        self.processes = [ThinkingProcess(seconds, memory) for _ in range(max(1, processes))]
        self._chairs: dict[str, set[Chair]] = {}
        """By table."""
        self._warming: asyncio.Task[None] | None = None

    @property
    def bots(self) -> int:
        """How many bots sit in the processes."""
        return sum(process.bots for process in self.processes)

    @property
    def waiting(self) -> int:
        """How many questions wait for their turn."""
        return sum(len(process.queue) for process in self.processes)

    async def choose(self, question: Question, history: History, whose: str = "") -> Thought:
        """Return the bot's move as text, with its reason; people take turns by *whose* table it is.

        Raises:
            BotTimedOut: It took too long.
            BotCrashed: It broke down.
            BotLeft: `keep` let it go meanwhile.
            NoTurn: Too many wait; ask again later.
        """
        chair = question.chair
        self._chairs.setdefault(chair.table, set()).add(chair)
        if _compiled(question):
            await self._warm()
        process = self._process(chair)
        async with process.queue.turn(whose):
            if not self._sits(chair):
                raise BotLeft
            try:
                return await process.ask(question, history)
            finally:
                if not self._sits(chair):
                    process.forget(chair)

    async def choose_once(self, question: Question, history: History, whose: str = "") -> Thought:
        """Do the same with a bot that leaves at once; its chair must be of a table of its own."""
        try:
            return await self.choose(question, history, whose)
        finally:
            self.keep(question.chair.table, {})

    def keep(self, table: str, bots: Mapping[int, str]) -> None:
        """Let the bots of a table go, except *bots* by their seats."""
        chairs = self._chairs.get(table)
        if chairs is None:
            return
        for chair in [chair for chair in chairs if bots.get(chair.seat) != chair.bot]:
            chairs.remove(chair)
            self._process(chair).forget(chair)
        if not chairs:
            del self._chairs[table]

    async def close(self) -> None:
        """End the processes."""
        if self._warming is not None:
            self._warming.cancel()
        for process in self.processes:
            await process.end()

    def _sits(self, chair: Chair) -> bool:
        return chair in self._chairs.get(chair.table, ())

    def _process(self, chair: Chair) -> ThinkingProcess:
        return self.processes[zlib.crc32(repr(chair).encode()) % len(self.processes)]

    async def _warm(self) -> None:
        """Wait for the compiler, once; a bot's own time counts only after that."""
        if self._warming is None:
            self._warming = asyncio.create_task(_compile())
        await asyncio.shield(self._warming)


def _compiled(question: Question) -> bool:
    """Tell whether the bot waits for a compiler; of a bot that there is not, the process tells."""
    try:
        return BOTS.find(question.game, question.chair.bot).compiled
    except UnknownBot:
        return False


async def _compile() -> None:
    """Compile what compiled bots need in a process of its own, which the disk remembers."""
    process = await start("chabudai.bots.warming")
    try:
        # Nothing is said to it, and nothing is expected: but a full pipe would stop it.
        await process.communicate()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
