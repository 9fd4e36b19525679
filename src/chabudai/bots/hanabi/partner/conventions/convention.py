"""A convention: its name, when one learns it, what it says, and a position that shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping


LEVELS: Final = ("beginner", "intermediate", "advanced", "expert")
"""The levels, the first one first; each plays all that those before it play."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position and the move that the convention asks for."""

    hands: tuple[str, ...]
    """The hands that are dealt, the oldest card first; the other cards come in order behind them."""
    moves: tuple[str, ...]
    """What was done, from seat 1 on."""
    answer: str
    """What the next player does."""


@dataclass(frozen=True, eq=False)
class Convention:
    """One thing to agree on."""

    name: str
    level: str
    """The first level at which it is played."""
    sentence: Mapping[str, str]
    """What it says, by language."""
    example: Example
    tables: tuple[int, ...] = (2, 3, 4, 5)
    """With how many players it is played: only where it pays."""

    @property
    def rank(self) -> int:
        """The number of its level; 0 is the first one."""
        return LEVELS.index(self.level)


Agreed = frozenset[Convention]
"""The conventions that a table plays by."""
