"""Why a bot moved, as it is stored and sent: the words are found by whoever reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.bots.reason import Reason, Who
from chabudai.core import Seat
from chabudai.protocol.reasons import Because, Seated, Sentence, Worded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.reason import Value
    from chabudai.words import Words

LONGEST: Final = 500
"""Characters of a bot's own sentence that are kept."""
LARGEST: Final = 4000
"""Bytes of a reason as it is stored."""
MOST: Final = 64
"""Messages in a reason, one inside the other as the parts of a list are, each as often as it is said."""


def because(why: object) -> Because | None:
    """Return a bot's reason as it is stored; None if it gave none, or none that is short and can be read again."""
    if not isinstance(why, str | Reason) or not why:
        return None
    try:
        stored = msgspec.json.encode(_worded(why, []) if isinstance(why, Reason) else Sentence(why[:LONGEST]))
        return msgspec.json.decode(stored, type=Because) if len(stored) <= LARGEST else None
    except (AttributeError, TypeError, ValueError):
        # A bot may be anybody's code, and an entry that cannot be read again would spoil its log.
        return None


def said(why: Because, words: Words, names: Sequence[str]) -> str:
    """Say a reason in the language of *words*; empty if they lack it, as they may for a bot that is not ours."""
    if isinstance(why, Sentence):
        return why.text
    try:
        return _reason(why).said(words, names)
    except (KeyError, ValueError, IndexError):
        return ""


def _worded(reason: Reason, told: list[str]) -> Worded:
    told.append(reason.name)
    if len(told) > MOST:
        raise ValueError("too many messages")
    return Worded(reason.name, {name: _stated(value, told) for name, value in reason.values.items()})


def _stated(value: Value, told: list[str]) -> str | float | Seated | Worded:
    match value:
        case Who(seat):
            return Seated(seat)
        case Reason():
            return _worded(value, told)
    return value


def _reason(worded: Worded) -> Reason:
    return Reason(worded.name, {name: _value(value) for name, value in worded.values.items()})


def _value(value: str | float | Seated | Worded) -> Value:
    match value:
        case Seated(seat):
            return Who(Seat(seat))
        case Worded():
            return _reason(value)
    return value
