"""How a game ended and what it is worth."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Final

from chabudai.core import Result

if TYPE_CHECKING:
    from chabudai.games.hanabi.rules import HanabiSetup


class Ended(StrEnum):
    """Why a game is over."""

    VICTORY = "victory"
    ERRORS = "errors"
    DECK = "deck"
    HOPELESS = "hopeless"
    STUCK = "stuck"


DEFEATS: Final = frozenset({Ended.ERRORS, Ended.HOPELESS, Ended.STUCK})


class Band(Enum):
    """The audience's verdict, by the lowest and the highest score that earns it."""

    DAMP = (0, 5)
    FLICKER = (6, 10)
    GLOW = (11, 15)
    SPARKLE = (16, 20)
    DAZZLE = (21, 24)
    LEGEND = (25, 29)
    BEYOND_THE_STARS = (30, 30)

    @classmethod
    def of(cls, score: int) -> Band:
        """Return the verdict on *score*."""
        return next(band for band in cls if band.value[0] <= score <= band.value[1])


class Standing:
    """How far a game has come: the same for a position and for every view of it."""

    __slots__ = ()

    setup: HanabiSetup
    fireworks: tuple[int, ...]
    ended: Ended | None

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.setup.players

    @property
    def fireworks_total(self) -> int:
        """The sum of the fireworks' top values."""
        return sum(self.fireworks)

    @property
    def score(self) -> int | None:
        """The score (H6): 0 after a defeat, None where the variant keeps no score."""
        if self.setup.rules.all_or_nothing:
            return None
        return 0 if self.ended in DEFEATS else self.fireworks_total

    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        if self.ended is None:
            return None
        score = self.score
        verdict = None if score is None else Band.of(score).name.lower()
        return Result(
            self.ended.value, score=score, total=self.fireworks_total, top=self.setup.top_score, verdict=verdict
        )
