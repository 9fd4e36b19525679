"""Why a bot moved, as the bot says it and as it is stored and sent: the words are found by whoever reads it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Who(msgspec.Struct, frozen=True, tag_field="is", tag="player"):
    """Whoever sits at a seat: a bot knows seats, and readers know names."""

    seat: int


class Reason(msgspec.Struct, frozen=True, tag_field="is", tag="message", omit_defaults=True):
    """A message of the catalogues `game.ftl` and `bots.ftl`, with the values that it takes.

    A value is text or a number as it is, a player, or another message.
    """

    name: str
    values: dict[str, str | float | Who | Reason] = {}


class Sentence(msgspec.Struct, frozen=True, tag_field="is", tag="sentence"):
    """A sentence in the bot's own words, in whatever language it speaks."""

    text: str


Because: TypeAlias = Reason | Sentence
