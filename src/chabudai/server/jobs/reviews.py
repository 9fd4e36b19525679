"""Reviews of games, as jobs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from chabudai.analysis.aside import told_by
from chabudai.analysis.ledger import key_of
from chabudai.analysis.settings import Settings
from chabudai.analysis.worker import Asked, Told
from chabudai.core import Record
from chabudai.protocol.problem import Problem
from chabudai.protocol.reviews import ReviewProgress
from chabudai.server.jobs.queue import JobKind

SETTINGS: Final = Settings()


class Reviews(JobKind[Record, ReviewProgress]):
    """Reviews a record."""

    kept = 100

    def key(self, asked: Record) -> str:
        """Return the review's key, by which it is asked for."""
        return key_of(asked, SETTINGS)

    def start(self, asked: Record) -> ReviewProgress:
        """Return a review without parts."""
        return ReviewProgress(self.key(asked))

    async def run(self, asked: Record) -> AsyncIterator[ReviewProgress]:
        """Follow what the process tells."""
        key = self.key(asked)
        task = Asked(dict(asked.to_json()), SETTINGS.seed, SETTINGS.worlds, 1)
        async for told in told_by("chabudai.analysis.worker", task, Told):
            problem = Problem("review/invalid", told.message, told.hint) if told.message else None
            yield ReviewProgress(key, told.done, told.parts, told.review, problem)

    def finish(self, progress: ReviewProgress) -> ReviewProgress:
        """Keep the review, or the problem with it."""
        if progress.review is not None or progress.problem is not None:
            return progress
        broken = Problem("server/error", "The review broke down.", "Try again.")
        return msgspec.structs.replace(progress, problem=broken)

    def failed(self, progress: ReviewProgress) -> bool:
        """Tell whether there was a problem."""
        return progress.problem is not None


REVIEWS: Final = Reviews()
