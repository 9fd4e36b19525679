"""What bots make of a deal: the distribution that a person's result is held against.

Everything follows from the deal. A bot that draws lots tries it several times, exactly as people have it, each
time with other luck. A bot that draws none would play the same game again and again: it tries the deal once for
each seat that can begin, the cards staying where they are, and its first try is the game that people have.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from chabudai.analysis.brought import brought
from chabudai.bots import BOTS, BotKind, play_game
from chabudai.protocol.deals import Tries

if TYPE_CHECKING:
    from chabudai.records.deal import Deal

ANY_MOVE: Final = "random"
"""The bot that plays every game."""


@dataclass(frozen=True, slots=True)
class Team:
    """Bots that try a deal together: one for all seats, or one for each."""

    names: tuple[str, ...]
    kinds: tuple[BotKind, ...]

    @property
    def drawn(self) -> bool:
        """Whether another luck may bring another game."""
        return any(kind.draws for kind in self.kinds)

    def tries(self, deal: Deal, wanted: int) -> int:
        """Return how often they try *deal*: without lots, once for each seat that can begin."""
        if self.drawn:
            return wanted
        return deal.players if "first" in deal.rulebook.options else 1

    def play(self, deal: Deal, number: int) -> int:
        """Return what seat 0 gets in try *number*."""
        setup = deal.setup() if self.drawn or not number else deal.setup(first=number)
        seats = self.kinds * (deal.players // len(self.kinds))
        outcome = play_game(deal.rulebook, setup, deal.seed, seats, luck=f"{deal.seed}/try/{number}")
        return int(outcome.returns[0])


def teams_of(deal: Deal) -> tuple[tuple[str, ...], ...]:
    """Return who tries a deal: one bot for all seats, or one for each; the best first.

    The seats of a game that brings no teams are taken by a bot that makes any move.
    """
    found: tuple[tuple[str, ...], ...] | None = brought(deal.game, "TEAMS")
    if found is not None:
        return found
    return ((ANY_MOVE,) if deal.rulebook.cooperative else (ANY_MOVE,) * deal.players,)


class Bench:
    """The teams that try a deal."""

    def __init__(self, deal: Deal, wanted: int) -> None:
        """Call the bots; those that need an engine that is not installed stay away."""
        self.deal = deal
        setup = deal.setup()
        teams = [Team(names, tuple(BOTS.find(deal.game, name) for name in names)) for names in teams_of(deal)]
        self._tries = {
            team: team.tries(deal, wanted) for team in teams if all(kind.plays(setup) for kind in team.kinds)
        }

    @property
    def count(self) -> int:
        """How many tries there will be."""
        return sum(self._tries.values())

    def run(self) -> Iterator[tuple[Tries, ...]]:
        """Yield after each try what was reached so far, team by team."""
        done: tuple[Tries, ...] = ()
        for team, tries in self._tries.items():
            reached: tuple[int, ...] = ()
            for number in range(tries):
                reached = (*reached, team.play(self.deal, number))
                yield (*done, Tries(team.names, reached, team.drawn))
            done = (*done, Tries(team.names, reached, team.drawn))
