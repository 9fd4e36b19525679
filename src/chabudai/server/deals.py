"""What bots make of numbered deals: tried in a process of its own, one deal at a time, and kept for who asks again."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from chabudai.analysis.deals.counting import counted
from chabudai.protocol.deals import DealCount

if TYPE_CHECKING:
    from chabudai.analysis.deals import Deal

WAITING: Final = 8
"""How many deals may wait for the bots."""
KEPT: Final = 400
"""How many are kept of those that bots have tried."""

_log = logging.getLogger(__name__)


class Deals:
    """The deals that bots are trying, and those that they have tried."""

    def __init__(self) -> None:
        """Start with none."""
        self._counts: OrderedDict[Deal, DealCount] = OrderedDict()
        self._tasks: dict[Deal, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def look(self, deal: Deal) -> DealCount | None:
        """Return how far the bots are with *deal*; None if nobody asked, or too many others wait."""
        return self._counts.get(deal)

    def ask(self, deal: Deal) -> DealCount | None:
        """Let the bots try *deal*, if they have not and not too many others wait; return how far they are."""
        known = self._counts.get(deal)
        if known is not None:
            self._counts.move_to_end(deal)
            return known
        if len(self._tasks) > WAITING:
            return None
        self._counts[deal] = DealCount()
        self._tasks[deal] = asyncio.create_task(self._count(deal))
        while len(self._counts) > KEPT + WAITING:
            self._counts.popitem(last=False)
        return self._counts[deal]

    async def close(self) -> None:
        """End the process."""
        for task in tuple(self._tasks.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _count(self, deal: Deal) -> None:
        try:
            async with self._turn:
                async for count in counted(deal):
                    self._counts[deal] = count
        except (OSError, ValueError) as error:
            _log.warning("the bots could not try a deal", extra={"error": type(error).__name__})
        finally:
            self._tasks.pop(deal, None)
            # What broke down is begun anew by whoever asks next.
            if not self._counts.get(deal, DealCount()).complete:
                self._counts.pop(deal, None)
