"""Reviews of games, as jobs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from chabudai.analysis.jobs import ReviewJob
from chabudai.analysis.jobs import run as run_job
from chabudai.analysis.ledger import key_of
from chabudai.analysis.settings import Settings
from chabudai.core import Record
from chabudai.protocol.problem import Problem
from chabudai.protocol.reviews import ReviewProgress
from chabudai.server.jobs.queue import JobKind

SETTINGS: Final = Settings()


class Reviews(JobKind[Record, ReviewProgress]):
    """Reviews a record."""

    name = "reviews"
    keys = str
    progress = ReviewProgress
    kept = 100

    def key(self, asked: Record) -> str:
        """Return the review's key, by which it is asked for."""
        return key_of(asked, SETTINGS)

    def pack(self, asked: Record) -> bytes:
        """Return the record's own form."""
        return msgspec.msgpack.encode(asked.to_json())

    def unpack(self, body: bytes) -> Record:
        """Read what `pack` made."""
        return Record.from_json(msgspec.msgpack.decode(body))

    def start(self, asked: Record) -> ReviewProgress:
        """Return a review without parts."""
        return ReviewProgress(self.key(asked))

    def run(self, asked: Record) -> AsyncIterator[ReviewProgress]:
        """Follow what the process tells."""
        return run_job(ReviewJob.of(asked, SETTINGS))

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
