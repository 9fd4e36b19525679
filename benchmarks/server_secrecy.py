"""Spy on thousands of games: no byte that is sent may depend on what is hidden.

python benchmarks/server_secrecy.py --games 2000
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.secrecy import spy  # noqa: E402 - found through the path above


def main() -> None:
    """Spy and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--thoroughness", type=int, default=10, help="per cent of the positions")
    options = parser.parse_args()
    started = time.monotonic()
    counts = spy(options.games, first=1000, thoroughness=options.thoroughness)
    told = ", ".join(f"{number} {name}" for name, number in sorted(counts.items()))
    print(f"compared byte by byte with another deal: {told}; no difference; {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
