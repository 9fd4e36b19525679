"""How one game is looked back at: what each game with reviews brings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar

from chabudai.analysis.brought import bringing, brought
from chabudai.analysis.errors import InvalidReview
from chabudai.analysis.verdicts import CHANCES
from chabudai.protocol.estimate import Estimate

if TYPE_CHECKING:
    from chabudai.analysis.played import Played
    from chabudai.analysis.settings import Settings
    from chabudai.analysis.verdicts import Scale
    from chabudai.core import State
    from chabudai.protocol.reviews import Step, Way
    from chabudai.words import Words


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a review's table."""

    title: str
    """The name of its message."""
    value: Callable[[Step], Estimate | int | None]
    error: bool = False
    """Whether a narrow screen shows the standard error too."""


class Analyst(ABC):
    """Looks at the moves of one game, one at a time; each thread has an analyst of its own."""

    @abstractmethod
    def step(self, number: int) -> Step:
        """Look at move *number*, counted from 1."""

    @abstractmethod
    def standing(self, number: int) -> Estimate:
        """Return where the course stands before move *number*, which may be one more than there are."""


class GameReviewer(ABC):
    """How the moves of one game are looked at, and what is told about them."""

    needs_engines: ClassVar[bool] = False
    """Whether it needs the compiled engines."""
    columns: ClassVar[tuple[Column, ...]]
    """What the table of moves shows between the best move and the remark."""

    ways: ClassVar[Mapping[Way, str]] = {}
    """Whose language a review can speak, the usual one first, and the bot that speaks it; empty where all speak one."""

    @property
    @abstractmethod
    def bots(self) -> tuple[str, ...]:
        """The bots that can say what a move is worth, the usual one first."""

    @abstractmethod
    def analyst(self, settings: Settings, played: Played) -> Analyst:
        """Return an analyst for one thread."""

    def bot_by(self, way: str) -> str:
        """Return the bot that speaks a language.

        Raises:
            InvalidReview: There is no such language for this game.
        """
        for known, bot in self.ways.items():
            if known == way:
                return bot
        hint = f"Choose one of these: {', '.join(self.ways)}." if self.ways else "It has no choice: leave it out."
        raise InvalidReview(f"There is no review by {way!r}.", hint=hint)

    def top(self, first: State[Any, Any]) -> float:  # noqa: ARG002 - for games with a score
        """Return the most that the course can reach from the *first* position: 1 where it is a chance."""
        return 1.0

    def scale(self, top: float) -> Scale:  # noqa: ARG002 - for games with a score
        """Return from which cost on a move is called what, where the course can reach *top*."""
        return CHANCES

    def waits(self, players: int) -> int:  # noqa: ARG002 - for answers
        """Return how many moves after a move must be looked at before it can be judged: at least the next."""
        return 1

    def together(self, steps: Sequence[Step]) -> list[Step]:
        """Return the steps as they are judged beside each other."""
        return list(steps)

    def brilliant(self, step: Step, scale: Scale) -> bool:  # noqa: ARG002 - for games that compare all moves
        """Tell whether a move is the best, much better than every other, and not the obvious one."""
        return False

    def came_off(self, step: Step) -> bool:  # noqa: ARG002 - for hidden hands
        """Tell whether a move that looked wrong came off, so that luck cannot be told from an agreement."""
        return False

    def lost(self, step: Step, before: Estimate, after: Estimate) -> Estimate:  # noqa: ARG002 - for rivals
        """Return how much the course turned against whoever made a move; below 0 for them."""
        return Estimate(before.mean - after.mean, before.error + after.error)

    def stands(self, step: Step) -> Estimate:
        """Return where the course stands before a move."""
        before: Estimate = step.before
        return before

    def told(self, move: str, words: Words, names: Sequence[str]) -> str:  # noqa: ARG002 - for moves that name seats
        """Return a move as people say it; *names* are the players'."""
        return move

    @abstractmethod
    def remarks(self, step: Step, words: Words, names: Sequence[str]) -> Iterator[str]:
        """Yield what is worth saying about a move, in a few words each; *names* are the players'."""

    def detail(self, step: Step, words: Words, names: Sequence[str]) -> str:  # noqa: ARG002 - for hidden hands
        """Say what the player could know; empty where everything lay open."""
        return ""


def reviewer_of(game: str) -> GameReviewer:
    """Return how a game is looked back at.

    Raises:
        InvalidReview: The game brings no review, or the engines that it needs are not installed.
    """
    found: GameReviewer | None = brought(game, "REVIEWER")
    if found is None:
        raise InvalidReview(f"There is no review of {game}.", hint=f"These games have one: {bringing('REVIEWER')}.")
    if found.needs_engines and find_spec("numba") is None:
        raise InvalidReview(
            "A review needs the compiled engines, which are not installed.", hint="Install chabudai[fast]."
        )
    return found
