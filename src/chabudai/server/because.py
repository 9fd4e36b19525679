"""Why a bot moved, as it is stored and sent: the words are found by whoever reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from chabudai.bots.reason import Reason, Who
from chabudai.core import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.reason import Value
    from chabudai.words import Words

LONGEST: Final = 500
"""Characters of a bot's own sentence that are kept."""
DEEPEST: Final = 16
"""How far messages may stand inside messages, as the parts of a list do."""


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


def because(why: object) -> Because | None:
    """Return a bot's reason as it is stored; None if it gave none that can be told: a bot may be anybody's code."""
    if isinstance(why, Reason):
        return _worded(why, DEEPEST)
    return Sentence(why[:LONGEST]) if isinstance(why, str) and why else None


def said(why: Because, words: Words, names: Sequence[str]) -> str:
    """Say a reason in the language of *words*; empty if they lack it, as they may for a bot that is not ours."""
    if isinstance(why, Sentence):
        return why.text
    try:
        return _reason(why).said(words, names)
    except (KeyError, ValueError, IndexError):
        return ""


def _worded(reason: Reason, deep: int) -> Worded | None:
    values: dict[str, str | float | Seated | Worded] = {}
    for name, value in reason.values.items():
        stated = _stated(value, deep - 1)
        if stated is None:
            return None
        values[name] = stated
    return Worded(reason.name, values)


def _stated(value: object, deep: int) -> str | float | Seated | Worded | None:
    match value:
        case Who(seat):
            return Seated(seat)
        case Reason():
            return _worded(value, deep) if deep else None
        case str():
            return value[:LONGEST]
        case int() | float():
            return value
    return None


def _reason(worded: Worded) -> Reason:
    return Reason(worded.name, {name: _value(value) for name, value in worded.values.items()})


def _value(value: str | float | Seated | Worded) -> Value:
    match value:
        case Seated(seat):
            return Who(Seat(seat))
        case Worded():
            return _reason(value)
    return value
