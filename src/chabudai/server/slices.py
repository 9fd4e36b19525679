"""Slices of long work on the event loop, between which others have their turns."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from chabudai.server.gc_tuning import set_aside

SLICE: Final = 0.0005
"""Seconds of work after which others have theirs."""


class Slices:
    """One long piece of work; whoever does it rests between its steps."""

    def __init__(self, *, stays: bool = False) -> None:
        """Begin the first slice; *stays* says that much of what is made stays in memory."""
        self._stays = stays
        self._end = time.perf_counter() + SLICE

    async def rest(self) -> None:
        """Let others go on if the slice is over."""
        if time.perf_counter() >= self._end:
            if self._stays:
                # The collector would visit it in the middle of a slice, tens of thousands of objects at a time.
                set_aside()
            await asyncio.sleep(0)
            self._end = time.perf_counter() + SLICE
