"""Hold very many games of Bossa together in both engines: `python -m benchmarks.bossa_lockstep [GAMES] [LABEL]`.

Each game comes with ten positions made by scattering tiles. The run stops at the first
difference and shows it.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.fast.bossa.lockstep import play_games  # noqa: E402 - found through the path above

BATCH = 1000


def main() -> None:
    """Play and print how far it is."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    label = sys.argv[2] if len(sys.argv) > 2 else "long lockstep"
    start = time.perf_counter()
    ends = play_games(range(0), label)
    for first in range(0, games, BATCH):
        ends += play_games(range(first, min(first + BATCH, games)), label)
        seconds = time.perf_counter() - start
        print(f"{ends.total()} games, {seconds:.0f} s, no difference; ends {dict(ends)}", flush=True)


if __name__ == "__main__":
    main()
