"""Puzzles from the last round of Hanabi."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import count
from typing import TYPE_CHECKING, Final

from chabudai.analysis.hanabi.endgame import EndGame, TooManyWorlds, last_turn
from chabudai.analysis.puzzles.puzzle import Puzzle
from chabudai.bots import BOTS
from chabudai.bots.match import play_game
from chabudai.games import HANABI
from chabudai.games.hanabi.components import Slot
from chabudai.games.hanabi.moves import Play
from chabudai.games.hanabi.prospects import Prospects

if TYPE_CHECKING:
    from chabudai.core import Json
    from chabudai.games.hanabi.components import Knowledge
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
            worths = _worth_solving(state.view(state.to_move))
            if worths is not None:
                yield Puzzle("hanabi", players, rules, seed, moves[:number], worths)
        state = state.play(HANABI.parse(move))


def _worth_solving(view: HanabiView) -> dict[str, str] | None:
    """Return what each move is worth if one is proved best and it takes thought to find it.

    The best move is counted at its least and the others at their most.
    """
    if _is_plain(view):
        return None
    try:
        worths = EndGame().worths(view)
    except TooManyWorlds:
        return None
    best = max(worths, key=lambda move: worths[move].least)
    if worths[best].least - max(worths[move].most for move in worths if move != best) < CLEAR:
        return None
    return {str(move): str(worth.least if move == best else worth.most) for move, worth in worths.items()}


def _is_plain(view: HanabiView) -> bool:
    """Tell whether the card that clues alone speak for is also the one that counting speaks for.

    Then there is nothing to find: whoever plays it need not count, nor think of the next player.
    """
    counted = last_turn(view)
    best = [move for move in counted if counted[move] == max(counted.values())]
    prospects = Prospects.of(view)
    likely = [_likely(prospects, known) for known in view.knowledge[view.seat]]
    return best == [Play(Slot(slot)) for slot, chance in enumerate(likely) if chance == max(likely)]


def _likely(prospects: Prospects, known: Knowledge) -> Fraction:
    """Return how many of the faces that clues leave possible, and that are not all discarded, would fit."""
    faces = [card for card, left in prospects.copies_left.items() if left and known.allows(card)]
    return Fraction(sum(map(prospects.playable, faces)), len(faces))
