"""The action numbers of legal moves, for a player who has a view and no state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from chabudai.games.bossa import actions as bossa_actions
from chabudai.games.bossa.legal import Mover
from chabudai.games.bossa.view import BossaView
from chabudai.games.hanabi import actions as hanabi_actions
from chabudai.games.hanabi.view import HanabiView

if TYPE_CHECKING:
    from chabudai.core import View
    from chabudai.games.bossa import BossaMove, BossaState


def numbered_moves(view: View[Any]) -> tuple[tuple[int, Any], ...]:
    """Return the legal moves of the view's seat, each with its action number."""
    return tuple((action_number(view, move), move) for move in view.legal_moves())


def action_number(view: View[Any], move: Any) -> int:  # noqa: ANN401
    """Return the number of a move that is legal in *view*."""
    if isinstance(view, HanabiView):
        return hanabi_actions.action_of(view.setup, view.seat, move)
    if isinstance(view, BossaView):
        return bossa_actions.action_of(cast("BossaState", _Seen(view)), move)
    raise TypeError(f"No action numbers are known for {type(view).__name__}.")


class _Seen:
    """The little of a Bossa state that the numbering asks for, taken from a view."""

    def __init__(self, view: BossaView) -> None:
        self._view = view

    def check(self, move: BossaMove) -> None:
        """Trust that the move is legal."""

    def mover(self) -> Mover:
        """Return what the seat goes by."""
        view = self._view
        mine, theirs = (tuple(tile for tile in view.hands[s] if tile) for s in (view.seat, 1 - view.seat))
        return Mover(view.seat, view.table, mine, theirs, view.modifiers[view.seat])
