"""What lies open on the table: the part of a position that everybody sees."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from chabudai.core import Seat
from chabudai_cairn.components import CARRIES, Cairn, Hand, weight_of


class Ended(StrEnum):
    """Why a game is over."""

    LAST = "last"
    SPENT = "spent"


@dataclass(frozen=True, slots=True)
class Weighing:
    """A cairn that was turned up, and what came of it."""

    cairn: Cairn
    caller: Seat
    out: Seat
    shown: Hand
    """What the player who went out still had."""

    @property
    def fell(self) -> bool:
        """Whether it weighed too much."""
        return weight_of(self.cairn) > CARRIES


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is open from the deal on."""

    seats: tuple[Seat, ...]
    """Who is still in."""
    footing: bool
    """Whether cairns have footings."""
    turn: int = 0
    """How many moves have been made."""
    away: Hand = ()
    """The stones that were put away."""
    weighed: Weighing | None = None
    """The last cairn that was weighed."""
    ended: Ended | None = None

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """Return who is still in, in playing order from the seat behind *seat*."""
        behind = tuple(other for other in self.seats if other > seat)
        return behind + self.seats[: len(self.seats) - len(behind)]
