"""Bots that try a deal in a process of their own, followed from an event loop."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final

import msgspec

from chabudai.analysis.deals.deal import Deal
from chabudai.analysis.deals.tries import TRIES
from chabudai.analysis.deals.worker import Asked, DealCount

LONGEST_LINE: Final = 1 << 20


async def counted(deal: Deal, tries: int = TRIES) -> AsyncGenerator[DealCount, None]:
    """Yield how far the bots are with *deal*, try by try; the process ends with the generator.

    Nothing more comes where the process breaks down: then the last count is not complete.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "chabudai.analysis.deals.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
    )
    try:
        if process.stdin is None or process.stdout is None:
            return
        process.stdin.write(msgspec.json.encode(Asked(deal, tries)) + b"\n")
        async for line in process.stdout:
            yield msgspec.json.decode(line, type=DealCount)
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()
