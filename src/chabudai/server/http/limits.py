"""Budgets that refill, and places to be given back: what one connection, one address and one person may use."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

MOST_REMEMBERED: Final = 20_000


class Bucket:
    """Allows a rate, and a burst above it; what is charged afterwards may leave a debt, at most of another burst."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        """Start full."""
        self._rate, self._burst = rate, burst
        self._left = burst
        self._at = time.monotonic()

    def wait(self, cost: float = 1.0) -> float:
        """Return after how many seconds *cost* can be taken; what exceeds the burst needs a full bucket."""
        missing = min(cost, self._burst) - self._fill()
        if missing <= 0:
            return 0.0
        return missing / self._rate if self._rate > 0 else float("inf")

    def charge(self, cost: float) -> None:
        """Take *cost*, whether it is there or not."""
        self._left = max(-self._burst, self._fill() - cost)

    def take(self, cost: float = 1.0) -> bool:
        """Take *cost*, if it is there."""
        if self.wait(cost) > 0:
            return False
        self._left = max(-self._burst, self._left - cost)
        return True

    def _fill(self) -> float:
        """Add what has come since the last time, and return what is there."""
        now = time.monotonic()
        left = self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return left


class Buckets:
    """A bucket for each of many names; those unused for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        """Give each name this rate and burst."""
        self.burst = burst
        self._charged: Callable[[str, float], None] | None = None
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        """Return the bucket of a name."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self.burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket

    def tell(self, charged: Callable[[str, float], None]) -> None:
        """Tell *charged* of everything that is charged by `charge`."""
        self._charged = charged

    def owe(self, name: str, cost: float) -> None:
        """Charge *name* for what was spent elsewhere."""
        self.of(name).charge(cost)

    def wait(self, name: str, cost: float = 1.0) -> float:
        """Return after how many seconds *name* can be charged *cost*."""
        return self.of(name).wait(cost)

    def charge(self, name: str, cost: float = 1.0) -> None:
        """Charge *name*, whether it has enough or not."""
        self.of(name).charge(cost)
        if self._charged is not None and cost:
            self._charged(name, cost)

    def take(self, name: str) -> bool:
        """Use one of what *name* is allowed."""
        if self.wait(name) > 0:
            return False
        self.charge(name)
        return True


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
