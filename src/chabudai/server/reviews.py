"""Reviews of games: made in processes of their own, one at a time, and kept for who asks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from chabudai.analysis.aside import told_by
from chabudai.analysis.ledger import key_of
from chabudai.analysis.settings import Settings
from chabudai.analysis.worker import Asked, Told
from chabudai.protocol.problem import Problem
from chabudai.protocol.reviews import ReviewProgress
from chabudai.server.refusals import TooManyReviews, UnknownReview

if TYPE_CHECKING:
    from chabudai.core import Record

WAITING: Final = 8
"""How many reviews may wait for their turn."""
KEPT: Final = 100
"""How many finished ones are kept."""
SETTINGS: Final = Settings()


class Reviews:
    """The reviews that are being made and those that are done."""

    def __init__(self) -> None:
        """Start with none."""
        self._found: OrderedDict[str, ReviewProgress] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def ask(self, record: Record) -> ReviewProgress:
        """Return how far the review of *record* is, and begin it if nobody has asked before.

        Raises:
            TooManyReviews: Too many wait already.
        """
        key = key_of(record, SETTINGS)
        known = self._found.get(key)
        if known is not None and known.problem is None:
            self._found.move_to_end(key)
            return known
        if len(self._tasks) > WAITING:
            raise TooManyReviews("Too many games wait for their review.", hint="Try again in a few minutes.")
        progress = self._found[key] = ReviewProgress(key)
        self._tasks[key] = asyncio.create_task(self._make(record, progress))
        while len(self._found) > KEPT + WAITING:
            self._found.popitem(last=False)
        return progress

    def look(self, key: str) -> ReviewProgress:
        """Return how far a review is.

        Raises:
            UnknownReview: Nobody has asked for it here, or it was long ago.
        """
        found = self._found.get(key)
        if found is None:
            raise UnknownReview("There is no such review here.", hint="Ask for it with its table or record.")
        return found

    async def close(self) -> None:
        """End the processes."""
        for task in tuple(self._tasks.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _make(self, record: Record, progress: ReviewProgress) -> None:
        try:
            async with self._turn:
                await self._listen(record, progress)
            if progress.review is None and progress.problem is None:
                progress.problem = Problem("server/error", "The review broke down.", "Try again.")
        finally:
            self._tasks.pop(progress.key, None)

    async def _listen(self, record: Record, progress: ReviewProgress) -> None:
        """Follow what the process tells."""
        asked = Asked(dict(record.to_json()), SETTINGS.seed, SETTINGS.worlds, 1)
        try:
            async for told in told_by("chabudai.analysis.worker", asked, Told):
                progress.done, progress.parts, progress.review = told.done, told.parts, told.review
                if told.message:
                    progress.problem = Problem("review/invalid", told.message, told.hint)
        except (OSError, ValueError) as error:
            progress.problem = Problem("server/error", f"The review broke down: {type(error).__name__}.", "Try again.")
