"""Work that is done in a process of its own, so that nobody has to wait: one line asks, many lines tell.

The one side starts a program and follows it from an event loop; the other side is the program.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

KINDNESS: Final = 10
"""How far behind the moves of people such work stands for the processor."""
LONGEST_LINE: Final = 1 << 24

T = TypeVar("T")


async def told_by(program: str, asked: msgspec.Struct, kind: type[T]) -> AsyncGenerator[T, None]:
    """Start the module *program*, ask it, and yield what it tells; the process ends with the generator."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        program,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
    )
    try:
        if process.stdin is None or process.stdout is None:
            return
        process.stdin.write(msgspec.json.encode(asked) + b"\n")
        async for line in process.stdout:
            yield msgspec.json.decode(line, type=kind)
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()


def asked_for(kind: type[T]) -> T:
    """Stand behind, and read what is asked."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    return msgspec.json.decode(sys.stdin.buffer.readline(), type=kind)


def tell(news: msgspec.Struct) -> None:
    """Tell whoever asked."""
    sys.stdout.buffer.write(msgspec.json.encode(news) + b"\n")
    sys.stdout.buffer.flush()
