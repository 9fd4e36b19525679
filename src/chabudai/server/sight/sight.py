"""What every game must offer so that a table can show it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

if TYPE_CHECKING:
    from chabudai.protocol.options import Aid


Numbering: TypeAlias = "Callable[[Any], int]"
"""Gives a legal move its action number."""


class Sight(ABC):
    """Shows one game: stateless, and it draws only from views."""

    @abstractmethod
    def position(self, view: Any, memory: Any, aid: Aid, number: Numbering | None) -> msgspec.Raw:  # noqa: ANN401
        """Return a position, encoded; with the legal moves if there is a way to *number* them."""

    @abstractmethod
    def reveals(self, before: Any, move: Any, after: Any) -> bool:  # noqa: ANN401
        """Tell whether the move let anybody see a piece that was hidden before."""

    def first_memory(self, state: Any) -> Any:  # noqa: ANN401, ARG002
        """Return what is remembered at the deal, beside the state."""
        return None

    def memory(self, memory: Any, before: Any, move: Any, after: Any) -> Any:  # noqa: ANN401, ARG002
        """Return what is remembered after a move."""
        return None
