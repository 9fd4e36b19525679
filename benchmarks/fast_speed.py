"""How fast the compiled games are, beside their peers in the same run.

Writes the table into docs/reference/fast.md and the chart beside it. Rates are moves a
second of processor time on one core, medians over rounds that take turns; what threads
bring is measured by the clock on the wall.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import matplotlib as mpl
from matplotlib import pyplot as plt

import fast_peers  # type: ignore[import-not-found]
from chabudai.fast import Batch

PAGE = fast_peers.ROOT / "docs" / "reference" / "fast.md"
CHART = PAGE.with_name("fast-speed.svg")
FROM, UNTIL = "<!-- measured: start -->", "<!-- measured: end -->"
STANDARD = {"edition": "pl"}
PLAYERS = (2, 5)

Measure = Callable[[], float]
Rates = dict[tuple[str, int], float]


def step_rate(batch: Batch, seconds: float, clock: Callable[[], float]) -> float:
    """Return the moves a second of random actions and steps."""
    rounds, start = 0, clock()
    while (used := clock() - start) < seconds:
        batch.step(batch.random_actions())
        rounds += 1
    return rounds * batch.games / used


def rollout_rate(batch: Batch, seconds: float, clock: Callable[[], float]) -> float:
    """Return the moves a second of the compiled random play."""
    rounds, start = 0, clock()
    while (used := clock() - start) < seconds:
        batch.rollout(20)
        rounds += 20
    return rounds * batch.games / used


def _batch(players: int, games: int = 4096, threads: int = 1, *, observe: bool) -> Batch:
    batch = Batch("hanabi", games, players, STANDARD, threads=threads, observe=observe)
    batch.step(batch.random_actions())
    batch.rollout(1)
    return batch


def _rows(seconds: float) -> dict[tuple[str, int], Measure]:
    rows: dict[tuple[str, int], Measure] = {}
    cpu = time.process_time
    for players in PLAYERS:
        seen, blind = _batch(players, observe=True), _batch(players, observe=False)
        peers: list[tuple[str, bool, Callable[..., float]]] = [
            ("OpenSpiel, Python, + observation and mask", True, fast_peers.open_spiel_rate),
            ("OpenSpiel, Python", False, fast_peers.open_spiel_rate),
            ("Learning Environment, C++, + observation and mask", True, fast_peers.hle_rate),
            ("Learning Environment, C++", False, fast_peers.hle_rate),
        ]
        for name, observe, rate in peers:
            rows[name, players] = partial(rate, players, observe=observe, seconds=seconds)
        rows["chabudai, step, + observation and mask", players] = partial(step_rate, seen, seconds, cpu)
        rows["chabudai, step", players] = partial(step_rate, blind, seconds, cpu)
        rows["chabudai, rollout", players] = partial(rollout_rate, blind, seconds, cpu)
    return rows


def _medians(rows: dict[tuple[str, int], Measure], rounds: int) -> Rates:
    """Measure every row in turn, several times, so that a busy moment hits all alike."""
    found: dict[tuple[str, int], list[float]] = {key: [] for key in rows}
    for number in range(rounds):
        for key, measure in list(rows.items()):
            try:
                found[key].append(measure())
            except fast_peers.Missing as reason:
                print(f"left out: {key[0]}: {reason}")
                del rows[key]
                del found[key]
        print(f"round {number + 1} of {rounds}", flush=True)
    return {key: statistics.median(rates) for key, rates in found.items()}


def _flatness(seconds: float, rounds: int) -> list[str]:
    """Return the cost of a step in small and in large batches."""
    lines = ["| games in the batch | " + " | ".join(f"{p} players" for p in PLAYERS) + " |", "|--:|--:|--:|"]
    sizes = (1_000, 10_000, 100_000)
    batches = {(p, n): _batch(p, n, observe=True) for p in PLAYERS for n in sizes}
    rows: dict[tuple[str, int], Measure] = {
        (str(n), p): partial(step_rate, batch, seconds, time.process_time) for (p, n), batch in batches.items()
    }
    rates = _medians(rows, rounds)
    costs = {n: " | ".join(f"{1e9 / rates[str(n), p]:.0f} ns" for p in PLAYERS) for n in sizes}
    return lines + [f"| {n:,} | {cost} |" for n, cost in costs.items()]


def _threads(seconds: float, rounds: int) -> list[str]:
    """Return how many times faster two threads are than one, best of several."""
    lines = [
        "| two threads against one, 65,536 games | " + " | ".join(f"{p} players" for p in PLAYERS) + " |",
        "|---|--:|--:|",
    ]
    kinds = {"step, + observation and mask": step_rate, "rollout": rollout_rate}
    for name, rate in kinds.items():
        ratios = []
        for p in PLAYERS:
            batches = [_batch(p, 65_536, threads, observe=True) for threads in (1, 2)]
            best = [0.0, 0.0]
            for _ in range(rounds):
                best = [max(b, rate(batch, seconds, time.perf_counter)) for b, batch in zip(best, batches, strict=True)]
            ratios.append(best[1] / best[0])
        lines.append(f"| {name} | " + " | ".join(f"{ratio:.2f}" for ratio in ratios) + " |")
    return lines


def _table(rates: Rates) -> list[str]:
    lines = ["| moves a second, one core | 2 players | 5 players |", "|---|--:|--:|"]
    for name in dict.fromkeys(name for name, _ in rates):
        numbers = " | ".join(f"{round(rates[name, p], -2):,.0f}" for p in PLAYERS)
        lines += [f"| {name} | {numbers} |"]
    lines += ["", "| times faster | 2 players | 5 players |", "|---|--:|--:|"]
    seen, blind = " + observation and mask", ""
    pairs = [
        (f"chabudai, step,{seen}", f"OpenSpiel, Python,{seen}"),
        (f"chabudai, step,{seen}", f"Learning Environment, C++,{seen}"),
        (f"chabudai, step{blind}", f"Learning Environment, C++{blind}"),
        ("chabudai, rollout", f"Learning Environment, C++{blind}"),
    ]
    for ours, theirs in pairs:
        if (theirs, 2) in rates:
            ratios = [rates[ours, p] / rates[theirs, p] for p in PLAYERS]
            lines.append(f"| {ours} / {theirs} | " + " | ".join(f"{ratio:.0f}" for ratio in ratios) + " |")
    return lines


def _draw(rates: Rates) -> None:
    names = list(dict.fromkeys(name for name, _ in rates))[::-1]
    mpl.use("svg")
    figure, axes = plt.subplots(figsize=(8, 0.45 * len(names) + 1.2), layout="constrained")
    for shift, (players, colour) in zip((0.2, -0.2), zip(PLAYERS, ("#2a6f97", "#e07a5f"), strict=True), strict=True):
        values = [rates[name, players] for name in names]
        places = [place + shift for place in range(len(names))]
        bars = axes.barh(places, values, 0.38, label=f"{players} players", color=colour)
        axes.bar_label(bars, [f" {value:,.0f}" for value in values], fontsize=7)
    axes.set_xscale("log")
    axes.set_yticks(range(len(names)), names, fontsize=8)
    axes.set_xlabel("moves a second on one core, random legal play (logarithmic)")
    axes.margins(x=0.15)
    axes.legend(loc="upper right", fontsize=8)
    mpl.rcParams["svg.hashsalt"] = "chabudai"
    figure.savefig(CHART, metadata={"Date": None})


def _write(parts: list[list[str]]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(FROM)
    _, _, after = rest.partition(UNTIL)
    body = "\n\n".join("\n".join(part) for part in parts)
    PAGE.write_text(f"{before}{FROM}\n{body}\n{UNTIL}{after}", encoding="utf-8")


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="of which the median counts")
    given = parser.parse_args()
    everywhere = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(everywhere)})
    rates = _medians(_rows(given.seconds), given.rounds)
    flatness = _flatness(given.seconds, given.rounds)
    os.sched_setaffinity(0, everywhere)
    threads = _threads(given.seconds, given.rounds) if len(everywhere) > 1 else []
    memory = _batch(5, 1000, observe=False)
    size = memory.records.itemsize + memory.words.nbytes // memory.games
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    load = f"load {os.getloadavg()[0]:.1f} on {len(everywhere)} cores"
    where = [f"Measured with `benchmarks/{Path(__file__).name}` on {machine}, {load}."]
    room = [f"Memory for one game without observations: {size} bytes and its results."]
    parts = [where, _table(rates), flatness, threads, room]
    print("\n\n".join("\n".join(part) for part in parts))
    _draw(rates)
    _write([part for part in parts if part])


if __name__ == "__main__":
    main()
