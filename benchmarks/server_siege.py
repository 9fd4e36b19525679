"""Honest games while hostile clients do their worst: latency of a move, and memory afterwards.

python benchmarks/server_siege.py --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.hostile import besiege, memory  # noqa: E402 - found through the path above
from tests.server.running import Server  # noqa: E402

LIMITS = {"message_rate": "30", "message_burst": "120", "request_rate": "200", "request_burst": "1000"}


def main() -> None:
    """Besiege a server and print what honest players noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--villains", type=int, default=4)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), **LIMITS) as server:
        assert server.process is not None
        asyncio.run(besiege(server.url, 5, options.villains))
        before = memory(server.process.pid)
        damage = asyncio.run(besiege(server.url, options.seconds, options.villains, seed=50))
        after = memory(server.process.pid)
    print(f"{damage.frames} hostile frames, {damage.requests} requests, {damage.sockets} sockets")
    print(
        f"{len(damage.latencies)} honest moves, p99 {damage.p99 * 1000:.1f} ms; memory {before / 2**20:.0f} MiB before,"
        f" {after / 2**20:.0f} MiB after; load average {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    main()
