"""A process that does one job: `python -m chabudai.analysis.worker`.

It reads one line of JSON with the job (see `jobs`), and writes a line before the first part and one after each.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from chabudai.analysis.deals.tries import Bench
from chabudai.analysis.jobs import DealJob, Job, ReviewJob
from chabudai.analysis.reviewer import Reviewer
from chabudai.analysis.settings import Settings
from chabudai.bots.lifeline import tie
from chabudai.bots.thinking.memory import JOB, cap
from chabudai.core import ChabudaiError, Record
from chabudai.protocol.deals import DealCount
from chabudai.protocol.problem import Problem
from chabudai.protocol.reviews import ReviewProgress

NICENESS: Final = 10
"""How far such work stands behind the moves of people for the processor."""


def main() -> None:
    """Do the job that standard input asks for."""
    tie()
    cap(JOB)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    job: Job = msgspec.json.decode(sys.stdin.buffer.readline(), type=ReviewJob | DealJob)
    for news in reviewed(job) if isinstance(job, ReviewJob) else tried(job):
        sys.stdout.buffer.write(msgspec.json.encode(news) + b"\n")
        sys.stdout.buffer.flush()


def reviewed(job: ReviewJob) -> Iterator[ReviewProgress]:
    """Look at a game part by part; at last yield the review, or why there is none."""
    try:
        reviewer = Reviewer(Record.from_json(job.record), Settings(job.seed, job.bot, job.worlds))
        found = {}
        yield ReviewProgress(job.key, 0, reviewer.parts)
        for part in reviewer.run(jobs=job.threads):
            found[part.number] = part.part
            yield ReviewProgress(job.key, len(found), reviewer.parts, reviewer.so_far(found))
        yield ReviewProgress(job.key, len(found), reviewer.parts, review=reviewer.review(found))
    except ChabudaiError as error:
        yield ReviewProgress(job.key, problem=Problem(error.code, error.message, error.hint))


def tried(job: DealJob) -> Iterator[DealCount]:
    """Let bots try a deal, try by try."""
    bench = Bench(job.deal, job.tries)
    yield DealCount(parts=bench.count)
    for done, bots in enumerate(bench.run(), 1):
        yield DealCount(done, bench.count, bots)


if __name__ == "__main__":
    main()
