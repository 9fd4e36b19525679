"""Threads that share the games of a batch; kernels run outside the interpreter's lock."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread

Job = Callable[[int, int], None]
"""Works on the games from its first argument up to its second."""
_Task = tuple[Job, int, int]
_Tasks = SimpleQueue[_Task | None]
_Answers = SimpleQueue[BaseException | None]


class Workers:
    """A fixed number of threads, the caller's own among them.

    A step of a batch takes less than a millisecond, so every thread has a queue of its own:
    the executors of the standard library take ten times as long to hand over a task.
    """

    def __init__(self, threads: int) -> None:
        """Start all but the caller's; they end with this object."""
        self.threads = threads
        self._answers: _Answers = SimpleQueue()
        self._tasks: list[_Tasks] = [SimpleQueue() for _ in range(threads - 1)]
        for tasks in self._tasks:
            Thread(target=_work, args=(tasks, self._answers), name="chabudai-fast", daemon=True).start()
        weakref.finalize(self, _dismiss, self._tasks)

    def run(self, job: Job, games: int) -> None:
        """Run *job* on equal parts of the games and return when all are done."""
        if not self._tasks:
            job(0, games)
            return
        ends = [games * k // self.threads for k in range(self.threads + 1)]
        for tasks, part in zip(self._tasks, pairwise(ends[1:]), strict=True):
            tasks.put((job, *part))
        failures: list[BaseException | None] = []
        try:
            job(0, ends[1])
        finally:
            failures += [self._answers.get() for _ in self._tasks]
        for failure in failures:
            if failure is not None:
                raise failure


def _work(tasks: _Tasks, answers: _Answers) -> None:
    while (task := tasks.get()) is not None:
        job, start, stop = task
        del task
        try:
            job(start, stop)
        except BaseException as failure:  # noqa: BLE001
            answers.put(failure)
        else:
            answers.put(None)
        # A thread that waits must not keep the batch alive that it waits for.
        del job


def _dismiss(all_tasks: list[_Tasks]) -> None:
    for tasks in all_tasks:
        tasks.put(None)
