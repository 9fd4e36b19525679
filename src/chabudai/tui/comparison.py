"""How a result compares with those of bots, which play the same deal in a process of their own."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.protocol.deals import DealCount
    from chabudai.records.deal import Deal
    from chabudai.words import Words


class Comparison:
    """What bots make of a deal that is being played."""

    def __init__(self, deal: Deal, words: Words) -> None:
        """Wait for `begin`."""
        self._deal, self._words = deal, words
        self._count: DealCount | None = None
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Let the bots start, if they have not."""
        if self._task is None:
            self._task = asyncio.create_task(self._follow())

    @property
    def known(self) -> bool:
        """Whether the bots have finished."""
        return self._task is not None and self._task.done()

    async def lines(self, reached: int) -> tuple[str, ...]:
        """Wait for the bots and compare *reached* with their results, a sentence each."""
        from chabudai.analysis.deals.sentences import standing  # noqa: PLC0415 - late, see below

        self.begin()
        if self._task is not None:
            await asyncio.wait({self._task})
        if self._count is None or not self._count.complete:
            return (self._words.say("deal-stopped"),)
        return tuple(standing(self._count.bots, reached, self._words))

    async def close(self) -> None:
        """End the bots' process."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _follow(self) -> None:
        # Late, because the first picture does not wait for the bots.
        from chabudai.analysis.jobs import DealJob, run  # noqa: PLC0415

        async for count in run(DealJob(self._deal)):
            self._count = count
