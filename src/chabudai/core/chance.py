"""Chance that is the same on every machine, from a text."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from chabudai.core.errors import InvalidDeal

T = TypeVar("T")

LONGEST_SEED = 200
"""How many characters a seed may have."""


class Chance:
    """A stream of numbers made from a label and a seed by SHA-256 in counter mode.

    Python's own generator may shuffle differently in a later release; this one is
    defined by these few lines, so that a seed means the same deal for ever.
    """

    def __init__(self, label: str, seed: str) -> None:
        """Start the stream of *seed* for the purpose that *label* names."""
        if len(seed) > LONGEST_SEED:
            raise InvalidDeal(
                f"The seed has {len(seed)} characters.",
                hint=f"Use at most {LONGEST_SEED} characters.",
            )
        self._key = sha256(f"{label}\0{seed}".encode("utf-8", "surrogatepass")).digest()
        self._counter = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """Return the next number, equally likely each of 0 to *bound* - 1."""
        limit = (1 << 32) - (1 << 32) % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return *items* in an order of which all are equally likely."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _word(self) -> int:
        if not self._words:
            block = sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()
