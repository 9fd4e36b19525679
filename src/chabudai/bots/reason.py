"""Why a bot made a move, so that everybody can be told in their own language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from chabudai.protocol.reasons import Reason, Who

if TYPE_CHECKING:
    from chabudai.words import Words

Why: TypeAlias = "str | Reason"
"""What a bot says about a move: a sentence as it is, or one that is worded for its reader; empty for nothing."""


def say_why(why: Why, words: Words, names: Sequence[str]) -> str:
    """Say a bot's reason in the language of *words*, as far as the bot left that open; *names* are the players'.

    Raises:
        KeyError: The catalogue has no such message.
        ValueError: A value is missing.
    """
    if isinstance(why, str):
        return why
    return words.say(why.name, **{name: _said(value, words, names) for name, value in why.values.items()})


def _said(value: str | float | Who | Reason, words: Words, names: Sequence[str]) -> str | float:
    if isinstance(value, Who):
        return names[value.seat]
    return say_why(value, words, names) if isinstance(value, Reason) else value


__all__ = ["Reason", "Who", "Why", "say_why"]
