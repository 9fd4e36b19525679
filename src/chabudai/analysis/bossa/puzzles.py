"""The puzzles of Bossa: the last tiles of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from chabudai.analysis.bossa.reasons import reasons_for
from chabudai.analysis.puzzles.book import PuzzleBook
from chabudai.protocol.bossa.puzzles import BossaPuzzleReason

if TYPE_CHECKING:
    from chabudai.analysis.puzzles.puzzle import Puzzle
    from chabudai.words import Words


class BossaPuzzles(PuzzleBook):
    """A move is worth its winning chance, a draw counted as half a win."""

    shares: ClassVar = {"swap": 0.35}

    def find(self, label: str, first: int) -> Iterator[Puzzle]:
        """Let bots play, and yield the positions that are worth solving."""
        from chabudai.analysis.bossa.finding import puzzles  # noqa: PLC0415 - loads the compiler

        return puzzles(label, first)

    def why(self, puzzle: Puzzle, move: str) -> BossaPuzzleReason:
        """Return what the opponent faces after a move."""
        state: Any = puzzle.position()
        parsed: Any = puzzle.rulebook.parse(move)
        return BossaPuzzleReason(reasons_for(state, parsed))

    def sentences(self, why: BossaPuzzleReason, words: Words) -> Iterator[str]:
        """Say whether the move wins at once, or how often the opponent is stuck or can win after it."""
        faced = why.faced
        if faced.ends:
            yield words.say("review-why-ends")
        if faced.stuck:
            yield words.say("review-why-stuck", count=faced.stuck, draws=faced.draws)
        if faced.draws:
            yield words.say("review-why-answers", count=faced.answers, draws=faced.draws)
