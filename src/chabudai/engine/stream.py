"""The referee on standard input and output."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import BinaryIO

from chabudai.engine.referee import Referee


def serve(requests: BinaryIO | None = None, answers: BinaryIO | None = None) -> None:
    """Answer each line of *requests* with a line of *answers*, until the end or `quit`."""
    requests = sys.stdin.buffer if requests is None else requests
    answers = sys.stdout.buffer if answers is None else answers
    referee = Referee()
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for line in requests:
            answers.write(referee.answer_line(line))
            answers.flush()
            if referee.quit:
                break
