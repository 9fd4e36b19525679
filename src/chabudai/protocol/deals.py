"""Numbered deals, and what bots and people reached on them."""

from __future__ import annotations

from typing import Final

import msgspec

LAST_DEAL: Final = 1_000_000
"""The highest number of a deal."""


class Tries(msgspec.Struct, frozen=True):
    """What one team of bots made of a deal, try by try."""

    bots: tuple[str, ...]
    """One bot that took all seats, or one for each seat."""
    reached: tuple[int, ...]
    """What seat 0 got in each try: the score of partners; of rivals 1 for a win, 0 for a draw, -1 for a defeat."""
    drawn: bool
    """Whether the tries differ by the bots' luck; otherwise by the seat that begins."""

    @property
    def mean(self) -> float:
        """The mean over the tries."""
        return sum(self.reached) / len(self.reached)

    def matched(self, reached: int) -> int:
        """Return in how many tries a result was as good or better."""
        return sum(one <= reached for one in self.reached)


class DealCount(msgspec.Struct, frozen=True):
    """How far the bots are with a deal."""

    done: int = 0
    parts: int = 0
    """How many tries there will be; 0 before it has begun."""
    bots: tuple[Tries, ...] = ()
    """What was reached so far."""

    @property
    def complete(self) -> bool:
        """Whether all tries are done."""
        return 0 < self.parts == self.done


class Reached(msgspec.Struct, frozen=True):
    """A result, and how many games ended with it."""

    reached: int
    """As in `Tries`: what seat 0 got."""
    games: int


class ShownDeal(msgspec.Struct, frozen=True):
    """A numbered deal and what became of it; its cards and its seed are not told."""

    game: str
    players: int
    number: int
    today: int
    """The number of today's deal, by the clock in Greenwich."""
    bots: DealCount | None
    """What bots reach; null as long as nobody has asked for it, or while too many others wait."""
    people: list[Reached]
    """What people reached here, each with the first game on these cards, by the result."""
