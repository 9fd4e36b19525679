"""A position, complete."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from chabudai.core.errors import GameIsOver
from chabudai.core.seat import Seat

if TYPE_CHECKING:
    from collections import Counter

    from chabudai.core.chance import Chance
    from chabudai.core.json import JsonObject
    from chabudai.core.observer import Observer
    from chabudai.core.view import View

M = TypeVar("M")
V_co = TypeVar("V_co", covariant=True)


class State(ABC, Generic[M, V_co]):
    """An immutable position with everything in it, for the referee only.

    Chance is inside: what will be drawn was fixed by the deal, so `play` is a function
    of the state and the move.
    """

    __slots__ = ()

    to_move: Seat | None
    """The seat whose turn it is, or None when the game is over."""

    @property
    @abstractmethod
    def players(self) -> int:
        """The number of seats."""

    @property
    @abstractmethod
    def ended(self) -> str | None:
        """Why the game is over, in the game's own word, or None while it goes on."""

    @abstractmethod
    def legal_moves(self) -> tuple[M, ...]:
        """Return every legal move once, ordered by action number; none when over."""

    @abstractmethod
    def play(self, move: M) -> Self:
        """Return the position after *move*.

        Raises:
            IllegalMove: The rules forbid it; the message cites the paragraph.
            GameIsOver: The game has ended.
        """

    @abstractmethod
    def view(self, observer: Observer) -> V_co:
        """Return what *observer* may know: a seat, `PUBLIC` or `ALL`."""

    @abstractmethod
    def told(self, move: M, observer: Observer) -> M | None:
        """Return *move*, made here, as *observer* may know it: None if it is a secret."""

    @abstractmethod
    def alike(self, observer: Observer, chance: Chance) -> Self:
        """Return a position that *observer* cannot tell from this one; for a seat, each is equally likely."""

    @abstractmethod
    def pieces(self) -> Counter[str]:
        """Return every piece of the game, wherever it is: none is ever lost or made."""

    @abstractmethod
    def returns(self) -> tuple[float, ...] | None:
        """Return what each seat has won, or None while the game goes on."""

    @abstractmethod
    def to_json(self) -> JsonObject:
        """Return the JSON form, everything in it."""


S = TypeVar("S", bound=State[Any, Any])


def alike_in_public(state: S, chance: Chance) -> S:
    """Return a position that an onlooker cannot tell from *state*: what each seat does not see, anew, one by one."""
    for seat in range(state.players):
        state = state.alike(Seat(seat), chance)
    return state


def mover_of(position: State[Any, Any] | View[Any]) -> Seat:
    """Return the seat whose turn it is in a game that goes on.

    Raises:
        GameIsOver: Nobody is to move.
    """
    if position.to_move is None:
        raise GameIsOver("Nobody is to move: the game is over.", hint="Ask for the mover of a game that goes on.")
    return position.to_move
