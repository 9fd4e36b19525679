"""Who looks at a game: a seat, or an onlooker."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from chabudai.core.seat import Seat


class Onlooker(Enum):
    """Somebody who looks on without a seat."""

    PUBLIC = "public"
    """Sees what lies open for everybody, and no hand that is hidden from anybody."""
    ALL = "all"
    """Sees every hand and every choice, but nothing that is still to be drawn."""


PUBLIC: Final = Onlooker.PUBLIC
ALL: Final = Onlooker.ALL
Observer: TypeAlias = Seat | Onlooker


def seat_of(observer: Observer) -> Seat | None:
    """Return the seat of a player; an onlooker has none."""
    return None if isinstance(observer, Onlooker) else observer


def observer_text(observer: Observer) -> str:
    """Return the text form: `public`, `all`, or a seat's number from 0."""
    return observer.value if isinstance(observer, Onlooker) else str(observer)


def parse_observer(text: str, players: int) -> Observer | None:
    """Read the text form; None if it names nobody at a table of so many *players*."""
    for onlooker in Onlooker:
        if text == onlooker.value:
            return onlooker
    return Seat(int(text)) if text.isdecimal() and text.isascii() and int(text) < players else None
