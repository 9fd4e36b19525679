"""Puzzles from the last tiles of Bossa."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import count
from math import factorial
from typing import TYPE_CHECKING, Final

from chabudai.analysis.puzzles.puzzle import Puzzle
from chabudai.bots import BOTS
from chabudai.bots.bossa.greedy import score
from chabudai.bots.match import play_game
from chabudai.fast.bossa_search.appraisal import Appraiser
from chabudai.fast.bossa_search.level import Level
from chabudai.games import BOSSA
from chabudai.games.bossa.board import Phase

if TYPE_CHECKING:
    from chabudai.games.bossa import BossaMove, BossaState, BossaView

PAIRS: Final = (("master:friend", "master:friend"), ("master:friend", "greedy"), ("greedy", "master:friend"))
"""The bots whose games the positions come from, in turns."""
PILE: Final = (2, 3, 4)
"""How many tiles may be in the pile."""
CLEAR: Final = Fraction(1, 20)
"""By how much winning chance the best move must be better than the next."""
MOVES: Final = 6
"""How many moves there must be to choose from."""
EXACT: Final = Level(simulations=1, nodes=20_000_000, pile=max(PILE))
"""A budget under which every value is exact."""


def puzzles(label: str, first: int) -> Iterator[Puzzle]:
    """Let bots play and yield a position of each game that has one worth solving."""
    for number in count(first):
        yield from _of_game(PAIRS[number % len(PAIRS)], f"{label} {number}")


def _of_game(pair: tuple[str, str], seed: str) -> Iterator[Puzzle]:
    setup = BOSSA.setup(2, {})
    moves = play_game(BOSSA, setup, seed, [BOTS.find("bossa", bot) for bot in pair]).moves
    state = BOSSA.deal(setup, BOSSA.shuffle(setup, seed))
    for number, move in enumerate(moves):
        if state.board.phase is Phase.PLAY and state.board.pile_left in PILE:
            worths = _worth_solving(state)
            if worths is not None:
                yield Puzzle("bossa", 2, setup.rules_json(), seed, moves[:number], worths)
                return
        state = state.play(BOSSA.parse(move))


def _worth_solving(state: BossaState) -> dict[str, str] | None:
    """Return what each move is worth if one is clearly best and is none of those that look best this turn."""
    view = state.view(state.mover().seat)
    legal = state.legal_moves()
    if len(legal) < MOVES:
        return None
    worths = {move: worth(view, BOSSA.action(state, move)) for move in legal}
    best, second = sorted(legal, key=worths.__getitem__, reverse=True)[:2]
    if worths[best] - worths[second] < CLEAR or best in _tempting(view, legal):
        return None
    return {str(move): str(value) for move, value in worths.items()}


def worth(view: BossaView, action: int) -> Fraction:
    """Return the winning chance after a move, a draw counted as half a win.

    Each draw divides by the number of unseen tiles, the last one by two, so every chance is a
    whole number of parts of twice their factorial; that turns the number back into a fraction.
    """
    chance, games = _appraiser().chance(view, action, 0)
    if games:
        raise ArithmeticError(f"{EXACT.nodes} positions were not enough.")
    parts = 2 * factorial(view.board.pile_left + 1)
    return Fraction(round(chance * parts), parts)


@cache
def _appraiser() -> Appraiser:
    return Appraiser(EXACT)


def _tempting(view: BossaView, legal: tuple[BossaMove, ...]) -> list[BossaMove]:
    """Return the moves that `greedy` chooses from."""
    points = {move: score(view, move) for move in legal}
    return [move for move in legal if points[move] == max(points.values())]
