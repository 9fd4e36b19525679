"""Who looks at a table: a seat, or an onlooker."""

from __future__ import annotations

from typing import Final, NewType

from chabudai.core import Seat

Eyes = NewType("Eyes", int)
"""A seat from 0 up, or one of the two kinds of onlookers."""

PUBLIC: Final = Eyes(-1)
"""An onlooker who sees what lies open for everybody, and no hand that is hidden from anybody."""
EVERYTHING: Final = Eyes(-2)
"""An onlooker who sees every hand, but neither what will be drawn nor the seed."""


def seat_of(eyes: Eyes) -> Seat | None:
    """Return the seat behind these eyes, if they are a player's."""
    return Seat(eyes) if eyes >= 0 else None
