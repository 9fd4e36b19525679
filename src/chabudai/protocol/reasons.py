"""Why a bot moved, as it is stored and sent: the words are found by whoever reads it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Seated(msgspec.Struct, frozen=True, tag_field="is", tag="player"):
    """Whoever sits at a seat, by the name that the reader knows."""

    seat: int


class Worded(msgspec.Struct, frozen=True, tag_field="is", tag="message", omit_defaults=True):
    """A message of the catalogues `game.ftl` and `bots.ftl`, with the values that it takes."""

    name: str
    values: dict[str, str | float | Seated | Worded] = {}


class Sentence(msgspec.Struct, frozen=True, tag_field="is", tag="sentence"):
    """A sentence in the bot's own words, in whatever language it speaks."""

    text: str


Because: TypeAlias = Worded | Sentence
