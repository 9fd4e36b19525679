"""How a game of Cairn ended, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import Result, Winner
from chabudai_cairn.table import Ended

if TYPE_CHECKING:
    from chabudai_cairn.table import Table


def winner_of(table: Table) -> Winner:
    """Return the one who is left, or a draw where several share the win (C9)."""
    return table.seats[0] if table.ended is Ended.LAST else "draw"


def result_of(table: Table) -> Result | None:
    """Return how the game ended, or None while it goes on."""
    return None if table.ended is None else Result(table.ended.value, winner=winner_of(table))
