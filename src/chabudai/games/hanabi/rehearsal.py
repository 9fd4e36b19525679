"""A player with open cards that reaches every corner of the game: for tests, not for tables.

Random play bombs within twenty moves and never sees an end game. This one knows all cards
and is now careful, now wild, now lazy, a temper drawn for each game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from chabudai.core import mover_of
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, Play
from chabudai.games.hanabi.prospects import Prospects

if TYPE_CHECKING:
    from chabudai.core import Chance
    from chabudai.games.hanabi.moves import HanabiMove
    from chabudai.games.hanabi.state import HanabiState

WILDNESS: Final = (0, 0, 2, 10, 40, 100)
"""Out of a hundred moves, how many are drawn at random."""


class Rehearsal:
    """Chooses moves for all seats of one game."""

    def __init__(self, chance: Chance) -> None:
        """Draw this game's temper."""
        self._chance = chance
        self._wildness = WILDNESS[chance.below(len(WILDNESS))]
        self._lazy = chance.below(3) == 0

    def __call__(self, state: HanabiState) -> HanabiMove:
        """Choose a move in *state*."""
        legal = state.legal_moves()
        if self._chance.below(100) < self._wildness:
            return self._any(legal)
        clues = [move for move in legal if isinstance(move, ClueColour | ClueValue)]
        if self._lazy and state.to_move and clues:
            return self._any(clues)
        prospects = Prospects.of(state)
        hand = state.hands[mover_of(state)].cards
        fitting = [
            move
            for move in legal
            if isinstance(move, Play | Announce)
            and prospects.playable(hand[move.slot])
            and (isinstance(move, Play) or move.colour is hand[move.slot].colour)
        ]
        if fitting:
            return self._any(fitting)
        discards = [move for move in legal if isinstance(move, Discard)]
        useless = [move for move in discards if prospects.useless(hand[move.slot])]
        spare = [move for move in discards if not prospects.indispensable(hand[move.slot])]
        few_tokens = state.clue_tokens < 1 + self._chance.below(8)
        if few_tokens and (useless or spare):
            return self._any(useless or spare)
        return self._any(clues or useless or spare or legal)

    def _any(self, moves: Sequence[HanabiMove]) -> HanabiMove:
        return moves[self._chance.below(len(moves))]
