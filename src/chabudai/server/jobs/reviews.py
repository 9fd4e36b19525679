"""Reviews of games, as jobs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, NamedTuple

import msgspec

from chabudai.analysis.jobs import ReviewJob
from chabudai.analysis.jobs import run as run_job
from chabudai.analysis.ledger import key_of
from chabudai.analysis.settings import Settings
from chabudai.core import Record
from chabudai.protocol.problem import Problem
from chabudai.protocol.reviews import ReviewProgress
from chabudai.server.jobs.queue import JobKind


class AskedReview(NamedTuple):
    """A game, and how it is looked back at."""

    record: Record
    settings: Settings


class Reviews(JobKind[AskedReview, ReviewProgress]):
    """Reviews a record."""

    name = "reviews"
    keys = str
    progress = ReviewProgress
    kept = 100

    def key(self, asked: AskedReview) -> str:
        """Return the review's key, by which it is asked for."""
        return key_of(asked.record, asked.settings)

    def pack(self, asked: AskedReview) -> bytes:
        """Return the record's own form, and the settings."""
        return msgspec.msgpack.encode([asked.record.to_json(), asked.settings.to_json()])

    def unpack(self, body: bytes) -> AskedReview:
        """Read what `pack` made."""
        record, settings = msgspec.msgpack.decode(body)
        return AskedReview(Record.from_json(record), Settings(**settings))

    def start(self, asked: AskedReview) -> ReviewProgress:
        """Return a review without parts."""
        return ReviewProgress(self.key(asked))

    def run(self, asked: AskedReview) -> AsyncIterator[ReviewProgress]:
        """Follow what the process tells."""
        return run_job(ReviewJob.of(asked.record, asked.settings))

    def finish(self, progress: ReviewProgress) -> ReviewProgress:
        """Keep the review, or the problem with it."""
        if progress.review is not None or progress.problem is not None:
            return progress
        broken = Problem("server/error", "The review broke down.", "Try again.")
        return msgspec.structs.replace(progress, so_far=None, problem=broken)

    def turned_away(self, progress: ReviewProgress) -> ReviewProgress:
        """Say that it may be asked for again."""
        full = Problem("limit/jobs", "Too much waits here: your review gave way to others.", "Ask again in a while.")
        return msgspec.structs.replace(progress, problem=full)

    def failed(self, progress: ReviewProgress) -> bool:
        """Tell whether there was a problem."""
        return progress.problem is not None


REVIEWS: Final = Reviews()
