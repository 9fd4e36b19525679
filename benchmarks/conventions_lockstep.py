"""Hold many games of `partner` and its compiled twin together: `python -m benchmarks.conventions_lockstep [GAMES]`.

Every choice and the notes of every seat are compared, at all levels, in all variants with two to five players.
The run stops at the first difference and shows it.
"""

from __future__ import annotations

import sys
import time
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.fast.hanabi_conventions.lockstep import TEMPERS, VARIANTS, play_along  # noqa: E402

from chabudai.bots.hanabi.partner.conventions.registry import LEVELS, agreed_at  # noqa: E402
from chabudai.core import Chance  # noqa: E402
from chabudai.games import HANABI  # noqa: E402 - found through the path above

TABLES = list(product(LEVELS, TEMPERS, VARIANTS, range(2, 6)))
STEP = 96
"""After how many games it says how far it is."""


def main() -> None:
    """Play and print how far it is."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    label = sys.argv[2] if len(sys.argv) > 2 else "long lockstep"
    tables = Chance("lockstep", label).shuffled(TABLES)
    start = time.perf_counter()
    moves = 0
    for number in range(games):
        level, temper, variant, players = tables[number % len(tables)]
        setup = HANABI.setup(players, VARIANTS[variant])
        moves += play_along(setup, f"{label} {number}", temper, agreed_at(level))
        if (number + 1) % STEP == 0 or number + 1 == games:
            print(f"{number + 1} games, {moves} moves, {time.perf_counter() - start:.0f} s, no difference", flush=True)


if __name__ == "__main__":
    main()
