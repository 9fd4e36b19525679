"""Many games between two levels, paired: every deal is played twice, with seats changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from chabudai.fast.bossa.legal import SCRATCH
from chabudai.fast.bossa.record import DRAW, RECORD
from chabudai.fast.bossa_search.level import Level
from chabudai.fast.bossa_search.selfplay import deal_all, force, play_match
from chabudai.fast.bossa_search.tree import new_tree
from chabudai.fast.bossa_search.workspace import new_workspace
from chabudai.fast.chance import Records, seeds

DEALS = 2
"""For `seeds`: what the deals of matches are made of."""
THOUGHTS = 3
"""For `seeds`: what the players' chance is made of."""


class Result(NamedTuple):
    """What a match brought about for its first player."""

    wins: int
    draws: int
    losses: int
    score: float
    """The mean, a draw counted as half a win."""
    stderr: float
    """Its standard error, from pairs of games with the same deal."""
    records: Records
    """The finished games: each deal with the first player in seat 0, then in seat 1."""


def dealt(deals: int, seed: int, choices: Sequence[int] = ()) -> Records:
    """Return each deal twice, after the same *choices* of the set-up in all."""
    records = np.zeros(2 * deals, RECORD)
    records["seed"] = np.repeat(seeds(seed, deals, DEALS), 2)
    records["dice"] = np.repeat(seeds(seed, deals, THOUGHTS), 2)
    deal_all(records)
    for action in choices:
        force(records, action)
    return records


def play(first: Level, second: Level, records: Records) -> Result:
    """Play records made by `dealt` to their ends."""
    seats = np.tile(np.array([0, 1]), len(records) // 2)
    tree = new_tree(max(first.simulations, second.simulations, 1))
    play_match(tree, new_workspace(), first, second, records, np.zeros(SCRATCH, np.int16), seats)
    winners = records["winner"]
    draws = int((winners == DRAW).sum())
    wins = int((winners == seats).sum())
    points = np.where(winners == DRAW, 0.5, winners == seats).reshape(-1, 2).mean(1)
    stderr = float(points.std(ddof=1) / len(points) ** 0.5)
    return Result(wins, draws, len(records) - wins - draws, float(points.mean()), stderr, records)
