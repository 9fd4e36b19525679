"""Jobs for a process of its own, so that nobody has to wait: reviews, and bots that try deals.

This is the side of those who ask, for an event loop; `worker` is the program that does the job. One line
of JSON asks, many lines tell.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias, overload

import msgspec

from chabudai.analysis.ledger import key_of
from chabudai.bots.lifeline import start
from chabudai.protocol.deals import DealCount
from chabudai.protocol.reviews import ReviewProgress
from chabudai.records.deal import Deal

if TYPE_CHECKING:
    from chabudai.analysis.settings import Settings
    from chabudai.core import Record

LONGEST_LINE: Final = 1 << 24
TRIES: Final = 20
"""How often a bot that draws lots tries a deal, where nobody says so."""


class ReviewJob(msgspec.Struct, frozen=True, tag_field="job", tag="review"):
    """A game to be looked back at."""

    key: str
    record: dict[str, Any]
    seed: str
    bot: str
    worlds: int
    threads: int

    @classmethod
    def of(cls, record: Record, settings: Settings, threads: int = 1) -> ReviewJob:
        """Make the job for a record.

        Raises:
            InvalidReview: The game has no review, or the settings do not fit it.
        """
        written = dict(record.to_json())
        return cls(key_of(record, settings), written, settings.seed, settings.bot, settings.worlds, threads)


class DealJob(msgspec.Struct, frozen=True, tag_field="job", tag="deal"):
    """A deal to be tried by bots."""

    deal: Deal
    tries: int = TRIES


Job: TypeAlias = ReviewJob | DealJob


@overload
def run(job: ReviewJob) -> AsyncGenerator[ReviewProgress, None]: ...
@overload
def run(job: DealJob) -> AsyncGenerator[DealCount, None]: ...
def run(job: Job) -> AsyncGenerator[Any, None]:
    """Do a job in a process of its own and yield how far it is; the process ends with the generator.

    The last progress of a review has the review or what was wrong; the last count of a deal is complete.
    Nothing more comes where the process breaks down.
    """
    return _run(job, ReviewProgress if isinstance(job, ReviewJob) else DealCount)


async def _run(job: Job, told: type[Any]) -> AsyncGenerator[Any, None]:
    process = await start("chabudai.analysis.worker", limit=LONGEST_LINE)
    try:
        if process.stdin is None or process.stdout is None:
            return
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        async for line in process.stdout:
            yield msgspec.json.decode(line, type=told)
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()
