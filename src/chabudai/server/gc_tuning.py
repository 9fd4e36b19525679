"""Python's garbage collector, kept from looking at every table again and again.

What a table remembers stays for long and has no cycles: counting references frees it. A full
collection would visit all of it, which with a thousand tables stops everything for a third of a
second. So whatever has survived a collection is set aside. Now and then, when about as much
again has been set aside, all of it is visited once: connections that were closed have cycles.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

THRESHOLDS: Final = (1_000, 5, 5)
"""New objects that make a collection of the youngest, and collections that make one of the next older."""
OBJECTS: Final = 10_000
"""Objects for each of which one setting aside more is allowed between two visits to all."""
LEAST: Final = 32


class Freezer:
    """Sets aside what a full collection has left."""

    def __init__(self) -> None:
        """Begin with what is there now."""
        self._times = 0
        self._allowed = LEAST
        self._whole = False

    def __call__(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        """Hear from the collector."""
        if phase == "start" or info["generation"] < 2:
            return
        gc.freeze()
        if self._whole:
            self._times, self._whole = 0, False
            self._allowed = max(LEAST, gc.get_freeze_count() // OBJECTS)
        self._times += 1
        if self._times > self._allowed:
            gc.unfreeze()
            self._whole = True


def set_aside() -> None:
    """Keep a tuned collector from all that was made of late: whoever has made much that stays, and has no cycles."""
    if any(isinstance(one, Freezer) for one in gc.callbacks):
        gc.freeze()


@contextmanager
def tuned_collector() -> Iterator[Freezer]:
    """Keep the collector from what lives long, as long as the context lasts."""
    before, aside = gc.get_threshold(), Freezer()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.callbacks.append(aside)
    try:
        yield aside
    finally:
        gc.callbacks.remove(aside)
        gc.set_threshold(*before)
        gc.unfreeze()
