"""How strong the information strategy is, alone and with search.

    python benchmarks/hanabi_strength.py --players 3 --games 1000 --seed 9000000 --worlds 50

A bombed game counts 0. Empty clues are off unless asked for and nobody discards with all
tokens available. Seeds from 5,000,000 to 5,999,999 served for tuning: measure elsewhere.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from chabudai.fast.information.layout import ALL_OR_NOTHING, EMPTY_CLUES, SYNCHRONISED
from chabudai.fast.information.selfplay import play_games

CHUNK = 25
TUNING = range(5_000_000, 6_000_000)


def main() -> None:
    """Play the games and print what came of them."""
    options = read_options()
    if options.seed in TUNING or options.seed + options.games - 1 in TUNING:
        print("These seeds served for tuning; the figures flatter.", file=sys.stderr)
    scores, bombs, seconds = measure(options)
    top = 30 if options.avalanche else 25
    figures = {
        "game": "hanabi",
        "bot": "encoder" if options.worlds == 0 else f"encoder, {options.worlds} worlds",
        "players": options.players,
        "games": options.games,
        "seed": options.seed,
        "mean": round(float(scores.mean()), 4),
        "stderr": round(float(scores.std(ddof=1) / len(scores) ** 0.5), 4),
        "perfect": round(float((scores == top).mean()), 4),
        "bombs": int(bombs.sum()),
        "seconds": round(seconds / options.games, 5),
    }
    if options.json:
        print(json.dumps(figures))
    else:
        print("  ".join(f"{name} {value}" for name, value in figures.items()))


def read_options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure the strength of the information strategy.")
    parser.add_argument("--players", type=int, required=True, choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=9_000_000, help="the first game's seed; the others follow")
    parser.add_argument("--worlds", type=int, default=0, help="worlds for each move; 0 plays without search")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--avalanche", action="store_true")
    parser.add_argument("--synchronised", action="store_true")
    parser.add_argument("--empty-clues", action="store_true")
    parser.add_argument("--all-or-nothing", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--progress", action="store_true", help="print the mean so far to the error stream")
    return parser.parse_args()


def measure(options: argparse.Namespace) -> tuple[np.ndarray, np.ndarray, float]:
    """Play all games in chunks; return scores, bombs and the processor's seconds."""
    rules = EMPTY_CLUES * options.empty_clues + ALL_OR_NOTHING * options.all_or_nothing
    rules += SYNCHRONISED * options.synchronised
    step = CHUNK if options.worlds else 5000
    last = options.seed + options.games
    jobs = [
        (options.players, first, min(first + step, last), options.worlds, 6 if options.avalanche else 5, rules)
        for first in range(options.seed, last, step)
    ]
    play_games(options.players, [1], min(options.worlds, 1))
    parts: list[tuple[np.ndarray, np.ndarray, float]] = []
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        for part in pool.map(_play, jobs) if options.jobs > 1 else map(_play, jobs):
            parts.append(part)
            if options.progress:
                scores = np.concatenate([scores for scores, _, _ in parts])
                error = scores.std() / len(scores) ** 0.5
                print(f"{len(scores)} games: {scores.mean():.4f} +- {error:.4f}", file=sys.stderr, flush=True)
    scores, bombs = (np.concatenate([part[i] for part in parts]) for i in range(2))
    return scores, bombs, sum(part[2] for part in parts)


def _play(job: tuple[int, int, int, int, int, int]) -> tuple[np.ndarray, np.ndarray, float]:
    players, first, last, worlds, suits, rules = job
    began = time.process_time()
    games = play_games(players, range(first, last), worlds, suits=suits, rules=rules)
    return games.scores, games.bombs, time.process_time() - began


if __name__ == "__main__":
    main()
