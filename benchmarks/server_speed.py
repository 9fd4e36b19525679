"""Durable moves a second beside boardgame.io's in-memory store, in turns on the same machine.

Both servers get the same kind of load: one Node process, two WebSockets a table, fifty tables, each
player moving as soon as it is its turn. It runs on the same processor, so both are spoken to through the same few
lines that only look for whose turn it is; what that costs is printed too. `npm install` runs once. Loopback only.

    python benchmarks/server_speed.py --rounds 5 --seconds 8
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
HERE = Path(__file__).parent / "server_boardgameio"

from benchmarks.node import NODE, NPM  # noqa: E402 - found through the path above
from tests.ports import free_port  # noqa: E402
from tests.server.running import Command  # noqa: E402


@contextmanager
def peer() -> Iterator[tuple[int, int]]:
    """Run boardgame.io; yield its port and process."""
    port = free_port()
    with subprocess.Popen([NODE, "peer.cjs", str(port)], cwd=HERE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.5)
        try:
            yield port, process.pid
        finally:
            process.kill()


@contextmanager
def ours(database: str = "") -> Iterator[tuple[int, int]]:
    """Run the table server on a fresh database; yield its port and process."""
    with tempfile.TemporaryDirectory() as folder, Command(Path(folder), database) as server:
        assert server.process is not None
        yield server.port, server.process.pid


def load(script: str, port: int, process: int, options: argparse.Namespace) -> dict[str, Any]:
    """Put load on a server and return the figures, with the microseconds of processor that a move took it."""
    words = [NODE, script, str(port), str(options.tables), str(options.seconds), "2"]
    line, before, used = "", 0.0, 0.0
    with subprocess.Popen(words, cwd=HERE, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None
        for line in client.stdout:
            used = processor_seconds(process)
            if line.startswith("measuring"):
                before = used
    figures: dict[str, Any] = json.loads(line)
    figures["server"] = (used - before) / max(1, figures["moves"]) * 1e6
    return figures


def processor_seconds(process: int) -> float:
    """Return what a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Take turns and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=8)
    parser.add_argument("--tables", type=int, default=50)
    options = parser.parse_args()
    if not (HERE / "node_modules").is_dir():
        subprocess.run([*NPM, "install", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    found: dict[str, list[dict[str, Any]]] = {"boardgame.io, in memory": [], "chabudai, SQLite, durable": []}
    for number in range(options.rounds):
        for name, server, script in (
            ("boardgame.io, in memory", peer, "load_peer.js"),
            ("chabudai, SQLite, durable", ours, "load_ours.js"),
        ):
            with server() as (port, process):
                figures = load(script, port, process, options)
            found[name].append(figures)
            print(f"round {number + 1}, {name}: {figures['per_second']:.0f}/s, p99 {figures['p99']:.0f} ms", flush=True)
    print(f"\nmedian of {options.rounds}, {options.tables} tables, load average {os.getloadavg()[0]:.1f}")
    print("                                                       us of processor a move")
    print(f"{'server':28} {'moves/s':>8} {'p50 ms':>7} {'p99 ms':>7} {'server':>7} {'client':>7}")
    rates = []
    for name, rounds in found.items():
        row = {key: median(one[key] for one in rounds) for key in ("per_second", "p50", "p99", "server", "client")}
        rates.append(row["per_second"])
        costs = f"{row['server']:7.0f} {row['client']:7.0f}"
        print(f"{name:28} {row['per_second']:8.0f} {row['p50']:7.1f} {row['p99']:7.1f} {costs}")
    print(f"ratio {rates[1] / rates[0]:.2f}")


if __name__ == "__main__":
    main()
