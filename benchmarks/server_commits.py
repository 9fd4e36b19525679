"""What a commit to PostgreSQL costs by the number of its entries: processor time of the worker, and of PostgreSQL.

One store, no network before it. First groups of plain entries, each group of as many tables, one commit after the
other. Then tables at which each move follows the one before after a while, by chance: with and without the short wait
of a commit for more entries, in turns.

    python benchmarks/server_commits.py --rounds 3
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.server_workers import children, processor_seconds  # noqa: E402 - found through the path above
from tests.server.cluster import Cluster  # noqa: E402
from tests.server.running import fresh_database, running_cluster  # noqa: E402

from chabudai.server.store import Append, Store, writer  # noqa: E402
from chabudai.server.store.engine import bring_up_to_date  # noqa: E402
from chabudai.server.store.leases import Worker  # noqa: E402

GROUPS = (1, 2, 4, 8, 16, 32)
BODY = "x" * 220
"""As long as a move is."""
ME = "bench"
PACES = ((12, 0.06), (12, 0.02), (40, 0.03))
"""Numbers of tables, and the mean seconds between a move's acknowledgement and the next move there."""
WAITS = (0.0, writer.LONGEST_WAIT)


class Logs:
    """The logs of some tables, to which groups of entries are added."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seq = {f"t{number}": 1 for number in range(max(*GROUPS, *(tables for tables, _ in PACES)))}

    async def open(self) -> None:
        """Set the tables up."""
        for table, seq in self._seq.items():
            await self._store.append(Append(table, seq, BODY, ME, opened=1))

    async def add(self, group: int) -> None:
        """Add an entry to each of so many tables, together."""
        tables = list(self._seq)[:group]
        for table in tables:
            self._seq[table] += 1
        await asyncio.gather(*(self._store.append(Append(table, self._seq[table], BODY, ME)) for table in tables))

    async def play(self, tables: int, pause: float, seconds: float) -> list[float]:
        """Let moves be made at tables; return how long each waited for its commit, sorted."""
        end, waited = time.monotonic() + seconds, list[float]()

        async def at(table: str) -> None:
            while time.monotonic() < end:
                await asyncio.sleep(random.expovariate(1 / pause))
                self._seq[table] += 1
                started = time.monotonic()
                await self._store.append(Append(table, self._seq[table], BODY, ME))
                waited.append(time.monotonic() - started)

        await asyncio.gather(*map(at, list(self._seq)[:tables]))
        return sorted(waited)


async def measure(logs: Logs, cluster: Cluster, group: int, entries: int) -> tuple[float, float, float]:
    """Return the milliseconds of a commit: processor in the worker, in PostgreSQL, and by the clock."""
    commits = max(1, entries // group)
    before = time.process_time(), processor_seconds(children(cluster.process)), time.monotonic()
    for _ in range(commits):
        await logs.add(group)
    after = time.process_time(), processor_seconds(children(cluster.process)), time.monotonic()
    own, database, clock = ((now - then) * 1000 / commits for now, then in zip(after, before, strict=True))
    return own, database, clock


async def compare(store: Store, logs: Logs, cluster: Cluster, options: argparse.Namespace) -> None:
    """Let tables play with and without the wait, and print what an entry costs."""
    for tables, pause in PACES:
        for wait in WAITS * options.rounds:
            setattr(writer, "LONGEST_WAIT", wait)  # noqa: B010 - only here it is no constant
            own, database, commits = (
                time.process_time(),
                processor_seconds(children(cluster.process)),
                store.writer.commits,
            )
            waited = await logs.play(tables, pause, options.seconds)
            own, database = time.process_time() - own, processor_seconds(children(cluster.process)) - database
            number = len(waited)
            print(
                f"{tables} tables, {number / options.seconds:5.0f} moves/s, wait {wait * 1000:.0f} ms: "
                f"{number / (store.writer.commits - commits):.2f} a commit, worker {own * 1000 / number:.2f} ms and "
                f"PostgreSQL {database * 1000 / number:.2f} ms a move, median {waited[number // 2] * 1000:.1f} ms",
                flush=True,
            )


async def report(cluster: Cluster, options: argparse.Namespace) -> None:
    """Measure each size of a group and print it."""
    address = fresh_database(cluster.address)
    bring_up_to_date(address)
    store = await Store.open(address)
    try:
        await store.leases.join(Worker(ME, "127.0.0.1:1", ""))
        logs = Logs(store)
        await logs.open()
        print(f"{'entries':>7} {'worker ms':>10} {'PostgreSQL ms':>14} {'clock ms':>9}   a commit")
        for group in GROUPS * options.rounds:
            own, database, clock = await measure(logs, cluster, group, options.entries)
            print(f"{group:7} {own:10.2f} {database:14.2f} {clock:9.2f}", flush=True)
        await compare(store, logs, cluster, options)
    finally:
        await store.close()


def main() -> None:
    """Start a PostgreSQL and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1600, help="in each line")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.5, help="of each comparison")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name, running_cluster(Path(name)) as cluster:
        asyncio.run(report(cluster, options))


if __name__ == "__main__":
    main()
