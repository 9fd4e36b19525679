"""A position with one best move, and the collections of such positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from chabudai.analysis.moment import Moment
from chabudai.core import IllegalMove, mover_of

if TYPE_CHECKING:
    from chabudai.core import View


@dataclass(frozen=True, slots=True)
class Puzzle(Moment):
    """A moment of a game between bots in which one move is proved better than all others."""

    worths: Mapping[str, str]
    """What each legal move is worth, as a fraction: a mean score between partners, a winning chance between rivals."""

    @property
    def answer(self) -> str:
        """The best move."""
        return max(self.worths, key=self.worth)

    def worth(self, move: str) -> Fraction:
        """Return what a legal move is worth."""
        return Fraction(self.worths[move])

    def view(self) -> View[Any]:
        """Return what the player to move may know: all that there is to solve the puzzle with."""
        state = self.position()
        view: View[Any] = state.view(mover_of(state))
        return view

    def judge(self, move: str) -> Verdict:
        """Say how good a move is.

        Raises:
            UnreadableMove: The text is not a move.
            IllegalMove: The move is not legal here; the error names the rule.
        """
        text = str(self.rulebook.parse(move))
        if text not in self.worths:
            self.position().play(self.rulebook.parse(move))
            raise IllegalMove(f"{text!r} is not listed as legal.", hint=f"Legal moves: {', '.join(self.worths)}.")
        return Verdict(text == self.answer, text, self.worth(text), self.answer, self.worth(self.answer))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a tried move is worth beside the best one."""

    right: bool
    move: str
    worth: Fraction
    answer: str
    best: Fraction
