"""Threads that share the games of a batch; kernels run outside the interpreter's lock."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

Job = Callable[[int, int], None]
"""Works on the games from its first argument up to its second."""


class Workers:
    """A fixed number of threads, the caller's own among them."""

    def __init__(self, threads: int) -> None:
        """Start all but the caller's."""
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads - 1, "chabudai-fast") if threads > 1 else None

    def run(self, job: Job, games: int) -> None:
        """Run *job* on equal parts of the games and return when all are done."""
        if self._pool is None:
            job(0, games)
            return
        ends = [games * k // self.threads for k in range(self.threads + 1)]
        others = [self._pool.submit(job, *part) for part in pairwise(ends[1:])]
        job(0, ends[1])
        for other in others:
            other.result()
