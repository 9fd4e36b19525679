"""The action numbers of legal moves, for a player who has a view and no state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from chabudai.games import GAMES

if TYPE_CHECKING:
    from chabudai.core import View


def numbered_moves(game: str, view: View[Any]) -> tuple[tuple[int | None, Any], ...]:
    """Return the legal moves of the view's seat, each with its action number.

    The numbers come from `action_number` in the game's own part for this level; None without one.
    """
    number: Callable[[Any, Any], int | None] = getattr(GAMES.part(game, "bots"), "action_number", _unnumbered)
    return tuple((number(view, move), move) for move in view.legal_moves())


def _unnumbered(_view: View[Any], _move: object) -> None:
    """Give no number."""
