"""What an observer may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from chabudai.core.observer import Onlooker

if TYPE_CHECKING:
    from chabudai.core.json import JsonObject
    from chabudai.core.observer import Observer
    from chabudai.core.seat import Seat

M_co = TypeVar("M_co", covariant=True)


class View(ABC, Generic[M_co]):
    """A position as one observer sees it: a type that cannot hold what is hidden from them."""

    __slots__ = ()

    observer: Observer
    """Who looks."""
    to_move: Seat | None
    """The seat whose turn it is, or None when the game is over."""

    @property
    def seat(self) -> Seat:
        """The seat that looks.

        Raises:
            ValueError: An onlooker looks, who has no seat.
        """
        if isinstance(self.observer, Onlooker):
            raise ValueError(f"the view of {self.observer} has no seat")
        return self.observer

    @abstractmethod
    def legal_moves(self) -> tuple[M_co, ...]:
        """Return this seat's legal moves by action number; none unless it is to move."""

    @abstractmethod
    def to_json(self) -> JsonObject:
        """Return the JSON form."""
