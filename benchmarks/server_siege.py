"""Honest games at the default limits while hostile clients do their worst: latency of a move, and memory afterwards.

    python benchmarks/server_siege.py --seconds 120 --sockets 100

Each class of attack has an address of its own on the loopback network; people come from another one. Memory is that of
the server and its processes.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.running import Command  # noqa: E402 - found through the path above
from tests.server.siege import CLASSES, besiege  # noqa: E402
from tests.server.vital import memory_of_all  # noqa: E402

QUIET = 90
"""Seconds after which what was kept for the hostile should be gone."""


def warm_up(server: Command, sockets: int) -> None:
    """Besiege it until code, processes and caches are there, which come with their first work: memory is compared."""
    assert server.process is not None
    before = 0.0
    for _ in range(6):
        besiege(server.port, 20, sockets)
        now = memory_of_all(server.process.pid)
        if now < before * 1.02:
            return
        before = now


def main() -> None:
    """Besiege a server and print what honest players noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--sockets", type=int, default=100)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Command(Path(folder))
        server.settings = {"prepare": "0"}
        with server:
            assert server.process is not None
            warm_up(server, options.sockets)
            quiet = besiege(server.port, 20, 0)
            before = memory_of_all(server.process.pid)
            found = besiege(server.port, options.seconds, options.sockets)
            during = memory_of_all(server.process.pid)
            time.sleep(QUIET)
            after = memory_of_all(server.process.pid)
    print(f"{options.sockets} hostile sockets of {len(CLASSES)} classes for {options.seconds:.0f} s")
    print(
        f"{len(found.latencies)} honest moves in {found.games} games, {found.refused} refused, {found.lost} lost;"
        f" p99 {found.p99 * 1000:.0f} ms, without the siege {quiet.p99 * 1000:.0f} ms"
    )
    print(
        f"memory {before / 2**20:.0f} MiB before, {during / 2**20:.0f} MiB at its end, {after / 2**20:.0f} MiB"
        f" {QUIET} s later; load average {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    main()
