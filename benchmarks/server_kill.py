"""Kill a server under load many times on each store, and compare what was acknowledged with what is there.

python benchmarks/server_kill.py --kills 200
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.killing import Report, torture  # noqa: E402 - found through the path above
from tests.server.running import fresh_database, postgresql  # noqa: E402


def show(name: str, report: Report, seconds: float) -> None:
    """Print what was survived."""
    print(
        f"{name:12} {report.kills} kills, {len(report.acknowledged)} moves acknowledged, {report.resent} sent again,"
        f" {report.games} games, {report.entries} entries: all there, none twice, all replay; {seconds:.0f} s",
        flush=True,
    )


def main() -> None:
    """Torture both stores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--store", choices=["sqlite", "postgresql", "both"], default="both")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        if options.store != "postgresql":
            started = time.monotonic()
            show("SQLite", asyncio.run(torture(place, "", options.kills)), time.monotonic() - started)
        if options.store != "sqlite":
            with postgresql(place) as address:
                started = time.monotonic()
                report = asyncio.run(torture(place, fresh_database(address), options.kills))
                show("PostgreSQL", report, time.monotonic() - started)


if __name__ == "__main__":
    main()
