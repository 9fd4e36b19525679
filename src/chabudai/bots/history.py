"""What a seat has been told of a game, and how one course of it is told from another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol


class History(Protocol):
    """The moves so far, each with the seat's view after it; made as far as they are asked for."""

    def __len__(self) -> int:
        """Return how many there are."""
        ...

    def __getitem__(self, part: slice, /) -> Sequence[tuple[Any, Any]]:
        """Return some of them."""
        ...

    def mark(self, count: int) -> bytes:
        """Return the mark of the first *count* moves: see `mark_of`."""
        ...


class Account:
    """A history that is kept as a list; *moves* are the true moves, those that are hidden from the seat too."""

    def __init__(self, told: Sequence[tuple[Any, Any]], moves: Sequence[object]) -> None:
        """Tell what was *told*, move by move."""
        self._told, self._moves = told, moves

    def __len__(self) -> int:
        return len(self._told)

    def __getitem__(self, part: slice) -> Sequence[tuple[Any, Any]]:
        return self._told[part]

    def mark(self, count: int) -> bytes:
        """Return the mark of the first *count* moves."""
        return mark_of(self._moves[:count])


@dataclass(frozen=True, slots=True)
class Watched:
    """How much of a game a seated bot has watched."""

    seed: str
    """The bot's seed, which follows from that of the deal."""
    count: int = 0
    mark: bytes = b""

    @classmethod
    def all_of(cls, seed: str, history: History) -> Watched:
        """Return what a bot has watched that knows the whole history."""
        return cls(seed, len(history), history.mark(len(history)))

    def begins(self, seed: str, history: History) -> bool:
        """Tell whether *history* goes on from here. After a take-back it may be as long, and another one."""
        return self.seed == seed and self.count <= len(history) and self.mark == history.mark(self.count)


def mark_of(moves: Iterable[object]) -> bytes:
    """Return a digest of *moves* in their order: the same deal and the same mark are the same game so far."""
    return blake2b("\n".join(map(str, moves)).encode(), digest_size=16).digest()
