"""Carrying a plan out: in this process, in many, or on a Ray cluster."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from chabudai.arena.play import Chunk, Played, play_chunk

if TYPE_CHECKING:
    from chabudai.arena.plan import Plan

Runner = Callable[[Sequence[Chunk]], Iterator[list[Played]]]
LARGEST_CHUNK: Final = 50
"""How many games a process plays between two reports, at the most."""
REPORTS: Final = 20
"""How often each process should report at least."""


def run(plan: Plan, runner: Runner, done: Iterable[Played] = (), *, keep_moves: bool = False) -> Iterator[list[Played]]:
    """Play what is missing of *plan* and yield the games as they come in, in any order."""
    chunks = chunks_of(plan, done, keep_moves=keep_moves)
    return runner(chunks)


def chunks_of(plan: Plan, done: Iterable[Played], *, keep_moves: bool, workers: int = 4) -> list[Chunk]:
    """Cut what is missing of *plan* into parts, game numbers first so that all pairings advance."""
    known = {(game.pairing, game.number) for game in done}
    size = max(1, min(LARGEST_CHUNK, plan.games // (REPORTS * workers)))
    chunks = []
    for start in range(0, plan.games, size):
        for pairing in range(len(plan.pairings())):
            numbers = range(start, min(start + size, plan.games))
            if missing := tuple(number for number in numbers if (pairing, number) not in known):
                chunks.append(Chunk(plan, pairing, missing, keep_moves))
    return chunks


def here(chunks: Sequence[Chunk]) -> Iterator[list[Played]]:
    """Play in this process."""
    for chunk in chunks:
        left: Chunk | None = chunk
        while left is not None:
            played = play_chunk(left)
            yield played
            left = left.without(played)


def in_processes(jobs: int) -> Runner:
    """Return a runner that plays in so many processes."""

    def runner(chunks: Sequence[Chunk]) -> Iterator[list[Played]]:
        if jobs == 1 or len(chunks) == 1:
            yield from here(chunks)
            return
        pool = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), _leave_interrupts_alone)
        try:
            yield from _as_they_come(pool, chunks, 2 * jobs)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    return runner


def _as_they_come(pool: ProcessPoolExecutor, chunks: Sequence[Chunk], ahead: int) -> Iterator[list[Played]]:
    """Keep a few chunks submitted, so that an interrupt has little to wait for."""
    waiting: dict[Future[list[Played]], Chunk] = {}
    left = deque(chunks)
    while left or waiting:
        while left and len(waiting) < ahead:
            chunk = left.popleft()
            with _interrupts_later():
                waiting[pool.submit(play_chunk, chunk)] = chunk
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            played, chunk = future.result(), waiting.pop(future)
            if (rest := chunk.without(played)) is not None:
                left.appendleft(rest)
            yield played


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Hold interrupts back while processes start: they inherit that, and so die of none even before they can choose."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_alone() -> None:
    """Let the parent decide what an interrupt means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
