"""The bench: processes for work of some milliseconds, which would hold up everybody on the event loop."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.bots.lifeline import start
from chabudai.bots.thinking import FairTurns
from chabudai.core import ChabudaiError
from chabudai.protocol.problem import Problem
from chabudai.server.jobs.bench_worker import Outcome, framed
from chabudai.server.tables.refusals import Later

if TYPE_CHECKING:
    from chabudai.server.jobs.asker import Asker
    from chabudai.server.jobs.works import Work

PERSON_WAITING: Final = 8
"""How much work one person may have at the bench at a time."""
ADDRESS_WAITING: Final = 64
"""How much all people at one address may have there."""
CACHED_BYTES: Final = 32_000_000
"""Bytes of results that are cached for repeated requests."""
SECONDS: Final = 30.0
"""How long any work may take; its process is ended then."""

_decode_outcome: Final = msgspec.json.Decoder(Outcome).decode


class BenchFull(Later):
    """Enough of somebody's work waits already."""


class BenchFailed(ChabudaiError):
    """The process broke down, or took too long."""

    code = "server/error"


def _free(who: Asker, seconds: float) -> None:
    """Let everybody work for nothing."""


class Bench:
    """Processes that are started when there is work, and results for repeated requests."""

    def __init__(self, processes: int, charge: Callable[[Asker, float], None] = _free) -> None:
        """Use so many processes; *charge* hears who took how many processor seconds, also for what was refused."""
        self._charge = charge
        self._idle = [_Process() for _ in range(max(1, processes))]
        self._all = tuple(self._idle)
        self._turns = FairTurns(len(self._idle))
        self._waiting: Counter[str] = Counter()
        self._cache: OrderedDict[bytes, bytes] = OrderedDict()
        self._cached = 0

    async def do(self, work: Work, who: Asker) -> bytes:
        """Return the result of some work, which is paid for unless it was cached.

        Raises:
            BenchFull: *who* has enough work here.
            BenchFailed: It broke down.
            ChabudaiError: The work itself was refused.
        """
        asked = msgspec.json.encode(work)
        key = sha256(asked).digest()
        if (known := self._cache.get(key)) is not None:
            self._cache.move_to_end(key)
            return known
        names = self._enter(who)
        try:
            async with self._turns.turn(who.address, who.person):
                outcome, body = await self._exchange(asked, who)
        finally:
            self._waiting.subtract(names)
            self._waiting = +self._waiting
        if outcome.problem is not None:
            raise _refusal(outcome.problem)
        self._keep(key, body)
        return body

    async def close(self) -> None:
        """End the processes."""
        for process in self._all:
            await process.end()

    def _enter(self, who: Asker) -> tuple[str, str]:
        names = (f"address {who.address}", f"person {who.address} {who.person}")
        if self._waiting[names[0]] >= ADDRESS_WAITING or self._waiting[names[1]] >= PERSON_WAITING:
            raise BenchFull("Enough of what you asked for is being worked out already.")
        self._waiting.update(names)
        return names

    async def _exchange(self, asked: bytes, who: Asker) -> tuple[Outcome, bytes]:
        process, started = self._idle.pop(), time.monotonic()
        try:
            whole = await asyncio.wait_for(process.exchange(asked), SECONDS)
        except BaseException as error:
            # Half an exchange would put results under the wrong work.
            await process.end()
            self._charge(who, time.monotonic() - started)
            if isinstance(error, (OSError, EOFError, TimeoutError)):
                raise BenchFailed("Something went wrong here.", hint="Try again.") from error
            raise
        finally:
            self._idle.append(process)
        head, _, body = whole.partition(b"\n")
        outcome = _decode_outcome(head)
        self._charge(who, outcome.seconds)
        return outcome, body

    def _keep(self, key: bytes, body: bytes) -> None:
        self._cached += len(body) - len(self._cache.pop(key, b""))
        self._cache[key] = body
        while self._cached > CACHED_BYTES:
            self._cached -= len(self._cache.popitem(last=False)[1])


class _Process:
    """One process, given one piece of work at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def exchange(self, asked: bytes) -> bytes:
        process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(framed(asked))
        await process.stdin.drain()
        head = await process.stdout.readexactly(4)
        return await process.stdout.readexactly(int.from_bytes(head, "big"))

    async def end(self) -> None:
        """End it; the next work starts another."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await start("chabudai.server.jobs.bench_worker")
        return self._process


def _refusal(found: Problem) -> ChabudaiError:
    """Return the refusal that the process met."""
    kind = type("WorkRefused", (ChabudaiError,), {"code": found.code})
    refusal: ChabudaiError = kind(found.message, hint=found.hint, rule=found.rule)
    return refusal
