"""Who watches a table at one worker."""

from __future__ import annotations

from typing import NamedTuple


class Audience(NamedTuple):
    """The seats that have somebody connected, and the number of onlookers."""

    seats: frozenset[int] = frozenset()
    onlookers: int = 0

    def __str__(self) -> str:
        return f"{','.join(map(str, sorted(self.seats)))}:{self.onlookers}"

    @classmethod
    def parse(cls, seats: str, onlookers: str) -> Audience:
        """Read what `str` made."""
        return cls(frozenset(map(int, filter(None, seats.split(",")))), int(onlookers))
