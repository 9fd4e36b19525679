"""The action numbers of Bossa, for a player who has a view and no state."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from chabudai.games.bossa.actions import action_of
from chabudai.games.bossa.legal import Mover

if TYPE_CHECKING:
    from chabudai.games.bossa import BossaMove, BossaState, BossaView


def action_number(view: BossaView, move: BossaMove) -> int:
    """Return the number of a move that is legal in *view*."""
    return action_of(cast("BossaState", _Seen(view)), move)


class _Seen:
    """What the numbering asks of a state, taken from a view."""

    def __init__(self, view: BossaView) -> None:
        self._view = view

    def check(self, move: BossaMove) -> None:
        """Trust that the move is legal."""

    def mover(self) -> Mover:
        """Return what the seat goes by."""
        view = self._view
        mine, theirs = (tuple(tile for tile in view.hands[s] if tile) for s in (view.seat, 1 - view.seat))
        return Mover(view.seat, view.board, mine, theirs, view.modifiers[view.seat])
