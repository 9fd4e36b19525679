"""Purses: what each of many names may spend of work, rows and bytes, in one place as every message pays from two."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from math import inf

from chabudai.server.http.admission.prices import Price
from chabudai.server.http.limits import MOST_REMEMBERED


class Purse:
    """What one name has left; what is charged afterwards may leave a debt, at most of another full purse."""

    __slots__ = ("_at", "_bytes", "_name", "_of", "_rows", "_work")

    def __init__(self, of: Purses, name: str) -> None:
        """Start full."""
        self._of, self._name = of, name
        self._work, self._rows, self._bytes = of.full
        self._at = time.monotonic()

    def fill(self) -> None:
        """Add what has come since the last time."""
        now = time.monotonic()
        seconds, self._at = now - self._at, now
        rates, full = self._of.rates, self._of.full
        self._work = min(full.work, self._work + seconds * rates.work)
        self._rows = min(full.rows, self._rows + seconds * rates.rows)
        self._bytes = min(full.bytes, self._bytes + seconds * rates.bytes)

    def wait(self, price: Price) -> float:
        """Return after how many seconds *price* can be paid; what exceeds a full purse needs a full one."""
        if price.work <= self._work and price.rows <= self._rows and price.bytes <= self._bytes:
            return 0.0
        left = (self._work, self._rows, self._bytes)
        return max(map(_wait, price, left, self._of.rates, self._of.full))

    def charge(self, price: Price) -> None:
        """Take *price*, whether it is there or not."""
        full = self._of.full
        self._work = max(-full.work, self._work - price.work)
        self._rows = max(-full.rows, self._rows - price.rows)
        self._bytes = max(-full.bytes, self._bytes - price.bytes)

    def pay(self, price: Price) -> None:
        """Take *price*, and tell whoever wants to know."""
        self.charge(price)
        if self._of.told:
            self._of.tell(self._name, price)


class Kind:
    """One of the things that are paid from purses, as a budget by itself."""

    def __init__(self, purses: Purses, name: str) -> None:
        """Stand for what *name* says of a price."""
        self.burst: float = getattr(purses.full, name)
        self._purses, self._name = purses, name

    def tell(self, charged: Callable[[str, float], None]) -> None:
        """Tell *charged* of everything that is paid."""
        self._purses.told[self._name] = charged

    def owe(self, name: str, cost: float) -> None:
        """Charge *name* for what was spent elsewhere."""
        self._purses.of(name).charge(Price(**{self._name: cost}))


class Purses:
    """A purse for each of many names; those unused for longest are forgotten."""

    def __init__(self, rates: Price, saved: float) -> None:
        """Let purses fill at these *rates* a second, until so many seconds are *saved* up."""
        self.rates = rates
        self.full = Price(*(rate * saved for rate in rates))
        self.told: dict[str, Callable[[str, float], None]] = {}
        """Who is told of what is paid, by its kind."""
        self._purses: OrderedDict[str, Purse] = OrderedDict()

    def of(self, name: str) -> Purse:
        """Return the purse of a name, as it is now."""
        purse = self._purses.get(name)
        if purse is None:
            purse = self._purses[name] = Purse(self, name)
            if len(self._purses) > MOST_REMEMBERED:
                self._purses.popitem(last=False)
        else:
            self._purses.move_to_end(name)
            purse.fill()
        return purse

    def kinds(self) -> dict[str, Kind]:
        """Return what is paid, each by its name."""
        return {name: Kind(self, name) for name in Price._fields}

    def tell(self, name: str, price: Price) -> None:
        """Tell those who want to know what *name* has paid."""
        for kind, told in self.told.items():
            cost: float = getattr(price, kind)
            if cost:
                told(name, cost)


def _wait(cost: float, left: float, rate: float, full: float) -> float:
    missing = min(cost, full) - left
    if missing <= 0:
        return 0.0
    return missing / rate if rate > 0 else inf
