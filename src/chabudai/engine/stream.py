"""The referee on standard input and output."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import BinaryIO

from chabudai.engine.referee import Referee


def serve(requests: BinaryIO | None = None, answers: BinaryIO | None = None) -> None:
    """Answer each line of *requests* with a line of *answers*, until the end or `quit`."""
    lines = requests or sys.stdin.buffer
    out = answers or sys.stdout.buffer
    referee = Referee()
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for line in lines:
            out.write(referee.answer_line(line))
            out.flush()
            if referee.quit:
                break
