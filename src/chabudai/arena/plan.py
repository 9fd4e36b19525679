"""What is to be measured: which bots, at which table, how many games, from which seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Any

from chabudai.arena.contest import Contest, contest_of
from chabudai.arena.errors import InvalidPlan
from chabudai.bots import BOTS
from chabudai.bots.pipe import MOVE_SECONDS
from chabudai.games import GAMES

if TYPE_CHECKING:
    from chabudai.core import Json, Setup
    from chabudai.core.registry import AnyGame


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who sits together or against each other: one cell of a table."""

    one: str
    other: str

    def seats(self, players: int, number: int) -> tuple[str, ...]:
        """Return who sits where in game *number*: taking turns, begun by either in turn."""
        return tuple((self.one, self.other)[(seat + number) % 2] for seat in range(players))

    def __str__(self) -> str:
        return self.one if self.one == self.other else f"{self.one} + {self.other}"


def rule_option(name: str, value: Json) -> str:
    """Write a rule as the option `--rules` takes it."""
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"


@dataclass(frozen=True, slots=True)
class Plan:
    """A measurement, complete: the same plan always gives the same games."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: str
    rules: Mapping[str, Json] = field(default_factory=dict)
    cross: bool = False
    """Whether partners also play with every other bot; rivals always do."""
    move_seconds: float = MOVE_SECONDS
    """How long a program on a pipe may think about a move."""

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before any game is played.

        Raises:
            ChabudaiError: An unknown game, rule or bot, a bot that refuses, or no games.
        """
        self.setup()
        if self.games < 1:
            raise InvalidPlan(f"{self.games} games were asked for.", hint="Ask for at least 1.")
        if not self.bots:
            raise InvalidPlan("No bot was named.", hint="Name one with --bot; `chabudai bots` lists them.")
        if len(set(self.bots)) < len(self.bots):
            raise InvalidPlan(f"A bot is named twice: {', '.join(self.bots)}.", hint="Name each once.")
        for text in self.bots:
            BOTS.seated(text, self.game, self.setup())

    def setup(self) -> Setup:
        """Return the table that is agreed upon."""
        setup: Setup = self.rulebook.setup(self.players, self.rules)
        return setup

    @property
    def rulebook(self) -> AnyGame:
        """The game itself."""
        return GAMES.find(self.game)

    @property
    def contest(self) -> Contest:
        """How the results are compared."""
        return contest_of(self.rulebook, self.players)

    def pairings(self) -> tuple[Pairing, ...]:
        """Return who meets whom; each pairing plays the same deals."""
        if self.contest is not Contest.PARTNERS and len(self.bots) > 1:
            pairs = list(combinations(self.bots, 2))
        elif self.cross:
            pairs = list(combinations_with_replacement(self.bots, 2))
        else:
            pairs = [(bot, bot) for bot in self.bots]
        return tuple(Pairing(one, other) for one, other in pairs)

    def seed_of(self, number: int) -> str:
        """Return the seed of game *number*."""
        return f"{self.seed}/{number}"

    def to_json(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {**asdict(self), "bots": list(self.bots), "rules": dict(self.rules)}

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Plan:
        """Read the JSON form."""
        try:
            return cls(**{**given, "bots": tuple(given["bots"])})
        except (KeyError, TypeError) as error:
            raise InvalidPlan(f"This is no plan of the arena: {error}.", hint="Start a new measurement.") from error
