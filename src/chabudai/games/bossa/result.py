"""How a game of Bossa ended, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import Result
from chabudai.games.bossa.board import Ended
from chabudai.games.bossa.rules import GROUPS_TO_END

if TYPE_CHECKING:
    from chabudai.games.bossa.board import Board


def ending(board: Board) -> str | None:
    """Tell the five ends apart: an emptied hand may have finished a line (B7.3)."""
    if board.ended is Ended.HAND and any(len(line.groups) >= GROUPS_TO_END for line in board.lines):
        return "hand_on_line"
    return None if board.ended is None else board.ended.value


def result_of(board: Board) -> Result | None:
    """Return how the game ended, or None while it goes on."""
    why = ending(board)
    return None if why is None else Result(why, winner=board.winner)
