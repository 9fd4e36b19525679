"""What a notice says: at which table it is somebody's turn, and nothing of the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from chabudai.words import Words

if TYPE_CHECKING:
    from chabudai.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Notice:
    """It is somebody's turn; without a table it is a test."""

    table: str = ""
    game: str = ""
    name: str = ""
    """What the table is called; empty for the game's name."""
    mover: str | None = None
    """Who made the last move; empty for somebody without a name, None if there was none."""

    def title(self, language: str) -> str:
        """Return the first line."""
        words = _words(language)
        if not self.table:
            return words.say("notice-test-title")
        return self.name or words.game(self.game)

    def text(self, language: str) -> str:
        """Return the sentence."""
        words = _words(language)
        if not self.table:
            return words.say("notice-test")
        if self.mover is None:
            return words.say("notice-start")
        return words.say("notice-turn", name=self.mover or words.say("notice-somebody"))


def notice_of(table: Table) -> Notice:
    """Return the notice for whoever is to move."""
    match = table.match
    mover: str | None = None
    if match is not None and match.steps:
        occupant = table.seats[match.steps[-1].seat]
        mover = occupant.name if occupant.bot is None else occupant.bot.partition(":")[0].capitalize()
    return Notice(table.id, table.game, table.name, mover)


@cache
def _words(language: str) -> Words:
    return Words(language, ("game", "notices"))


def say(language: str, name: str, **values: str | float) -> str:
    """Return a message of the notices' catalogue."""
    return _words(language).say(name, **values)
