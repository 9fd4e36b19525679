"""What a move costs with several workers on one PostgreSQL, and how long a table stands still when its leader dies.

Two WebSockets a table, each player moves as soon as it is its turn. "routed": the people of a table are connected to
the same worker, as behind a proxy that routes by the table. "spread": everybody is connected to any worker, so that
most moves are forwarded. Processor time is that of the workers, and that of PostgreSQL. Beside it stands how many
entries were committed together. Loopback only.

With the same tables for any number of workers, each of four has a quarter of them, and commits fewer moves together.
`--each 12` gives every worker so many tables of its own instead, as when workers are added for more people.

    python benchmarks/server_workers.py --rounds 3 --seconds 6 [--each 12]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
HERE = Path(__file__).parent / "server_boardgameio"

from benchmarks.node import NODE, NPM  # noqa: E402 - found through the path above
from tests.server.cluster import Cluster  # noqa: E402
from tests.server.running import Command, fresh_database, running_cluster  # noqa: E402
from tests.server.takeover import DEATH, PAUSE, standstill  # noqa: E402

GOAL = 5.0
"""Seconds within which the next move of somebody at another worker should be acknowledged."""


class Figures(NamedTuple):
    """What was measured in one round."""

    per_second: float
    p99: float
    workers_ms: float
    """Milliseconds of processor a move in the workers."""
    database_ms: float
    """The same in PostgreSQL."""
    together: float
    """Entries a commit."""


def processor_seconds(processes: list[int]) -> float:
    """Return what processes have used, with those children that have ended."""
    return sum(_seconds(process) for process in processes)


def _seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def children(parent: int) -> list[int]:
    """Return a process and its children."""
    found = [parent]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(stat.parent.name))
    return found


@contextmanager
def running(address: str, folder: Path, workers: int) -> Iterator[list[Command]]:
    """Run so many workers on a fresh database."""
    database = fresh_database(address)
    servers = [Command(folder, database) for _ in range(workers)]
    with ThreadPoolExecutor(workers) as threads:
        list(threads.map(Command.start, servers))
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()


def counted(servers: list[Command], name: str) -> float:
    """Return the sum of a number over workers."""
    numbers = "\n".join(server.get("/metrics?own=1").text for server in servers)
    return sum(map(float, re.findall(rf"^chabudai_{name}\{{.*\}} (\S+)$", numbers, re.MULTILINE)))


def measure(servers: list[Command], cluster: Cluster, mode: str, options: argparse.Namespace) -> Figures:
    """Put load on workers and return the figures."""
    own = [server.process.pid for server in servers if server.process is not None]
    ports = ",".join(str(server.port) for server in servers)
    tables = options.each * len(servers) or options.tables
    words = [NODE, "load_ours.js", ports, str(tables), str(options.seconds), "2", mode]
    before = used = (0.0, 0.0)
    line = ""
    entries, commits = -counted(servers, "entries_total"), -counted(servers, "commits")
    with subprocess.Popen(words, cwd=HERE, stdout=subprocess.PIPE, text=True) as load:
        assert load.stdout is not None
        for line in load.stdout:
            used = processor_seconds(own), processor_seconds(children(cluster.process))
            if line.startswith("measuring"):
                before = used
    figures = json.loads(line)
    moves = max(1, figures["moves"])
    own_ms, database_ms = ((now - then) * 1000 / moves for now, then in zip(used, before, strict=True))
    entries, commits = entries + counted(servers, "entries_total"), commits + counted(servers, "commits")
    return Figures(figures["per_second"], figures["p99"], own_ms, database_ms, entries / max(1, commits))


def report_standstills(address: str, folder: Path) -> None:
    """Kill a leader, let another one hang, and print how long their tables stood still."""
    with running(address, folder, 3) as servers:
        for leading, blow, what in ((servers[0], DEATH, "was killed"), (servers[1], PAUSE, "hung")):
            seconds = asyncio.run(standstill(leading, servers[2], blow))
            verdict = "reached" if seconds < GOAL else "missed"
            print(f"a move after the leader {what}: {seconds:.2f} s (goal {GOAL:g} s, {verdict})", flush=True)


def main() -> None:
    """Measure and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=6)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--each", type=int, default=0, help="tables for each worker, in place of --tables together")
    parser.add_argument("--modes", nargs="+", choices=["routed", "spread"], default=["routed", "spread"])
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2, 4], help="none: measure only the standstill")
    options = parser.parse_args()
    if not (HERE / "node_modules").is_dir():
        subprocess.run([*NPM, "install", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    found: defaultdict[tuple[int, str], list[Figures]] = defaultdict(list)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name, running_cluster(Path(name)) as cluster:
        for workers in options.workers:
            with running(cluster.address, Path(name), workers) as servers:
                for number in range(options.rounds):
                    for mode in options.modes[:workers]:
                        figures = measure(servers, cluster, mode, options)
                        found[workers, mode].append(figures)
                        print(f"round {number + 1}, {workers} workers, {mode}: {figures}", flush=True)
        report_standstills(cluster.address, Path(name))
    tables = f"{options.each} tables a worker" if options.each else f"{options.tables} tables"
    print(f"\nmedian of {options.rounds}, {tables}, load average {os.getloadavg()[0]:.1f}")
    costs = f"{'workers ms':>11} {'PostgreSQL ms':>14} {'a commit':>9}"
    print(f"{'workers':>7} {'people':>7} {'moves/s':>8} {'p99 ms':>7} {costs}")
    for (workers, mode), rounds in found.items():
        row = Figures(*(median(column) for column in zip(*rounds, strict=True)))
        costs = f"{row.workers_ms:11.3f} {row.database_ms:14.3f} {row.together:9.1f}"
        print(f"{workers:7} {mode:>7} {row.per_second:8.0f} {row.p99:7.0f} {costs}")


if __name__ == "__main__":
    main()
