"""A kind of bot: what can be said about it before a game, and how it sits down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from chabudai.bots.errors import UnknownBot

if TYPE_CHECKING:
    from chabudai.bots.bot import AnyBot
    from chabudai.bots.outcome import Outcome
    from chabudai.core import Setup, View

LANGUAGES = ("en", "it", "es", "pl")
"""The languages in which every bot of ours says how it plays."""


class BotKind(ABC):
    """A kind of bot for one game; it makes a `Bot` for each seat that it takes."""

    name: str
    """What people call it by, in small letters."""
    game: str
    """The name of the game that it plays."""
    sentence: Mapping[str, str]
    """How it plays, in one sentence, by language."""
    for_people: bool = False
    """Whether it is meant as company for people."""
    speaks_code: bool = False
    """Whether its moves mean more than they say, to its own kind only: people who sit with it are left out."""
    compiled: bool = False
    """Whether its first move ever on a machine waits for a compiler; see `warming`."""
    draws: bool = True
    """Whether it draws lots: seated with another seed it may play the same cards in another way."""
    levels: Sequence[str] = ()
    """The strengths that can be chosen as `name:level`, weakest first; empty where there is one."""
    level: str = ""
    """The one of these that it plays at; empty where its name alone is a strength of its own."""

    @abstractmethod
    def sit(self, view: View[Any], seed: str) -> AnyBot:
        """Take the seat of *view*, which is usually the first position of a game.

        *seed* fixes whatever the bot draws at random; it tells nothing about the deal.
        """

    @property
    def installed(self) -> bool:
        """Whether what it needs is there: compiled bots need the extra `fast`."""
        return not self.compiled or find_spec("numba") is not None

    def plays(self, setup: Setup) -> bool:  # noqa: ARG002
        """Tell whether it plays here, under these rules with so many players."""
        return self.installed

    def at(self, level: str) -> BotKind:
        """Return this kind at one of its levels.

        Raises:
            UnknownBot: It has no such level.
        """
        hint = f"Its levels are: {', '.join(self.levels)}." if self.levels else "It has no levels."
        raise UnknownBot(f"The bot {self.name!r} has no level {level!r}.", hint=hint)

    def strengths(self) -> tuple[BotKind, ...]:
        """Return this kind at every strength that can be chosen."""
        at_levels = tuple(self.at(level) for level in self.levels)
        return at_levels if self.level else (self, *at_levels)

    def play_games(self, setup: Setup, seeds: Sequence[str]) -> Sequence[Outcome] | None:  # noqa: ARG002
        """Play whole games with this kind in every seat, faster than move by move.

        Game *i* is dealt from ``seeds[i]`` and must be the game that its bots, seated one by
        one, would play. None means that there is no faster way under these rules.
        """
        return None
