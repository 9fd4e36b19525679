"""The last turns of a game of Hanabi, solved exactly over what each player may know.

Everybody reasons from what clues say and from what lies open, knows that all the others do too,
and makes a move with the highest expected score. No convention is assumed: nobody concludes
anything from which move somebody chose. From the last turn backwards that settles what every
player does in every world, up to moves that are equally good; so what a move is worth, the mean
of the scores that it leads to over all worlds that look the same to whoever makes it, is known
within bounds that hold however the others choose between equals. The compiled end game of the
search cannot serve here: it gives every move the meaning that the information strategy agreed on.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.analysis.hanabi.worlds import worlds
from chabudai.games.hanabi.deduction import Deduction
from chabudai.games.hanabi.moves import Announce, Play
from chabudai.games.hanabi.prospects import Prospects
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from collections.abc import Hashable

    from chabudai.games.hanabi.moves import HanabiMove
    from chabudai.games.hanabi.state import HanabiState
    from chabudai.games.hanabi.view import HanabiView

LAST_TURN: Final = 1
EFFORT: Final = 5_000
"""How many moves a solver tries in worlds before it gives a position up."""


class Worth(NamedTuple):
    """What a move is worth: at least and at most, by what the others do where moves are equally good."""

    least: Fraction
    most: Fraction


Worths = Mapping["HanabiMove", Worth]
Choices = tuple["HanabiMove", ...]


class TooManyWorlds(Exception):
    """A position is too large to be solved."""


class EndGame:
    """A solver that remembers what each player does in each position it has met."""

    def __init__(self) -> None:
        """Start without memory."""
        self._effort = EFFORT
        self._choices: dict[Hashable, Choices] = {}

    def worths(self, view: HanabiView) -> Worths:
        """Return the expected score of each move of the seat to move.

        Raises:
            TooManyWorlds: Solving it would take too long.
        """
        if view.final_turns_left == LAST_TURN:
            return {move: Worth(worth, worth) for move, worth in last_turn(view).items()}
        legal = view.legal_moves()
        least, most = dict.fromkeys(legal, 0), dict.fromkeys(legal, 0)
        everything = 0
        for ways, world in worlds(view):
            everything += ways
            self._effort -= len(legal)
            if self._effort < 0:
                raise TooManyWorlds
            for move in legal:
                low, high = self._scores(world.play(move))
                least[move] += ways * low
                most[move] += ways * high
        return {move: Worth(Fraction(least[move], everything), Fraction(most[move], everything)) for move in legal}

    def _scores(self, state: HanabiState) -> tuple[int, int]:
        """Play a world to its end and return the lowest and the highest score that it may come to."""
        seat = state.to_move
        if seat is None:
            score = state.score or 0
            return score, score
        reached = [self._scores(state.play(move)) for move in self._choices_in(state.view(seat))]
        return min(low for low, _ in reached), max(high for _, high in reached)

    def _choices_in(self, view: HanabiView) -> Choices:
        """Return the moves that the seat to move may find best."""
        key = _last_key(view) if view.final_turns_left == LAST_TURN else view
        if key not in self._choices:
            worths = self.worths(view)
            floor = max(worth.least for worth in worths.values())
            best = tuple(move for move in worths if worths[move].most >= floor)
            self._choices[key] = _not_alike(best) if view.final_turns_left == LAST_TURN else best
        return self._choices[key]


def last_turn(view: HanabiView) -> dict[HanabiMove, Fraction]:
    """Return what each move would be worth as a game's last: nothing but a card that fits changes the score."""
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


def _last_key(view: HanabiView) -> Hashable:
    """Return all that the last move depends on: in which hand a seen card is makes no difference."""
    seen = tuple(sorted(view.seen_cards() + view.discards))
    return view.fireworks, view.errors, view.clue_tokens, view.knowledge[view.seat], seen


def _not_alike(moves: Choices) -> Choices:
    """Keep one of the last moves that play no card: whichever it is, the score stays."""
    plays = tuple(move for move in moves if isinstance(move, Play | Announce))
    return plays + tuple(move for move in moves if move not in plays)[:1]
