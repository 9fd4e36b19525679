"""One thinking process: started when needed, ended when it does not answer, replaced when it uses too much memory."""

from __future__ import annotations

import asyncio
import logging
import pickle
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from chabudai.bots.history import Watched
from chabudai.bots.lifeline import start
from chabudai.bots.thinking.fair_turns import FairTurns
from chabudai.bots.thinking.memory import MIB, MOST
from chabudai.bots.thinking.question import Choice, Leave, Question, Thought, pack

if TYPE_CHECKING:
    from chabudai.bots.history import History
    from chabudai.bots.thinking.question import Chair

WAITING: Final = 1_000
"""How many questions may wait for one process."""
STOPPING: Final = 5.0
"""Seconds that an idle process has to let its bots go."""
_log = logging.getLogger(__name__)


class BotCrashed(Exception):
    """The bot or its process broke down."""


class BotTimedOut(Exception):
    """The bot took too long; its process was ended."""


class ThinkingProcess:
    """Asked one question at a time, in fair turns; what its bots know is known here too."""

    def __init__(self, seconds: float, memory: int) -> None:
        """Give each move so many seconds, and the process so many MiB; 0 for any number."""
        self.queue = FairTurns(most=WAITING)
        self._seconds = seconds
        self._memory = memory * MIB
        self._process: asyncio.subprocess.Process | None = None
        self._watched: dict[Chair, Watched] = {}
        """What the bots of the running process have watched."""

    @property
    def pid(self) -> int | None:
        """The process' number, while it runs."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    @property
    def bots(self) -> int:
        """How many bots sit in it."""
        return len(self._watched)

    async def ask(self, question: Question, history: History) -> Thought:
        """Return a move with its reason; only whoever has the turn of the queue may ask.

        Raises:
            BotTimedOut: It took too long.
            BotCrashed: It broke down.
        """
        choice = await self._answered(question, history)
        if self._memory and choice.memory > self._memory:
            _log.info("a thinking process is replaced", extra={"mib": choice.memory // MIB, "bots": self.bots})
            await self._retire()
        if choice.move is None:
            self._watched.pop(question.chair, None)
            raise BotCrashed(choice.problem)
        return Thought(choice.move, choice.why, choice.reading)

    def forget(self, chair: Chair) -> None:
        """Let a bot go, also if it is just thinking: its process hears of it after that."""
        known = self._watched.pop(chair, None)
        if known is not None and self.pid is not None and self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(pack(Leave(chair)))

    async def end(self) -> None:
        """End the process; the next question starts another."""
        process, self._process = self._process, None
        self._watched.clear()
        if process is not None:
            await _kill(process)

    async def _answered(self, question: Question, history: History) -> Choice:
        try:
            return await asyncio.wait_for(self._exchange(question, history), self._seconds)
        except TimeoutError:
            await self.end()
            raise BotTimedOut from None
        except (OSError, EOFError, asyncio.IncompleteReadError, pickle.UnpicklingError):
            await self.end()
            raise BotCrashed("process") from None
        except BaseException:
            # Half an exchange would put answers under the wrong questions.
            await self.end()
            raise

    async def _exchange(self, question: Question, history: History) -> Choice:
        process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(pack(self._news(question, history)))
        # From now on the bot sits there, so that it can be told to leave.
        self._watched[question.chair] = Watched.all_of(question.seed, history)
        await process.stdin.drain()
        head = await process.stdout.readexactly(4)
        body = await process.stdout.readexactly(int.from_bytes(head, "big"))
        choice: Choice = pickle.loads(body)  # noqa: S301 - from our own process
        return choice

    def _news(self, question: Question, history: History) -> Question:
        """Return the question with what the bot has not watched yet; all of it if what it has is not this game."""
        watched = self._watched.get(question.chair)
        known = watched.count if watched is not None and watched.begins(question.seed, history) else 0
        return replace(question, known=known, seen=tuple(history[known:]))

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._watched.clear()
            self._process = await start("chabudai.bots.thinking.thinker", *self._cap())
        return self._process

    def _cap(self) -> list[str]:
        return [str(MOST * self._memory)] if self._memory else []

    async def _retire(self) -> None:
        """Let an idle process end by itself; its bots are seated again in the next one when they are asked."""
        process, self._process = self._process, None
        self._watched.clear()
        if process is not None and process.stdin is not None:
            process.stdin.close()
            try:
                await asyncio.wait_for(process.wait(), STOPPING)
            except TimeoutError:
                await _kill(process)


async def _kill(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
    await process.wait()
