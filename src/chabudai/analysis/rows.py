"""The moves of a review as the rows of a table, for the terminal and for the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.figures import in_chances, shown, signed
from chabudai.analysis.game_reviewer import reviewer_of
from chabudai.analysis.sentences import called, names_of
from chabudai.protocol.estimate import Estimate

if TYPE_CHECKING:
    from chabudai.analysis.game_reviewer import Column
    from chabudai.protocol.reviews import Review, Step
    from chabudai.words import Words


class Rows:
    """The rows of one review: number, player, move, verdict, best move, what the game counts, and a remark."""

    def __init__(self, review: Review, words: Words, *, errors: bool) -> None:
        """Show the standard errors of all figures, or only those that a narrow screen has room for."""
        self._review, self._words, self._errors = review, words, errors
        self._game = reviewer_of(review.game)
        self._names = names_of(review, words)

    def titles(self) -> list[str]:
        """Return the headings; the first one is empty."""
        named = ("player", "move", "verdict", "best")
        ours = [self._words.say(f"report-{name}") for name in named]
        games = [self._words.say(column.title) for column in self._game.columns]
        return ["", *ours, *games, self._words.say("report-remark")]

    def numeric(self) -> list[bool]:
        """Tell which columns hold numbers."""
        return [True, False, False, False, False, *[True] * len(self._game.columns), False]

    def cells(self, step: Step) -> list[str]:
        """Return the row of a move."""
        best = "=" if step.best == step.move else self.told(step.best)
        figures = [self._figure(column, step) for column in self._game.columns]
        remark = ", ".join(self._game.remarks(step, self._words, self._names))
        name = self._names[step.seat]
        word = called(self._review.verdicts[step.number - 1], self._words)
        return [str(step.number), name, self.told(step.move), word, best, *figures, remark]

    def told(self, move: str) -> str:
        """Return a move as people say it."""
        return self._game.told(move, self._words, self._names)

    def detail(self, step: Step) -> str:
        """Return what the player of a move could know; empty where there is nothing to say."""
        return self._game.detail(step, self._words, self._names)

    def _figure(self, column: Column, step: Step) -> str:
        value = column.value(step)
        if not isinstance(value, Estimate):
            return "" if value is None else str(value)
        told = signed if self._errors or column.error else shown
        return told(value, percent=in_chances(self._review))
