"""One seat's player: it sees views, never a hidden card, and returns moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.fast.hanabi_conventions import weights as by
from chabudai.fast.hanabi_conventions.history import History
from chabudai.fast.hanabi_conventions.search import search
from chabudai.fast.hanabi_conventions.selfplay import values_of
from chabudai.fast.hanabi_conventions.turn import decide
from chabudai.games.hanabi.actions import move_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.games.hanabi import HanabiMove, HanabiView


class Mind:
    """What one seat has noted by the conventions, and how it moves.

    Tell it every move with `observe`, in order, its own moves included; ask it with `choose` when it is its
    turn. It is a function of the views alone: two games that look alike to its seat get the same moves.
    """

    def __init__(self, view: HanabiView, weights: Sequence[float]) -> None:
        """Sit down at *view*, usually the first one; *weights* are the bot's `numbers`."""
        self._values = values_of(weights)
        self._begin(view)

    def _begin(self, view: HanabiView) -> None:
        self._view = view
        self._history = History(view, view.seat, 1 << view.seat, int(self._values[by.SWITCHES]))

    def observe(self, before: HanabiView, move: HanabiMove, after: HanabiView) -> None:
        """Take notice of *move*, which led from one view to the next; after a gap begin anew."""
        if before != self._view or before.to_move is None or after.turn != before.turn + 1:
            self._begin(after)
            return
        self._history.add(move, after)
        self._view = after

    def choose(self, view: HanabiView, budget: int = 0, seed: int = 0) -> HanabiMove:
        """Return this seat's move, tried in up to *budget* worlds that *seed* gives; 0 plays without search."""
        if view != self._view:
            self._begin(view)
        history = self._history
        action = search(history, self._values, budget, seed) if budget else decide(history.row, self._values)
        return move_of(view.setup, view.seat, int(action))
