"""Let faults happen to a server under load on each store, and judge what clients were told meanwhile.

    python benchmarks/server_faults.py --rounds 100 [--store sqlite] [--only kill]

A round is every kind of fault once, in an order of its own: kills, power cuts that forget what was not synced, torn
writes, full, read-only and hung disks, jumps of the clock, lack of memory, pauses; PostgreSQL killed, restarted, hung
and replaced by its copy. Afterwards every acknowledged move must be in the log once, in order, as everybody heard it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.cluster import Cluster  # noqa: E402 - found through the path above
from tests.server.faults.faults import Fault, faults_of  # noqa: E402
from tests.server.faults.shim import buildable  # noqa: E402
from tests.server.faults.torture import Report, torture  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence


def main() -> None:
    """Torture both stores, and exit with 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--store", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--only", action="append", help="the name of a fault, such as kill or cut_power")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    wrong = 0
    for store in ("sqlite", "postgresql"):
        if options.store in (store, "both"):
            wrong += _run(store, options)
    sys.exit(wrong > 0)


def _run(store: str, options: argparse.Namespace) -> int:
    chance, faults = random.Random(options.seed), faults_of(postgresql=store == "postgresql", shimmed=buildable())
    chosen = [fault for fault in faults if not options.only or fault.__name__ in options.only]
    order: list[Fault] = [fault for _ in range(options.rounds) for fault in chance.sample(chosen, len(chosen))]
    started = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        report = _tortured(store, Path(folder), order, options.seed)
    _show(store, report, time.monotonic() - started)
    return len(report.wrong)


def _tortured(store: str, folder: Path, order: Sequence[Fault], seed: int) -> Report:
    if store == "sqlite":
        return asyncio.run(torture(folder, order, seed=seed))
    cluster = Cluster(folder / "pg")
    cluster.start()
    try:
        return asyncio.run(torture(folder, order, cluster, seed=seed))
    finally:
        cluster.remove()


def _show(store: str, report: Report, seconds: float) -> None:
    """Print what was survived."""
    kinds = ", ".join(f"{name} {count}" for name, count in sorted(report.faults.items()))
    print(f"{store}: {report.faults.total()} faults in {seconds:.0f} s: {kinds}")
    print(
        f"  {report.acknowledged} moves acknowledged in {report.games} games, {report.resent} sent again,"
        f" {report.entries} entries; {len(report.wrong)} lost, twice, out of order or misheard",
        flush=True,
    )
    for line in report.wrong[:20]:
        print(f"  {line}")


if __name__ == "__main__":
    main()
