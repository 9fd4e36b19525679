"""What lies open on the board: the part of a position that everybody sees."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from chabudai.core import Seat, Winner
from chabudai.games.bossa.components import ActionTile, Tile
from chabudai.games.bossa.line import Line


class Phase(StrEnum):
    """What is being decided."""

    CHOOSE = "choose"
    CHOOSE_LINE = "choose_line"
    MODIFIERS = "modifiers"
    PLAY = "play"
    OVER = "over"


class Ended(StrEnum):
    """Why a game is over."""

    HAND = "hand"
    LINE = "line"
    STUCK = "stuck"
    PILE = "pile"


Actions: TypeAlias = tuple[ActionTile, ...]
"""The action tiles that a seat has not used, in the order of `ActionTile`."""


class Board(NamedTuple):
    """Everything that is open from the first roll on; turns, hands and choices are elsewhere."""

    phase: Phase
    lines: tuple[Line, Line]
    """By colour."""
    pile_left: int
    turn: int = 0
    """How many turns have been finished."""
    owner: tuple[Seat, Seat] | None = None
    """Whose line each is, by colour."""
    first: Seat | None = None
    """Who plays first, once that is settled."""
    discards: tuple[Tile, ...] = ()
    actions: tuple[Actions, Actions] = (tuple(ActionTile), tuple(ActionTile))
    """By seat."""
    spent: tuple[bool, bool] = (False, False)
    """Which seats have used their modifiers."""
    winner: Winner = None
    ended: Ended | None = None

    @property
    def dice(self) -> tuple[int, int]:
        """The white and the black die."""
        return self.lines[0].die, self.lines[1].die

    @property
    def higher_roller(self) -> Seat:
        """The seat that chooses first: seat 0 rolled the white die, seat 1 the black one."""
        return Seat(0) if self.lines[0].die > self.lines[1].die else Seat(1)

    def a_turn_later(
        self,
        lines: tuple[Line, Line],
        pile_left: int,
        discards: tuple[Tile, ...],
        actions: tuple[Actions, Actions],
        spent: tuple[bool, bool],
    ) -> Board:
        """Return the board after one turn more, which left this behind."""
        return Board(self.phase, lines, pile_left, self.turn + 1, self.owner, self.first, discards, actions, spent)


def other(seat: Seat) -> Seat:
    """Return the opponent of *seat*."""
    return Seat(1 - seat)
