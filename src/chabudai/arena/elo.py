"""Elo: how strong bots are against each other, on the scale that chess uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, log10, sqrt
from typing import TYPE_CHECKING, Final

from chabudai.arena.contest import shares

if TYPE_CHECKING:
    from chabudai.arena.plan import Pairing
    from chabudai.arena.play import Played

SCALE: Final = 400.0
FURTHEST: Final = 1200
"""What is said instead of infinity, when one side never scored."""
ROUNDS: Final = 200
PRIOR: Final = 0.5
"""A drawn half game against each opponent, so that a clean sweep has a finite rating."""


def elo_difference(rate: float) -> int:
    """Return the difference in Elo that goes with a rate of points per game."""
    if rate <= 0 or rate >= 1:
        return FURTHEST if rate >= 1 else -FURTHEST
    return round(max(-FURTHEST, min(FURTHEST, -SCALE * log10(1 / rate - 1))))


def ratings(bots: Sequence[str], pairings: Sequence[Pairing], played: Sequence[Sequence[Played]]) -> dict[str, int]:
    """Return the ratings, 0 on average, that make the results of a round-robin likeliest.

    A draw counts as half a win. The strengths are found by the usual iteration for the
    Bradley-Terry model.
    """
    points, meetings = _points(bots, pairings, played)
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        strength = {
            bot: points[bot]
            / sum(count / (strength[bot] + strength[rival]) for rival, count in meetings[bot].items() if count)
            for bot in bots
        }
        scale = sum(strength.values())
        strength = {bot: value / scale for bot, value in strength.items()}
    raw = {bot: SCALE * log10(value) for bot, value in strength.items()}
    middle = sum(raw.values()) / len(raw)
    return {bot: round(value - middle) for bot, value in raw.items()}


def rating_errors(
    bots: Sequence[str], pairings: Sequence[Pairing], played: Sequence[Sequence[Played]], rated: Mapping[str, float]
) -> dict[str, float]:
    """Return the standard error of each rating: how sharply the results single it out.

    The curvature of the likelihood at its peak, inverted. Only differences show in results, so
    the mean of all ratings is held at 0 by a matrix of ones.
    """
    _, meetings = _points(bots, pairings, played)
    count = len(bots)
    share = 1 / count
    curvature = [[share] * count for _ in bots]
    for row, bot in enumerate(bots):
        for column, rival in enumerate(bots):
            if rival != bot:
                rate = 1 / (1 + 10 ** ((rated[rival] - rated[bot]) / SCALE))
                weight = meetings[bot][rival] * rate * (1 - rate)
                curvature[row][row] += weight
                curvature[row][column] -= weight
    spread = _inverse(curvature)
    return {bot: SCALE / log(10) * sqrt(max(0.0, spread[row][row] - share)) for row, bot in enumerate(bots)}


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a symmetric, positive definite matrix."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for other in range(size):
            if other != pivot:
                factor = rows[other][pivot]
                rows[other] = [value - factor * top for value, top in zip(rows[other], rows[pivot], strict=True)]
    return [row[size:] for row in rows]


def _points(
    bots: Sequence[str], pairings: Sequence[Pairing], played: Sequence[Sequence[Played]]
) -> tuple[dict[str, float], dict[str, dict[str, float]]]:
    points = dict.fromkeys(bots, 0.0)
    meetings = {bot: dict.fromkeys((rival for rival in bots if rival != bot), 0.0) for bot in bots}
    for pairing, games in zip(pairings, played, strict=True):
        meetings[pairing.one][pairing.other] = meetings[pairing.other][pairing.one] = len(games) + 2 * PRIOR
        points[pairing.one] += PRIOR
        points[pairing.other] += PRIOR
        for game in games:
            for seat, text in enumerate(pairing.seats(len(game.returns), game.number)):
                points[text] += shares(game.returns)[seat]
    return points, meetings
