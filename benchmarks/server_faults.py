"""Let faults happen to servers under load on each store, and judge what clients were told meanwhile.

    python benchmarks/server_faults.py --faults 1000 [--store sqlite] [--only kill] [--beside 3]

Every kind of fault happens equally often, in an order of its own each time: kills of workers and of the processes in
which bots think, power cuts that forget what was not synced, torn writes, full, read-only and hung disks, jumps of the
clock, lack of memory, pauses; on PostgreSQL, with two workers, one that stays away or hangs until the other has taken
over, and PostgreSQL killed, restarted, hung and replaced by its copy. Afterwards every acknowledged move must be in the
log once, in order, as everybody heard it, and nobody may have been shown a table as it was before something that had
been told.

Most of the time somebody waits: for a start, or for an answer. Several servers, each with a database and people of its
own, use that time.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
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
    parser.add_argument("--faults", type=int, default=100, help="on each store")
    parser.add_argument("--beside", type=int, default=3, help="servers at a time")
    parser.add_argument("--tables", type=int, default=4, help="at each server")
    parser.add_argument("--store", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--only", action="append", help="the name of a fault, such as kill or cut_power")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    wrong = 0
    for store in ("sqlite", "postgresql"):
        if options.store in (store, "both"):
            wrong += asyncio.run(_run(store, options))
    sys.exit(wrong > 0)


async def _run(store: str, options: argparse.Namespace) -> int:
    orders = _orders(store, options)
    started = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        runs = [
            _tortured(store, Path(folder) / str(number), order, options, options.seed + 1_000 * number)
            for number, order in enumerate(orders)
        ]
        reports = await asyncio.gather(*runs)
    report = sum(reports, Report())
    _show(store, report, time.monotonic() - started)
    return len(report.wrong)


def _orders(store: str, options: argparse.Namespace) -> list[list[Fault]]:
    """Return what happens to each server, so that all kinds together happen equally often."""
    chance, faults = random.Random(options.seed), faults_of(postgresql=store == "postgresql", shimmed=buildable())
    chosen = [fault for fault in faults if not options.only or fault.__name__ in options.only]
    endless = itertools.chain.from_iterable(chance.sample(chosen, len(chosen)) for _ in itertools.count())
    order = list(itertools.islice(endless, options.faults))
    share = -(-len(order) // options.beside)
    return [order[start : start + share] for start in range(0, len(order), share)]


async def _tortured(store: str, folder: Path, order: Sequence[Fault], options: argparse.Namespace, seed: int) -> Report:
    folder.mkdir()
    if store == "sqlite":
        return await torture(folder, order, tables=options.tables, seed=seed)
    cluster = Cluster(folder / "pg")
    await asyncio.to_thread(cluster.start)
    try:
        return await torture(folder, order, cluster, tables=options.tables, seed=seed)
    finally:
        cluster.remove()


def _show(store: str, report: Report, seconds: float) -> None:
    """Print what was survived."""
    kinds = ", ".join(f"{name} {count}" for name, count in sorted(report.faults.items()))
    print(f"{store}: {report.faults.total()} faults in {seconds:.0f} s: {kinds}")
    print(
        f"  {report.acknowledged} moves acknowledged in {report.games} games, {report.resent} sent again,"
        f" {report.entries} entries, {report.looks} looks;"
        f" {len(report.wrong)} lost, twice, out of order, stale or misheard",
        flush=True,
    )
    for line in report.wrong[:20]:
        print(f"  {line}")


if __name__ == "__main__":
    main()
