"""How long `chabudai engine` takes to answer `play`, from another process.

One request at a time over pipes, as a bot would send it: encode, write, read, decode. The goal is
less than a millisecond at the median.

    python benchmarks/engine_latency.py
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from typing import Any

from chabudai.games import GAMES

GOAL = 0.001


class Engine:
    """`chabudai engine` as a process."""

    def __init__(self) -> None:
        """Start it."""
        command = [sys.executable, "-m", "chabudai", "engine"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **request: object) -> dict[str, Any]:
        """Send a request and return the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        assert answer["ok"], answer
        return answer


def latencies(engine: Engine, game: str, players: int, games: int) -> list[float]:
    """Play so many games and return how long each `play` took."""
    rng = random.Random(0)
    times: list[float] = []
    for number in range(games):
        dealt = engine.ask(do="deal", game=game, players=players, seed=str(number))
        table, state = dealt["table"], dealt["state"]
        while state["to_move"] is not None:
            move = rng.choice(engine.ask(do="legal", table=table)["moves"])["move"]
            started = time.perf_counter()
            state = engine.ask(do="play", table=table, move=move)["state"]
            times.append(time.perf_counter() - started)
        engine.ask(do="close", table=table)
    return times


def main() -> None:
    """Measure every game with every number of players."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    options = parser.parse_args()
    print(f"python {' '.join(sys.argv)}")
    engine = Engine()
    for name, game in GAMES.items():
        for players in range(game.min_players, game.max_players + 1):
            times = sorted(latencies(engine, name, players, options.games))
            median, late = statistics.median(times), times[len(times) * 99 // 100]
            mark = "" if median < GOAL else "   above the goal of 1 ms"
            label = f"{name}, {players} players"
            print(f"{label:20} {len(times)} plays: median {median * 1e3:.3f} ms, p99 {late * 1e3:.3f} ms{mark}")
    engine.ask(do="quit")
    engine.process.wait()


if __name__ == "__main__":
    main()
