"""What may be drawn: a position through one pair of eyes, and what belongs to it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from chabudai.core import Seat

if TYPE_CHECKING:
    from chabudai.core import View
    from chabudai.tui.room import Room


class Aid(StrEnum):
    """How much of what was said in Hanabi the screen remembers."""

    NONE = "none"
    CLUES = "clues"
    EXCLUSIONS = "exclusions"
    DEDUCTION = "deduction"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat; nobody where the name is empty."""

    name: str
    bot: bool = False
    away: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, in words."""

    title: str
    how: str
    score: str = ""
    happy: bool = False

    def lines(self) -> tuple[str, ...]:
        """Return what there is to read, a sentence or two each."""
        return tuple(line for line in (self.score, self.title, self.how) if line)


@dataclass(frozen=True, slots=True)
class Scene:
    """All that may be drawn for one pair of eyes. It has no place for a state."""

    players: tuple[Player, ...]
    seat: Seat | None
    """Whose eyes these are; None for an onlooker."""
    view: View[Any] | None
    """None before the deal."""
    memory: Any = None
    """What the game remembers for this seat beside the view."""
    aid: Aid = Aid.EXCLUSIONS
    log: tuple[str, ...] = ()
    """What happened, a sentence each."""
    ending: Ending | None = None
    can: frozenset[str] = frozenset()
    """What else may be asked of the table, by the names of the server's requests."""
    counting: bool = False
    """Whether after the end there is still something to be told."""
    note: str = ""
    """Something about the table that is not of the game, such as a lost connection."""
    room: Room | None = None
    """The table itself, where a server has it."""
    asides: tuple[str, ...] = ()
    """What stands below each name: the time left, or that somebody is away."""

    @property
    def yours(self) -> bool:
        """Whether these eyes are to move."""
        return self.view is not None and self.seat is not None and self.view.to_move == self.seat

    def name(self, seat: int | None) -> str:
        """Return who sits at *seat*."""
        return self.players[seat].name if seat is not None else ""

    def aside(self, seat: int) -> str:
        """Return what stands below a name."""
        return self.asides[seat] if self.asides else ""

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats in playing order, from the one after these eyes on."""
        count = len(self.players)
        if self.seat is None:
            return tuple(range(count))
        return tuple((self.seat + step) % count for step in range(1, count))
