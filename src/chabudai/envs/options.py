"""What all Gymnasium environments of a table have in common."""

from __future__ import annotations

from typing import Final, Literal

from chabudai.envs.errors import InvalidOption

Illegal = Literal["ignore", "refuse"]
ILLEGAL: Final = ("ignore", "refuse")
ZERO_SUM: Final = frozenset({"bossa"})
"""The games in which one seat loses what the other wins."""


def check_illegal(given: str) -> bool:
    """Return whether illegal actions are ignored.

    Raises:
        InvalidOption: There is no such way to treat them.
    """
    if given not in ILLEGAL:
        raise InvalidOption(f"`illegal` is {given!r}.", hint=f"It is one of: {', '.join(ILLEGAL)}.")
    return given == "ignore"
