"""What the bot goes by as a row of numbers, for its compiled twin."""

from __future__ import annotations

from dataclasses import astuple
from typing import TYPE_CHECKING

from chabudai.bots.hanabi.partner.conventions.registry import AGREED, at_table, switches
from chabudai.bots.hanabi.partner.weights import WEIGHTS

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.convention import Agreed


def numbers(players: int, agreed: Agreed = AGREED) -> tuple[float, ...]:
    """Return the conventions as one number, then all weights at a table of *players* in the order of their fields.

    The weights for each number of tokens stand one after the other.
    """
    row: list[float] = [switches(at_table(agreed, players))]
    for weight in astuple(WEIGHTS[players]):
        row += weight if isinstance(weight, tuple) else (weight,)
    return tuple(row)
