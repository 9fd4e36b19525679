"""Tune the weights of `partner`: `python -m benchmarks.conventions_tuning PLAYERS [ROUNDS] [GAMES]`.

An evolution strategy: in every round pairs of opposite changes to all weights play the same deals, and the weights move
towards the changes that did better. Whatever is tuned on the seeds below must be measured on others. It prints the
weights as `weights.py` writes them.
"""

from __future__ import annotations

import sys
import time
from dataclasses import fields
from typing import TYPE_CHECKING, Final

import numpy as np

from chabudai.bots.hanabi.partner.conventions.registry import AGREED
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.bots.hanabi.partner.weights import Weights
from chabudai.fast.hanabi_conventions.selfplay import play_games
from chabudai.games import HANABI

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from chabudai.games.hanabi import HanabiSetup

FIRST_SEED: Final = 5_000_000
"""Of the seeds that serve for tuning."""
PAIRS: Final = 12
"""Of opposite changes in a round."""
SPREAD: Final = 0.12
"""The standard deviation of a change, as a part of the weight."""
LEAST: Final = 0.25
"""What a weight counts as at least when its change is measured."""
PACE: Final = 0.35
"""How far a round moves the weights, in standard deviations of a change."""
CHECK: Final = 4000
"""How many other deals, of the same range, tell whether the weights have become better."""


def main() -> None:
    """Tune for one number of players and print how far it is."""
    players = int(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 400
    setup = HANABI.setup(players, {"empty_clues": False})
    rng = np.random.default_rng(players)
    first = np.array(numbers(players, AGREED))
    switches, weights = first[:1], first[1:]
    scale = SPREAD * np.maximum(np.abs(weights), LEAST)
    # Games among equals tell nothing of what these are for: partners of other levels.
    assert [field.name for field in fields(Weights)[-2:]] == ["unproven", "untried"]
    scale[-2:] = 0.0
    begun = mean(setup, first, range(FIRST_SEED + 900_000, FIRST_SEED + 900_000 + CHECK))
    print(f"{players} players: {begun:.3f} to begin with", flush=True)
    start = time.perf_counter()
    velocity = np.zeros(len(weights))
    for number in range(rounds):
        seeds = range(FIRST_SEED + number * games, FIRST_SEED + (number + 1) * games)
        slope = climb(setup, switches, weights, scale, seeds, rng)
        velocity = 0.7 * velocity + 0.3 * slope / max(float(np.linalg.norm(slope)), 1e-9)
        weights = weights + PACE * np.sqrt(len(weights)) * velocity * scale
        if (number + 1) % 10 == 0 or number + 1 == rounds:
            now = mean(setup, np.append(switches, weights), range(FIRST_SEED + 900_000, FIRST_SEED + 900_000 + CHECK))
            print(f"round {number + 1}: {now:.3f}, {time.perf_counter() - start:.0f} s", flush=True)
            print(written(weights), flush=True)


def climb(
    setup: HanabiSetup,
    switches: NDArray[np.float64],
    weights: NDArray[np.float64],
    scale: NDArray[np.float64],
    seeds: range,
    rng: np.random.Generator,
) -> NDArray[np.float64]:
    """Return in which direction the weights do better, in units of *scale*."""
    slope = np.zeros(len(weights))
    for _ in range(PAIRS):
        change = rng.standard_normal(len(weights)) * (scale > 0)
        up = mean(setup, np.append(switches, weights + change * scale), seeds)
        down = mean(setup, np.append(switches, weights - change * scale), seeds)
        slope += (up - down) * change
    return slope


def mean(setup: HanabiSetup, row: NDArray[np.float64], seeds: range) -> float:
    """Return the mean score, a bombed game counting 0."""
    return float(play_games(setup, [row.tolist()], seeds).scores.mean())


def written(weights: NDArray[np.float64]) -> str:
    """Return the weights as a call of `Weights`."""
    parts, place = [], 0
    for field in fields(Weights):
        if field.name == "tokens":
            row = weights[place : place + 9]
            parts.append(f"tokens=({', '.join(f'{value:.3f}' for value in row)})")
            place += len(row)
        else:
            parts.append(f"{field.name}={weights[place]:.3f}")
            place += 1
    return f"Weights({', '.join(parts)})"


if __name__ == "__main__":
    main()
