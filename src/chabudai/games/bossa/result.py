"""How a game of Bossa ended, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import Result
from chabudai.games.bossa.rules import GROUPS_TO_END
from chabudai.games.bossa.table import Ended

if TYPE_CHECKING:
    from chabudai.games.bossa.table import Table


def ending(table: Table) -> str | None:
    """Tell the five ends apart: an emptied hand may have finished a line (B7.3)."""
    if table.ended is Ended.HAND and any(len(line.groups) >= GROUPS_TO_END for line in table.lines):
        return "hand_on_line"
    return None if table.ended is None else table.ended.value


def result_of(table: Table) -> Result | None:
    """Return how the game ended, or None while it goes on."""
    why = ending(table)
    return None if why is None else Result(why, winner=table.winner)
