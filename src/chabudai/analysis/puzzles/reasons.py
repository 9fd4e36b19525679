"""Why a move of a puzzle is good or bad, as far as a sentence can say it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from chabudai.analysis.bossa.reasons import reasons_for
from chabudai.games.hanabi.deduction import Deduction
from chabudai.games.hanabi.moves import Announce, Play
from chabudai.games.hanabi.prospects import Prospects

if TYPE_CHECKING:
    from chabudai.analysis.puzzles.puzzle import Puzzle
    from chabudai.protocol.bossa.reviews import Reasons


def chance_to_fit(puzzle: Puzzle, move: str) -> Fraction | None:
    """Return how likely the card that a move of Hanabi plays fits; None for any other move."""
    parsed = puzzle.rulebook.parse(move)
    if not isinstance(parsed, Play | Announce):
        return None
    view: Any = puzzle.view()
    prospects = Prospects.of(view)
    faces = Deduction.of(view).own[parsed.slot].items()
    named = [parsed.colour] if isinstance(parsed, Announce) else view.setup.colours
    chances = (chance for card, chance in faces if prospects.playable(card) and card.colour in named)
    return sum(chances, start=Fraction(0))


def faced_after(puzzle: Puzzle, move: str) -> Reasons | None:
    """Return what the opponent faces after a move of Bossa; None in Hanabi."""
    if puzzle.game != "bossa":
        return None
    state: Any = puzzle.position()
    parsed: Any = puzzle.rulebook.parse(move)
    return reasons_for(state, parsed)
