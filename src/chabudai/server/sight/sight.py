"""What every game must offer so that a table can show it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from chabudai.core import Event
from chabudai.server.sight.eyes import EVERYTHING, Eyes, seat_of

if TYPE_CHECKING:
    from chabudai.server.messages import Result
    from chabudai.server.options import Aid


Numbering: TypeAlias = "Callable[[Any], int]"
"""Gives a legal move its action number."""


class Sight(ABC):
    """Shows one game: stateless, and it draws only from views."""

    @abstractmethod
    def view(self, state: Any, eyes: Eyes) -> Any:  # noqa: ANN401
        """Return what these eyes may know."""

    @abstractmethod
    def position(self, view: Any, memory: Any, aid: Aid, number: Numbering | None) -> msgspec.Raw:  # noqa: ANN401
        """Return a position, encoded; with the legal moves if there is a way to *number* them."""

    @abstractmethod
    def result(self, state: Any) -> Result | None:  # noqa: ANN401
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def reveals(self, before: Any, move: Any, after: Any) -> bool:  # noqa: ANN401
        """Tell whether the move let anybody see a piece that was hidden before."""

    def first_memory(self, state: Any) -> Any:  # noqa: ANN401, ARG002
        """Return what is remembered at the deal, beside the state."""
        return None

    def memory(self, memory: Any, before: Any, move: Any, after: Any) -> Any:  # noqa: ANN401, ARG002
        """Return what is remembered after a move."""
        return None

    def told(self, before: Any, move: Any, eyes: Eyes) -> Any | None:  # noqa: ANN401
        """Return *move* as these eyes may know it: None if the rules hide it."""
        return move if eyes == EVERYTHING else before.told(move, seat_of(eyes))

    def happened(self, events: Sequence[Event], eyes: Eyes) -> list[Any]:
        """Return the game's events as these eyes may see them."""
        if eyes == EVERYTHING:
            return [event.to_json() for event in events]
        return [event.seen_by(seat_of(eyes)).to_json() for event in events]
