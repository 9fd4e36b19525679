"""One queue for every kind of long computation: each kind runs one job at a time and keeps what was found."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Hashable
from contextlib import suppress
from typing import Any, Final, Generic, TypeVar

WAITING: Final = 8
"""How many jobs of a kind may wait for their turn."""

AskedT = TypeVar("AskedT")
ProgressT = TypeVar("ProgressT")
_log = logging.getLogger(__name__)


class JobKind(ABC, Generic[AskedT, ProgressT]):
    """What can be asked for, and how it is done; stateless."""

    kept: int
    """How many finished jobs are kept for repeated requests."""

    @abstractmethod
    def key(self, asked: AskedT) -> Hashable:
        """Return what makes two requests the same job."""

    @abstractmethod
    def start(self, asked: AskedT) -> ProgressT:
        """Return the progress before anything is done."""

    @abstractmethod
    def run(self, asked: AskedT) -> AsyncIterator[ProgressT]:
        """Do it in a process of its own, and yield the progress."""

    @abstractmethod
    def finish(self, progress: ProgressT) -> ProgressT | None:
        """Return what to keep of a job that ended with this progress; None if it broke down and left nothing."""

    def failed(self, progress: ProgressT) -> bool:  # noqa: ARG002 - most kinds keep no failures
        """Tell whether asking again begins it anew."""
        return False


class _Lane:
    """The jobs of one kind."""

    def __init__(self) -> None:
        self.found: OrderedDict[Hashable, Any] = OrderedDict()
        self.tasks: dict[Hashable, asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()


class JobQueue:
    """The jobs that are being done and those that are done; kinds do not wait for each other."""

    def __init__(self) -> None:
        """Start with none."""
        self._lanes: defaultdict[JobKind[Any, Any], _Lane] = defaultdict(_Lane)

    def look(self, kind: JobKind[Any, ProgressT], key: Hashable) -> ProgressT | None:
        """Return how far a job is; None if nobody has asked for it, or it was long ago."""
        found: ProgressT | None = self._lanes[kind].found.get(key)
        return found

    def ask(self, kind: JobKind[AskedT, ProgressT], asked: AskedT) -> ProgressT | None:
        """Return how far a job is, and begin it if nobody has asked before; None if too many wait already."""
        lane, key = self._lanes[kind], kind.key(asked)
        known: ProgressT | None = lane.found.get(key)
        if known is not None and not kind.failed(known):
            lane.found.move_to_end(key)
            return known
        if len(lane.tasks) > WAITING:
            return None
        progress = lane.found[key] = kind.start(asked)
        lane.tasks[key] = asyncio.create_task(_run(lane, kind, asked))
        while len(lane.found) > kind.kept + WAITING:
            lane.found.popitem(last=False)
        return progress

    async def close(self) -> None:
        """End the processes."""
        for task in [task for lane in self._lanes.values() for task in lane.tasks.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def _run(lane: _Lane, kind: JobKind[AskedT, ProgressT], asked: AskedT) -> None:
    key = kind.key(asked)
    progress = kind.start(asked)
    try:
        async with lane.turn:
            async for progress in kind.run(asked):
                lane.found[key] = progress
    except (OSError, ValueError) as error:
        _log.warning("a job broke down", extra={"error": type(error).__name__})
    finally:
        lane.tasks.pop(key, None)
        left = kind.finish(progress)
        if left is None:
            lane.found.pop(key, None)
        else:
            lane.found[key] = left
