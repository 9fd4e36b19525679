"""One decision."""

from abc import ABC, abstractmethod


class Move(ABC):
    """One decision of one seat: a small value whose text parses back to it."""

    __slots__ = ()

    @abstractmethod
    def __str__(self) -> str:
        """Write the move as people type it; numbers count from 1."""
