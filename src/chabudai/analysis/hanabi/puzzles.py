"""The puzzles of Hanabi: the last turns of a game."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

from chabudai.analysis.puzzles.book import PuzzleBook
from chabudai.games.hanabi.deduction import Deduction
from chabudai.games.hanabi.moves import Announce, Play
from chabudai.games.hanabi.prospects import Prospects
from chabudai.protocol.hanabi.puzzles import HanabiPuzzleReason

if TYPE_CHECKING:
    from chabudai.analysis.puzzles.puzzle import Puzzle
    from chabudai.words import Words


class HanabiPuzzles(PuzzleBook):
    """A move is worth the points that it brings on average."""

    shares: ClassVar = {"play 1": 0.2, "play 2": 0.3}

    def find(self, label: str, first: int) -> Iterator[Puzzle]:
        """Let bots play, and yield the positions that are worth solving."""
        from chabudai.analysis.hanabi.finding import puzzles  # noqa: PLC0415 - loads all bots

        return puzzles(label, first)

    def why(self, puzzle: Puzzle, move: str) -> HanabiPuzzleReason | None:
        """Return how likely the card that a move plays fits; None for any other move."""
        parsed = puzzle.rulebook.parse(move)
        if not isinstance(parsed, Play | Announce):
            return None
        view: Any = puzzle.view()
        prospects = Prospects.of(view)
        faces = Deduction.of(view).own[parsed.slot].items()
        named = [parsed.colour] if isinstance(parsed, Announce) else view.setup.colours
        chances = (chance for card, chance in faces if prospects.playable(card) and card.colour in named)
        return HanabiPuzzleReason(float(sum(chances, start=Fraction(0))))

    def sentences(self, why: HanabiPuzzleReason, words: Words) -> Iterator[str]:
        """Say how likely the card fits."""
        yield words.say("puzzle-fits", percent=round(100 * why.fits))
