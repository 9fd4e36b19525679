"""What bots make of numbered deals, as jobs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from chabudai.analysis.jobs import DealJob
from chabudai.analysis.jobs import run as run_job
from chabudai.protocol.deals import DealCount
from chabudai.records.deal import Deal
from chabudai.server.jobs.queue import JobKind


class Deals(JobKind[Deal, DealCount]):
    """Lets bots try a deal."""

    name = "deals"
    keys = Deal
    progress = DealCount
    kept = 400
    # Whoever turns the pages of deals looks at the last one.
    passing = True

    def key(self, asked: Deal) -> Deal:
        """Return the deal itself."""
        return asked

    def pack(self, asked: Deal) -> bytes:
        """Return the deal's game, players and number."""
        return msgspec.msgpack.encode(asked)

    def unpack(self, body: bytes) -> Deal:
        """Read what `pack` made."""
        return msgspec.msgpack.decode(body, type=Deal)

    def start(self, asked: Deal) -> DealCount:  # noqa: ARG002 - all deals begin alike
        """Return a count of no tries."""
        return DealCount()

    def run(self, asked: Deal) -> AsyncIterator[DealCount]:
        """Count what the bots reach, try by try."""
        return run_job(DealJob(asked))

    def finish(self, progress: DealCount) -> DealCount | None:
        """Keep a count that is complete; any other is begun anew when somebody asks next."""
        return progress if progress.complete else None


DEALS: Final = Deals()
