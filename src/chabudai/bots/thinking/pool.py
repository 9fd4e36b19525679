"""The thinking processes: started when needed, ended when they do not answer."""

from __future__ import annotations

import asyncio
import pickle
import sys
import zlib
from contextlib import suppress
from typing import Any, Protocol

from chabudai.bots import BOTS, UnknownBot
from chabudai.bots.thinking.question import Choice, Question, Thought, pack


class Moves(Protocol):
    """The moves so far, each with the seat's view after it; made as far as they are asked for."""

    def __len__(self) -> int:
        """Return how many there are."""
        ...

    def __getitem__(self, part: slice, /) -> list[tuple[Any, Any]]:
        """Return some of them."""
        ...


class BotCrashed(Exception):
    """The bot or its process broke down."""


class BotTimedOut(Exception):
    """The bot took too long; its process was ended."""


class _Process:
    """One thinking process, asked one question at a time."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._told: dict[str, int] = {}

    async def ask(self, question: Question, seen: Moves, seconds: float) -> Thought:
        """Return a move with its reason; *seen* are all moves so far."""
        async with self._lock:
            if self._process is not None and self._process.returncode is not None:
                self._told.clear()
            told = self._told.get(question.key, 0)
            known = told if 0 < told <= len(seen) else 0
            asked = Question(
                question.key,
                question.game,
                question.bot,
                question.seed,
                question.first,
                known,
                tuple(seen[known:]),
                question.view,
            )
            try:
                choice = await asyncio.wait_for(self._exchange(asked), seconds)
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
            if choice.move is None:
                self._told.pop(question.key, None)
                raise BotCrashed(choice.problem)
            self._told[question.key] = len(seen)
            return Thought(choice.move, choice.why)

    async def end(self) -> None:
        """End the process; the next question starts another."""
        process, self._process = self._process, None
        self._told.clear()
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _exchange(self, question: Question) -> Choice:
        process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(pack(question))
        await process.stdin.drain()
        head = await process.stdout.readexactly(4)
        body = await process.stdout.readexactly(int.from_bytes(head, "big"))
        choice: Choice = pickle.loads(body)  # noqa: S301 - from our own process
        return choice

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._told.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "chabudai.bots.thinking.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process


class BotPool:
    """Spreads tables over processes; a table stays with its process."""

    def __init__(self, processes: int, seconds: float) -> None:
        """Use so many processes, and give each move so many seconds."""
        self._processes = [_Process() for _ in range(max(1, processes))]
        self._seconds = seconds
        self._warming: asyncio.Task[None] | None = None

    async def choose(self, question: Question, seen: Moves) -> Thought:
        """Return the bot's move as text, with its reason.

        Raises:
            BotTimedOut: It took too long.
            BotCrashed: It broke down.
        """
        if _compiled(question):
            await self._warm()
        number = zlib.crc32(question.key.encode()) % len(self._processes)
        return await self._processes[number].ask(question, seen, self._seconds)

    async def _warm(self) -> None:
        """Wait for the compiler, once; a bot's own time counts only after that."""
        if self._warming is None:
            self._warming = asyncio.create_task(_compile())
        await asyncio.shield(self._warming)

    async def close(self) -> None:
        """End the processes."""
        if self._warming is not None:
            self._warming.cancel()
        for process in self._processes:
            await process.end()


def _compiled(question: Question) -> bool:
    """Tell whether the bot waits for a compiler; of a bot that there is not, the process tells."""
    try:
        return BOTS.find(question.game, question.bot).compiled
    except UnknownBot:
        return False


async def _compile() -> None:
    """Compile what compiled bots need in a process of its own, which the disk remembers."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "chabudai.bots.warming", stdin=asyncio.subprocess.DEVNULL
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
