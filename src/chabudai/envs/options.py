"""What all Gymnasium environments of a table have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from chabudai.envs.errors import InvalidOption

if TYPE_CHECKING:
    from chabudai.fast.twin import Twin

Illegal = Literal["ignore", "refuse"]
ILLEGAL: Final = ("ignore", "refuse")


def zero_sum(twin: Twin) -> bool:
    """Tell whether one seat of a table loses what the other wins; otherwise all win the same.

    Raises:
        InvalidOption: There are more than two rivals, and one number for each move cannot pay them all.
    """
    if twin.game.cooperative:
        return False
    if twin.setup.players != 2:
        raise InvalidOption(
            f"{twin.setup.players} rivals play {twin.game.name}.", hint="Environments pay partners, or two rivals."
        )
    return True


def check_illegal(given: str) -> bool:
    """Return whether illegal actions are ignored.

    Raises:
        InvalidOption: There is no such way to treat them.
    """
    if given not in ILLEGAL:
        raise InvalidOption(f"`illegal` is {given!r}.", hint=f"It is one of: {', '.join(ILLEGAL)}.")
    return given == "ignore"
