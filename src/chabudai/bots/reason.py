"""Why a bot made a move, so that everybody can be told in their own language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from chabudai.core import Seat
    from chabudai.words import Words


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever sits at *seat*: a bot knows seats, and readers know names."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reason:
    """A message of the catalogues (`game.ftl` and `bots.ftl`) with the values that it takes."""

    name: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def said(self, words: Words, names: Sequence[str]) -> str:
        """Say it in the language of *words*, where the players go by these *names*.

        Raises:
            KeyError: The catalogue has no such message.
            ValueError: A value is missing.
        """
        return words.say(self.name, **{name: _said(value, words, names) for name, value in self.values.items()})


Value: TypeAlias = "str | float | Who | Reason"
"""What a message takes: text and numbers as they are, a player, or another message."""
Why: TypeAlias = "str | Reason"
"""What a bot says about a move: a sentence as it is, or one that is worded for its reader; empty for nothing."""


def say_why(why: Why, words: Words, names: Sequence[str]) -> str:
    """Return a bot's reason in the language of *words*, as far as the bot left that open."""
    return why if isinstance(why, str) else why.said(words, names)


def _said(value: Value, words: Words, names: Sequence[str]) -> str | float:
    if isinstance(value, Who):
        return names[value.seat]
    return value.said(words, names) if isinstance(value, Reason) else value
