"""What may be drawn: a position as one observer sees it, and what belongs to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from chabudai.protocol.options import Aid

if TYPE_CHECKING:
    from chabudai.core import Seat, View
    from chabudai.tui.status import TableStatus


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
    """All that may be drawn for one observer. It has no place for a state."""

    players: tuple[Player, ...]
    seat: Seat | None
    """The seat that looks; None for an onlooker."""
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
    status: TableStatus | None = None
    """The table itself, where a server has it."""
    coach: str = ""
    """The bot that the coach would ask for a move, where that is known."""
    coached: bool = False
    """Whether the coach was asked before, so that the game is marked."""
    remarks: tuple[str, ...] = ()
    """What stands below each name: the time left, or that somebody is away."""

    @property
    def yours(self) -> bool:
        """Whether it is the turn of the seat that looks."""
        return self.view is not None and self.seat is not None and self.view.to_move == self.seat

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The legal moves as texts; none unless it is the turn of the seat that looks."""
        return tuple(map(str, self.view.legal_moves())) if self.view is not None and self.yours else ()

    def name(self, seat: int | None) -> str:
        """Return who sits at *seat*."""
        return self.players[seat].name if seat is not None else ""

    def remark(self, seat: int) -> str:
        """Return what stands below a name."""
        return self.remarks[seat] if self.remarks else ""

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats in playing order, from the next one on; all seats for an onlooker."""
        count = len(self.players)
        if self.seat is None:
            return tuple(range(count))
        return tuple((self.seat + step) % count for step in range(1, count))
