"""How many moves a second 1 to 64 workers would make, and what holds them up: a simulation from measured costs.

Every table waits for its move to be stored and told before the next one comes. A worker does one thing at a time. What
waits when it commits is committed together, by the server's own rule; PostgreSQL has so many cores, and one journal in
which those who wait share a flush. Signs of life, the roster of all workers and budgets grow with their number.

The costs were measured by `server_workers.py` and `server_commits.py`; each can be set. First those layouts are
simulated that were measured, where everything shares two cores, so that one can see how far to trust the rest.

    python benchmarks/server_scale.py [--loop 0.24] [--database-cores 8] [--forwarded 0.5]
"""

from __future__ import annotations

import argparse
import heapq
import random
import sys
from collections import deque
from collections.abc import Generator
from dataclasses import dataclass, field, fields
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from chabudai.server.store.work import Append  # noqa: E402 - found through the path above
from chabudai.server.store.writer import Crowd  # noqa: E402

HEAD = (
    f"{'workers':>7} {'tables':>7} {'moves/s':>8} {'p50 ms':>7} {'p99 ms':>7} {'workers ms':>11} {'a commit':>9}  limit"
)
Life = Generator[Any, None, None]
"""What a process does: it yields seconds to sleep, a station to enter, or a signal to wait for."""


@dataclass(frozen=True)
class Costs:
    """Milliseconds of processor, as far as nothing else is said."""

    loop: float = 0.24
    """Of a move in its worker, without the commit."""
    commit: float = 0.36
    """Of a commit in the worker, and of each entry in it."""
    entry: float = 0.012
    database_commit: float = 0.3
    """Of a commit in PostgreSQL, and of each entry in it."""
    database_entry: float = 0.007
    flush: float = 1.0
    """Of the journal's disk, by the clock."""
    forward: float = 0.1
    """Of a move that comes from another worker, in each of the two."""
    idle: float = 5.0
    """Of a worker in a second without moves, its signs of life included."""
    database_idle: float = 3.0
    """Of PostgreSQL for it."""
    peer: float = 0.05
    """Of a worker in a second for each other one: the roster, and what was spent there. Estimated, not measured."""
    client: float = 0.06
    """Of the load for a move, where it runs on the same cores."""


class Layout(NamedTuple):
    """What runs where."""

    workers: int
    tables: int
    """Of each worker."""
    cores: int
    """Of all workers together."""
    database_cores: int
    """0 if PostgreSQL and the load share the workers' cores."""
    journey: float
    """Seconds from a move's answer to the next move, on the average."""
    forwarded: float
    """The part of the moves that come from another worker."""


@dataclass
class Station:
    """So many places, for which others wait in turn."""

    places: int
    used: float = 0.0
    waiting: deque[Life] = field(default_factory=deque)


@dataclass
class Signal:
    """Something for which processes wait."""

    waiting: list[Life] = field(default_factory=list)


class World:
    """The processes, and what time it is."""

    def __init__(self) -> None:
        self.now = 0.0
        self._number = count()
        self._due: list[tuple[float, int, Life]] = []

    def start(self, life: Life, after: float = 0.0) -> None:
        """Let a process go on after some seconds."""
        heapq.heappush(self._due, (self.now + after, next(self._number), life))

    def run(self, until: float) -> None:
        """Let time pass."""
        while self._due and self._due[0][0] <= until:
            self.now, _, life = heapq.heappop(self._due)
            self._go_on(life)
        self.now = until

    def give(self, station: Station) -> None:
        """Leave a station to whoever waits first."""
        if station.waiting:
            self.start(station.waiting.popleft())
        else:
            station.places += 1

    def fire(self, signal: Signal) -> None:
        """Let everybody go on who waits for a signal."""
        for life in signal.waiting:
            self.start(life)
        signal.waiting = []

    def use(self, seconds: float, *stations: Station) -> Life:
        """Hold stations, entered one after the other, for some seconds."""
        for station in stations:
            yield station
        yield seconds
        for station in stations:
            station.used += seconds
            self.give(station)

    def _go_on(self, life: Life) -> None:
        for wish in life:
            if isinstance(wish, Signal):
                wish.waiting.append(life)
                return
            if isinstance(wish, float):
                self.start(life, wish)
                return
            if not wish.places:
                wish.waiting.append(life)
                return
            wish.places -= 1


class Worker:
    """A worker: its interpreter, and the entries that wait for its next commit."""

    def __init__(self) -> None:
        self.interpreter = Station(1)
        self.entries: list[tuple[str, Signal]] = []
        self.asked = Signal()
        self.crowd = Crowd()
        self.commits = self.written = 0


class Run:
    """A simulation of one layout."""

    def __init__(self, layout: Layout, costs: Costs, seed: int = 1) -> None:
        self.layout, self.costs, self.world = layout, costs, World()
        self._chance = random.Random(seed)
        self.workers = [Worker() for _ in range(layout.workers)]
        self._cores = Station(layout.cores)
        self._database = Station(layout.database_cores) if layout.database_cores else self._cores
        self._unflushed, self._written = Signal(), Signal()
        self.latencies: list[float] = []
        self._start()

    def measure(self, warmup: float, seconds: float) -> None:
        """Let time pass, and keep only what was after the warm-up."""
        self.world.run(warmup)
        self.latencies.clear()
        for station in {id(one): one for one in self._stations()}.values():
            station.used = 0.0
        for worker in self.workers:
            worker.commits = worker.written = 0
        self.world.run(warmup + seconds)

    def busy(self, seconds: float) -> dict[str, float]:
        """Return which part of the time each thing was in use."""
        layout = self.layout
        workers = max(worker.interpreter.used for worker in self.workers) / seconds
        shares = {"a worker": workers, "workers' cores": self._cores.used / seconds / layout.cores}
        if layout.database_cores:
            shares["PostgreSQL's cores"] = self._database.used / seconds / layout.database_cores
        return shares

    def _stations(self) -> list[Station]:
        return [self._cores, self._database, *(worker.interpreter for worker in self.workers)]

    def _start(self) -> None:
        world = self.world
        world.start(self._journal())
        for number, worker in enumerate(self.workers):
            world.start(self._writer(worker))
            world.start(self._idle(worker), self._chance.random())
            for table in range(self.layout.tables):
                world.start(self._table(worker, f"{number}-{table}"), self._chance.random() / 10)

    def _work(self, worker: Worker, milliseconds: float) -> Life:
        return self.world.use(milliseconds / 1000, worker.interpreter, self._cores)

    def _table(self, worker: Worker, name: str) -> Life:
        costs, world, layout = self.costs, self.world, self.layout
        while True:
            if not layout.database_cores:
                yield from world.use(costs.client / 1000, self._cores)
            yield layout.journey * self._chance.uniform(0.5, 1.5)
            began, far = world.now, self._chance.random() < layout.forwarded
            other = self._chance.choice(self.workers) if far else worker
            if far:
                yield from self._work(other, costs.forward / 2)
                yield from self._work(worker, costs.forward)
            yield from self._work(worker, costs.loop / 2 * self._chance.uniform(0.5, 1.5))
            stored = Signal()
            worker.entries.append((name, stored))
            world.fire(worker.asked)
            yield stored
            yield from self._work(worker, costs.loop / 2 * self._chance.uniform(0.5, 1.5))
            if far:
                yield from self._work(other, costs.forward / 2)
            self.latencies.append(world.now - began)

    def _writer(self, worker: Worker) -> Life:
        costs, world = self.costs, self.world
        while True:
            if not worker.entries:
                yield worker.asked
            if (wait := worker.crowd.wait(world.now)) > 0 and len(worker.entries) < 4:
                yield wait
            batch, worker.entries = worker.entries, []
            worker.crowd.note([Append(table, 0, "") for table, _ in batch], world.now)
            yield from self._work(worker, costs.commit + costs.entry * len(batch))
            database = costs.database_commit + costs.database_entry * len(batch)
            yield from world.use(database / 1000, self._database)
            world.fire(self._unflushed)
            yield self._written
            worker.commits, worker.written = worker.commits + 1, worker.written + len(batch)
            for _, stored in batch:
                world.fire(stored)

    def _journal(self) -> Life:
        """Flush again and again: whoever comes meanwhile waits for the next flush, together with all others."""
        while True:
            if not self._written.waiting:
                yield self._unflushed
            flushed, self._written = self._written, Signal()
            yield self.costs.flush / 1000
            self.world.fire(flushed)

    def _idle(self, worker: Worker) -> Life:
        costs, world = self.costs, self.world
        while True:
            yield 1.0
            yield from self._work(worker, costs.idle + costs.peer * (self.layout.workers - 1))
            yield from world.use((costs.database_idle + 0.01 * self.layout.workers) / 1000, self._database)


def report(layout: Layout, costs: Costs, seconds: float) -> None:
    """Simulate a layout and print a line."""
    run = Run(layout, costs)
    run.measure(1.0, seconds)
    latencies, moves = sorted(run.latencies), len(run.latencies)
    commits, written = (sum(getattr(one, name) for one in run.workers) for name in ("commits", "written"))
    together = written / max(1, commits)
    busy = run.busy(seconds)
    limit = max(busy, key=lambda name: busy[name])
    workers_ms = sum(one.interpreter.used for one in run.workers) * 1000 / moves
    p50, p99 = (latencies[int(share * (moves - 1))] * 1000 for share in (0.5, 0.99))
    print(
        f"{layout.workers:7} {layout.workers * layout.tables:7} {moves / seconds:8.0f} {p50:7.1f} {p99:7.1f}"
        f" {workers_ms:11.3f} {together:9.1f}  {limit}, {busy[limit]:.0%}",
        flush=True,
    )


def main() -> None:
    """Simulate what was measured, then more."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for cost in fields(Costs):
        parser.add_argument(f"--{cost.name.replace('_', '-')}", type=float, default=cost.default, help="milliseconds")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4, 8, 16, 32, 64])
    parser.add_argument("--tables", type=int, default=50, help="of each worker, where people are as fast as they can")
    parser.add_argument("--slow-tables", type=int, default=400, help="the same where they make a move a second")
    parser.add_argument("--database-cores", type=int, default=8)
    parser.add_argument("--forwarded", type=float, default=0.0, help="the part of moves that another worker leads")
    parser.add_argument("--seconds", type=float, default=3.0)
    options = parser.parse_args()
    costs = Costs(**{cost.name: getattr(options, cost.name) for cost in fields(Costs)})
    print(f"50 tables on two cores that PostgreSQL and the load use too\n{HEAD}")
    for workers in (1, 2, 4):
        report(Layout(workers, -(-50 // workers), 2, 0, 0.0002, 0.0), costs, options.seconds)
    cores = options.database_cores
    paces = (options.tables, 0.002, "as fast as they can"), (options.slow_tables, 1.0, "a move a second")
    for tables, pause, pace in paces:
        print(f"\na core for each worker, {cores} for PostgreSQL, at each table {pace}\n{HEAD}")
        for workers in options.workers:
            report(Layout(workers, tables, workers, cores, pause, options.forwarded), costs, options.seconds)


if __name__ == "__main__":
    main()
