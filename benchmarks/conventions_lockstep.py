"""Hold many games of `partner` and its compiled twin together: `python -m benchmarks.conventions_lockstep [GAMES]`.

Every choice and the notes of every seat are compared, in all variants with two to five players. The run stops at the
first difference and shows it.
"""

from __future__ import annotations

import sys
import time
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.fast.hanabi_conventions.lockstep import TEMPERS, VARIANTS, play_along  # noqa: E402

from chabudai.games import HANABI  # noqa: E402 - found through the path above

TABLES = list(product(TEMPERS, VARIANTS, range(2, 6)))


def main() -> None:
    """Play and print how far it is."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    label = sys.argv[2] if len(sys.argv) > 2 else "long lockstep"
    start = time.perf_counter()
    moves = 0
    for number in range(games):
        temper, variant, players = TABLES[number % len(TABLES)]
        moves += play_along(HANABI.setup(players, VARIANTS[variant]), f"{label} {number}", temper)
        if (number + 1) % len(TABLES) == 0 or number + 1 == games:
            print(f"{number + 1} games, {moves} moves, {time.perf_counter() - start:.0f} s, no difference", flush=True)


if __name__ == "__main__":
    main()
