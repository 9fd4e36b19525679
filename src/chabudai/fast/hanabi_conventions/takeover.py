"""Players who know the conventions and have watched the whole game: what they would make of a position in it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from chabudai.core import ALL, InvalidRules, Seat
from chabudai.fast.hanabi_conventions import weights as by
from chabudai.fast.hanabi_conventions.history import History
from chabudai.fast.hanabi_conventions.layout import DRAWN, PILE
from chabudai.fast.hanabi_conventions.selfplay import values_of
from chabudai.fast.hanabi_conventions.turn import decide
from chabudai.fast.hanabi_conventions.worlds import HANDS, STREAM, Worlds, imagine, play_out_all, settled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.games.hanabi import HanabiMove, HanabiState

NO_MOVE = -1
"""Instead of an action: the players who sit down make this move too."""


class Takeover:
    """A game so far, taken over at the turn of the seat to move by players who remember what the moves meant."""

    def __init__(self, states: Sequence[HanabiState], moves: Sequence[HanabiMove], weights: Sequence[float]) -> None:
        """Sit down at the last of *states*, which begin at the deal and have *moves* between them; it is not over.

        *weights* are the bot's `numbers`.
        """
        last = states[-1]
        if last.to_move is None or len(states) != len(moves) + 1:
            raise InvalidRules(
                "A takeover needs every position from the deal on, the moves between them, and a game that goes on.",
                hint=f"There are {len(states)} positions and {len(moves)} moves.",
            )
        self._values = values_of(weights)
        self._history = _watched(states, moves, last.to_move, int(self._values[by.SWITCHES]))
        self._imagined: dict[tuple[int, int], Worlds] = {}
        """By seed and number of its first world, the hands that were drawn last."""

    def choice(self) -> int:
        """Return the action that the conventions themselves would choose."""
        return int(decide(self._history.row.copy(), self._values))

    def worths(
        self, actions: Sequence[int], worlds: int, *, hidden: bool, seed: int, stream: int, first: int = 0
    ) -> NDArray[np.float64]:
        """Play each of *actions* out in the same worlds; return what came of it, a row for each action.

        With *hidden* the hand of the seat to move is drawn by what the conventions tell it, as the deck
        always is drawn; otherwise all hands are as they are. World *k* of a *stream* is always the same,
        so more of them can be asked for from *first* on.
        """
        begin = stream * STREAM + first
        if not hidden:
            return play_out_all(settled(self._history), actions, self._values, worlds, seed, begin)
        # As many hands as worlds: the results of one hand in many decks would vary less than those of many hands.
        edges = [begin, *range((begin // HANDS + 1) * HANDS, begin + worlds, HANDS), begin + worlds]
        parts = [
            play_out_all(self._hands(seed, start // HANDS * HANDS), actions, self._values, end - start, seed, start)
            for start, end in pairwise(edges)
        ]
        return np.concatenate(parts, axis=1)

    def _hands(self, seed: int, first: int) -> Worlds:
        """Return the hands of the worlds from number *first* on."""
        if (seed, first) not in self._imagined:
            self._imagined = {(seed, first): imagine(self._history, self._values, seed, first)}
        return self._imagined[seed, first]


def _watched(states: Sequence[HanabiState], moves: Sequence[HanabiMove], seat: Seat, switches: int) -> History:
    """Return the game as everybody noted it, told from *seat*, which is to move."""
    first = states[0]
    history = History(first.view(ALL), seat, (1 << first.players) - 1, switches)
    for move, after in zip(moves, states[1:], strict=True):
        history.add(move, after.view(ALL))
    row = history.row
    end = PILE + int(row[DRAWN])
    row[end : end + states[-1].deck_left] = [1 << card.number for card in sorted(states[-1].deck)]
    return history
