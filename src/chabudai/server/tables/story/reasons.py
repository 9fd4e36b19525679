"""Bots' reasons: checked before they are stored, and said when the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.bots import say_why
from chabudai.protocol.reasons import Because, Reason, Sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.words import Words

LONGEST: Final = 500
"""Characters of a bot's own sentence that are kept."""
LARGEST: Final = 4000
"""Bytes of a reason as it is stored."""
MOST: Final = 64
"""Messages in a reason, one inside the other as the parts of a list are, each as often as it is said."""


def storable(why: object) -> Because | None:
    """Return a bot's reason to store; None if it gave none, or none that is short and can be read again."""
    if not isinstance(why, str | Reason) or not why:
        return None
    try:
        if isinstance(why, Reason) and _messages(why) > MOST:
            return None
        stored = msgspec.json.encode(why if isinstance(why, Reason) else Sentence(why[:LONGEST]))
        return msgspec.json.decode(stored, type=Because) if len(stored) <= LARGEST else None
    except (AttributeError, TypeError, ValueError):
        # A bot may be anybody's code, and an entry that cannot be read again would spoil its log.
        return None


def said(why: Because, words: Words, names: Sequence[str]) -> str:
    """Say a reason in the language of *words*; empty if they lack it, as they may for a bot that is not ours."""
    try:
        return say_why(why.text if isinstance(why, Sentence) else why, words, names)
    except (KeyError, ValueError, IndexError):
        return ""


def _messages(reason: Reason) -> int:
    """Return how many messages a reason is made of, counting no further than is needed."""
    found, waiting = 0, [reason]
    while waiting and found <= MOST:
        found += 1
        waiting += [value for value in waiting.pop().values.values() if isinstance(value, Reason)]
    return found
