"""What one seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from chabudai.core.json import JsonObject
    from chabudai.core.seat import Seat

M_co = TypeVar("M_co", covariant=True)


class View(ABC, Generic[M_co]):
    """A position as one seat sees it: a type that cannot hold what is hidden from it."""

    __slots__ = ()

    seat: Seat
    """Whose eyes these are."""
    to_move: Seat | None
    """The seat whose turn it is, or None when the game is over."""

    @abstractmethod
    def legal_moves(self) -> tuple[M_co, ...]:
        """Return this seat's legal moves by action number; none unless it is to move."""

    @abstractmethod
    def to_json(self) -> JsonObject:
        """Return the JSON form."""
