"""Puzzles from the last round of Hanabi."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import count
from typing import TYPE_CHECKING, Final

from chabudai.analysis.puzzles.endgame import EndGame, TooManyWorlds, Worths
from chabudai.analysis.puzzles.puzzle import Puzzle
from chabudai.bots import BOTS
from chabudai.bots.match import play_game
from chabudai.games import HANABI

if TYPE_CHECKING:
    from chabudai.core import Json
    from chabudai.games.hanabi.moves import HanabiMove
    from chabudai.games.hanabi.view import HanabiView

TABLES: Final[tuple[tuple[int, dict[str, Json]], ...]] = (
    (2, {}),
    (3, {}),
    (2, {"avalanche": True}),
    (4, {}),
    (2, {"synchronised": True}),
    (3, {"avalanche": True}),
)
"""Players and rules, in turns."""
PLAYERS: Final = ("partner", "cautious")
"""The bots whose games the positions come from, in turns."""
TURNS: Final = (2, 3)
"""How many turns may be left."""
CLEAR: Final = Fraction(1, 10)
"""By how many points the best move must be better than the next."""


def puzzles(label: str, first: int) -> Iterator[Puzzle]:
    """Let bots play and yield each position that is worth solving."""
    for number in count(first):
        players, rules = TABLES[number % len(TABLES)]
        yield from _of_game(players, rules, PLAYERS[number // len(TABLES) % len(PLAYERS)], f"{label} {number}")


def _of_game(players: int, rules: dict[str, Json], bot: str, seed: str) -> Iterator[Puzzle]:
    setup = HANABI.setup(players, rules)
    moves = play_game(HANABI, setup, seed, [BOTS.find("hanabi", bot)] * players).moves
    state = HANABI.deal(setup, HANABI.shuffle(setup, seed))
    for number, move in enumerate(moves):
        if state.final_turns_left in TURNS and state.to_move is not None:
            worths = _worth_solving(state.view(state.to_move), move)
            if worths is not None:
                yield Puzzle("hanabi", players, rules, seed, moves[:number], worths)
        state = state.play(HANABI.parse(move))


def _worth_solving(view: HanabiView, played: str) -> dict[str, str] | None:
    """Return what each move is worth if one is proved best and is not the one that two bots would make."""
    try:
        worths = EndGame().worths(view)
        best = _clearly_best(worths)
        if best is None or str(best) == played == _usual(view):
            return None
        if best != _clearly_best(EndGame(last_first=True).worths(view)):
            return None
    except TooManyWorlds:
        return None
    return {str(move): str(worth) for move, worth in worths.items()}


def _clearly_best(worths: Worths) -> HanabiMove | None:
    best, second = sorted(worths, key=worths.__getitem__, reverse=True)[:2]
    return best if worths[best] - worths[second] >= CLEAR else None


def _usual(view: HanabiView) -> str:
    """Return the move of a player who takes no risk."""
    return str(BOTS.find("hanabi", "cautious").sit(view, "").choose(view))
