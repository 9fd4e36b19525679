"""How a game is looked back at."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from chabudai.analysis.errors import InvalidReview
from chabudai.core import Chance

WORLDS: Final = 4000
FEWEST: Final = 100
MOST: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Settings:
    """What decides a review beside the game; the same game and settings give the same review."""

    seed: str = "review"
    bot: str = ""
    """Empty for the strongest that there is."""
    worlds: int = WORLDS
    """In how many worlds a move is tried at the most, in games whose reviews draw worlds."""

    def with_bot(self, bots: tuple[str, ...]) -> Settings:
        """Return the settings with one of *bots* named, the first if none was chosen.

        Raises:
            InvalidReview: That bot is not one of them, or a number is out of range.
        """
        bot = self.bot or bots[0]
        if bot not in bots:
            raise InvalidReview(f"The bot {bot!r} cannot review this game.", hint=f"These can: {', '.join(bots)}.")
        if not FEWEST <= self.worlds <= MOST:
            raise InvalidReview(f"{self.worlds} worlds are out of range.", hint=f"Choose {FEWEST} to {MOST}.")
        return Settings(self.seed, bot, self.worlds)

    @property
    def number(self) -> int:
        """The seed as a number."""
        return Chance("review", self.seed).below(1 << 32)

    def to_json(self) -> dict[str, Any]:
        """Return the JSON form."""
        return asdict(self)
