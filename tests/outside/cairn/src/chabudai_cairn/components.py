"""The stones, in hands, on the cairn and as others see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from chabudai.core import Seat

WEIGHTS: Final = (1, 2, 3, 4)
COPIES: Final = 6
STONES: Final = tuple(weight for weight in WEIGHTS for _ in range(COPIES))
"""Every stone, sorted."""
CARRIES: Final = 10
"""A cairn that weighs more has fallen (C5)."""

Hand: TypeAlias = tuple[int, ...]
"""Weights, sorted."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A stone on the cairn; the footing is nobody's."""

    seat: Seat | None
    weight: int


@dataclass(frozen=True, slots=True)
class Seen:
    """A stone on the cairn as an observer sees it: without a weight where it lies face down for them."""

    seat: Seat | None
    weight: int | None


Cairn: TypeAlias = tuple[Laid, ...]
"""From the bottom."""


def weight_of(cairn: Cairn) -> int:
    """Return what a cairn weighs."""
    return sum(stone.weight for stone in cairn)


def begun(cairn: Cairn | tuple[Seen, ...]) -> bool:
    """Tell whether a player has added to this cairn."""
    return bool(cairn) and cairn[-1].seat is not None
