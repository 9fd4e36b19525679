"""Hold the compiled Hanabi against the readable rules in very many games.

    python benchmarks/fast_lockstep.py --games 100000

Every combination of variants, number of players and first seat takes its turn; positions
and ordered legal moves are compared at every ply, along play that reaches end games.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import product
from multiprocessing import get_context

from chabudai.fast.hanabi import HanabiTwin
from chabudai.fast.lockstep import walk
from chabudai.games.hanabi import HANABI
from chabudai.games.hanabi.rules import SWITCHES

TABLES = [
    (players, dict(zip(SWITCHES, switches, strict=True)))
    for players, switches in product(
        range(HANABI.min_players, HANABI.max_players + 1), product((False, True), repeat=4)
    )
]
PART = 640
"""How many games a process takes at a time."""


def play(part: int) -> tuple[int, Counter[str]]:
    """Play the games of one part; return the plies and how the games ended."""
    plies, ends = 0, Counter[str]()
    for number in range(part * PART, (part + 1) * PART):
        players, switches = TABLES[number % len(TABLES)]
        setup = HANABI.setup(players, {**switches, "first": number // len(TABLES) % players})
        walked = walk(HanabiTwin(setup), f"long {number}")
        plies += walked.plies
        ends[str(walked.last.to_json()["ended"])] += 1
    return plies, ends


def main() -> None:
    """Play, and fail at the first difference."""
    parser = argparse.ArgumentParser(description="Hold the compiled Hanabi against the readable rules.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    parts = -(-given.games // PART)
    plies, ends, start = 0, Counter[str](), time.time()
    # Compiled once here, not in every process.
    walk(HanabiTwin(HANABI.setup(2, {})), "first")
    with get_context("spawn").Pool(given.processes) as pool:
        for done, (more, how) in enumerate(pool.imap_unordered(play, range(parts)), start=1):
            plies, ends = plies + more, ends + how
            print(f"\r{done * PART:,} of {parts * PART:,} games", end="", file=sys.stderr)
    print(f"\n{ends.total():,} games, {plies:,} plies, 0 differences, {time.time() - start:.0f} s; ends: {dict(ends)}")


if __name__ == "__main__":
    main()
