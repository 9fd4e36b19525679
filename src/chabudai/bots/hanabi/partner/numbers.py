"""The weights as a row of numbers, for the compiled twin of the bot."""

from __future__ import annotations

from dataclasses import astuple

from chabudai.bots.hanabi.partner.weights import Weights


def numbers(weights: Weights) -> tuple[float, ...]:
    """Return all weights in the order of their fields, those for each number of tokens one after the other."""
    row: list[float] = []
    for weight in astuple(weights):
        row += weight if isinstance(weight, tuple) else (weight,)
    return tuple(row)
