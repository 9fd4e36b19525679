"""A deal by its number: the same cards for everybody, on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, Final

from chabudai.core import ChabudaiError
from chabudai.games import GAMES
from chabudai.protocol.deals import LAST_DEAL

if TYPE_CHECKING:
    from chabudai.core import JsonObject, Setup
    from chabudai.core.registry import AnyGame

FIRST_DAY: Final = date(2026, 1, 1)
"""The day of the first deal."""


class UnknownDeal(ChabudaiError):
    """There is no deal of this number."""

    code = "deal/unknown"


@dataclass(frozen=True, slots=True)
class Deal:
    """A numbered deal of a game for so many players, under the rules that are usual for them."""

    game: str
    players: int
    number: int

    def __post_init__(self) -> None:
        """Check that there is such a deal.

        Raises:
            UnknownDeal: The number is too small or too large.
            ChabudaiError: There is no such game, or not for so many.
        """
        if not 1 <= self.number <= LAST_DEAL:
            raise UnknownDeal(f"There is no deal {self.number}.", hint=f"Choose a number from 1 to {LAST_DEAL}.")
        self.rulebook.setup(self.players, {})

    def __str__(self) -> str:
        """Return its name, such as `nim/2/17`: the address of its page, too."""
        return f"{self.game}/{self.players}/{self.number}"

    @property
    def rulebook(self) -> AnyGame:
        """The game that it is played by."""
        return GAMES.find(self.game)

    @property
    def seed(self) -> str:
        """The seed that it is dealt from."""
        return f"deal/{self}"

    @property
    def rules(self) -> JsonObject:
        """The usual rules with every option, so that nothing is left to choose; seat 0 begins."""
        rules: JsonObject = self.setup().rules_json()
        return rules

    def setup(self, **rules: Any) -> Setup:  # noqa: ANN401 - each option's own
        """Return what is agreed, with *rules* that differ from the usual ones."""
        setup: Setup = self.rulebook.setup(self.players, rules)
        return setup


def number_of_day(day: date) -> int:
    """Return the number of the deal of *day*: one more than that of the day before.

    Raises:
        UnknownDeal: The day is before the first one.
    """
    number = (day - FIRST_DAY).days + 1
    if number < 1:
        raise UnknownDeal(f"There was no deal on {day}.", hint=f"The first one was on {FIRST_DAY}.")
    return number
