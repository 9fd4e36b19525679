"""The last turns of a game of Hanabi, solved exactly over what each player may know.

Everybody reasons from what clues say and from what lies open, knows that all the others do too,
and makes the move with the highest expected score. No convention is assumed. From the last
turn backwards that settles what every player does in every world; so a move is worth the
mean of the scores that it leads to, over all worlds that look the same to who makes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from chabudai.analysis.puzzles.worlds import worlds
from chabudai.games.hanabi.deduction import Deduction
from chabudai.games.hanabi.moves import Announce, Play
from chabudai.games.hanabi.prospects import Prospects
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from chabudai.games.hanabi.moves import HanabiMove
    from chabudai.games.hanabi.state import HanabiState
    from chabudai.games.hanabi.view import HanabiView

LAST_TURN: Final = 1
EFFORT: Final = 2_000
"""How many moves a solver tries in worlds before it gives a position up."""
Worths = Mapping["HanabiMove", Fraction]


class TooManyWorlds(Exception):
    """A position is too large to be solved."""


class EndGame:
    """A solver that remembers what each player does in each position it has met."""

    def __init__(self, *, last_first: bool = False) -> None:
        """Start without memory.

        Args:
            last_first: Of equally good moves players take the last by action number instead
                of the first. A move that is best either way does not hang on such a chance.
        """
        self._last_first = last_first
        self._effort = EFFORT
        self._choices: dict[HanabiView, HanabiMove] = {}

    def worths(self, view: HanabiView) -> Worths:
        """Return the expected score of each move of the seat to move.

        Raises:
            TooManyWorlds: Solving it would take too long.
        """
        if view.final_turns_left == LAST_TURN:
            return _last_turn(view)
        totals: dict[HanabiMove, int] = dict.fromkeys(view.legal_moves(), 0)
        everything = 0
        for ways, world in worlds(view):
            everything += ways
            self._effort -= len(totals)
            if self._effort < 0:
                raise TooManyWorlds
            for move in totals:
                totals[move] += ways * self._score(world.play(move))
        return {move: Fraction(total, everything) for move, total in totals.items()}

    def _score(self, state: HanabiState) -> int:
        """Play a world to its end and return the score."""
        while (seat := state.to_move) is not None:
            state = state.play(self._choice(state.view(seat)))
        return state.score or 0

    def _choice(self, view: HanabiView) -> HanabiMove:
        if view not in self._choices:
            worths = self.worths(view)
            moves = reversed(worths) if self._last_first else iter(worths)
            self._choices[view] = max(moves, key=worths.__getitem__)
        return self._choices[view]


def _last_turn(view: HanabiView) -> dict[HanabiMove, Fraction]:
    """Return what each last move of a game is worth: nothing but a card that fits changes the score."""
    own = Deduction.of(view).own
    prospects = Prospects.of(view)
    built = Fraction(view.fireworks_total)
    missed = built if view.errors + 1 < ERRORS else Fraction(0)
    worths: dict[HanabiMove, Fraction] = {}
    for move in view.legal_moves():
        worths[move] = built
        if isinstance(move, Play | Announce):
            named = {move.colour} if isinstance(move, Announce) else set(view.setup.colours)
            fits = sum(
                (
                    chance
                    for card, chance in own[move.slot].items()
                    if prospects.playable(card) and card.colour in named
                ),
                start=Fraction(0),
            )
            worths[move] = fits * (built + 1) + (1 - fits) * missed
    return worths
