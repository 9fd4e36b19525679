"""One move of a game beside the bot's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.bots.reason import say_why

if TYPE_CHECKING:
    from chabudai.bots.reason import Why
    from chabudai.core import JsonObject
    from chabudai.words import Words


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player did, and what the bot would have done in that seat."""

    number: int
    """The move's number, from 1."""
    seat: int
    move: str
    bot: str
    """The bot's move."""
    why: Why = ""
    """The bot's reason."""
    readings: tuple[bool, ...] = ()
    """For each card of the mover that counts: whether the truth was among what the bot took it for."""

    @property
    def same(self) -> bool:
        """Whether the bot would have made that move too."""
        return self.move == self.bot

    @property
    def kind(self) -> str:
        """The kind of move that was made: the first word of its text."""
        return self.move.partition(" ")[0]

    def reason(self, words: Words, names: Sequence[str]) -> str:
        """Say the bot's reason; empty if the catalogue lacks it, as it may for a bot that is not ours."""
        try:
            return say_why(self.why, words, names)
        except (KeyError, ValueError, IndexError):
            return ""

    def to_json(self, words: Words, names: Sequence[str]) -> JsonObject:
        """Return the JSON form, with the reason in the language of *words*."""
        told = {"move": self.move, "bot": self.bot, "why": self.reason(words, names)}
        return {"number": self.number, "seat": self.seat, **told, "readings": list(self.readings)}
