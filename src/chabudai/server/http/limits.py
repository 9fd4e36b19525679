"""Limits on what one connection, one address and one person may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Final

MOST_REMEMBERED: Final = 20_000


class Bucket:
    """Allows a rate, and a burst above it."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        """Start full."""
        self._rate, self._burst = rate, burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Use one of what is allowed, if any is left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of many names; those unused for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        """Give each name this rate and burst."""
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Use one of what *name* is allowed."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket.take()


class Slots:
    """A number of places for each name, to be given back."""

    def __init__(self, most: int) -> None:
        """Allow so many at a time."""
        self._most = most
        self._used: Counter[str] = Counter()

    def take(self, name: str) -> bool:
        """Use a place, if one is left."""
        if self._used[name] >= self._most:
            return False
        self._used[name] += 1
        return True

    def give(self, name: str) -> None:
        """Give a place back."""
        self._used[name] -= 1
        if self._used[name] <= 0:
            del self._used[name]
