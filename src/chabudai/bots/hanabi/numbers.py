"""The action numbers of Hanabi, for a player who has a view and no state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.games.hanabi.actions import action_of

if TYPE_CHECKING:
    from chabudai.games.hanabi import HanabiMove, HanabiView


def action_number(view: HanabiView, move: HanabiMove) -> int:
    """Return the number of a move that is legal in *view*."""
    return action_of(view.setup, view.seat, move)
