"""Winning chances, seen from either seat."""

from __future__ import annotations

from chabudai.analysis.estimate import DIGITS
from chabudai.protocol.estimate import Estimate


def for_first(seat: int, chance: Estimate) -> Estimate:
    """Turn a chance of *seat* into the chance of seat 0."""
    return chance if seat == 0 else Estimate(round(1 - chance.mean, DIGITS), chance.error)
