"""How fast one environment at a time is, beside PettingZoo's `hanabi_v5`, in the same run.

Every row plays random legal moves through the loop that its documentation shows. Rates are
moves a second of processor time on one core, medians over rounds that take turns. Writes
the table into docs/reference/environments.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium

import fast_peers  # type: ignore[import-not-found]
from chabudai.envs import bossa_v1, hanabi_v1, rl_env
from chabudai.envs.vector import BatchEnv

PAGE = fast_peers.ROOT / "docs" / "reference" / "environments.md"
FROM, UNTIL = "<!-- measured: start -->", "<!-- measured: end -->"
SHIMMY = "shimmy==2.0.1"
STANDARD = {"edition": "pl"}
PLAYERS = (2, 5)
HAND_SIZES = {2: 5, 5: 4}

Env = Any
"""An environment of ours or of a peer."""
Measure = Callable[[float], float]
Key = tuple[str, int]


def aec_rate(env: Env, seconds: float) -> float:
    """Return the moves a second through PettingZoo's documented loop."""
    moves, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = env.action_space(agent).sample(observation["action_mask"])
                moves += 1
            env.step(action)
    return moves / (time.process_time() - start)


def rl_env_rate(env: Env, seconds: float) -> float:
    """Return the moves a second through the Learning Environment's loop."""
    chance = random.Random(1)
    moves, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        observation, done = env.reset(), False
        while not done:
            seen = observation["player_observations"][observation["current_player"]]
            observation, _, done, _ = env.step(chance.choice(seen["legal_moves_as_int"]))
            moves += 1
    return moves / (time.process_time() - start)


def vector_rate(env: BatchEnv, seconds: float) -> float:
    """Return the moves a second through Gymnasium's loop over many games."""
    env.reset(seed=1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.step(env.random_actions())
        steps += 1
    return steps * env.num_envs / (time.process_time() - start)


def _hanabi_v5(players: int) -> Env:
    folder = fast_peers.CACHE / "shimmy"
    if not folder.exists():
        pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(folder), SHIMMY]
        subprocess.run(pip, check=True)
    sys.path.append(str(folder))
    from pettingzoo.classic import hanabi_v5  # type: ignore[import-untyped]  # noqa: PLC0415

    return hanabi_v5.env(players=players, hand_size=HAND_SIZES[players])


def _learning_environment(players: int) -> Env:
    fast_peers.hle_python()
    from hanabi_learning_environment import rl_env as original  # type: ignore[import-not-found]  # noqa: PLC0415

    return original.make("Hanabi-Full", players)


def _vector(players: int) -> BatchEnv:
    made = gymnasium.make_vec("chabudai/Hanabi-v1", 4096, players=players, rules=STANDARD)
    assert isinstance(made, BatchEnv)
    return made


def _rows() -> dict[Key, Measure]:
    makers: list[tuple[str, Callable[[int], Env], Callable[[Any, float], float]]] = [
        ("PettingZoo, `hanabi_v5`", _hanabi_v5, aec_rate),
        ("chabudai, `hanabi_v1.env`", lambda p: hanabi_v1.env(p, STANDARD), aec_rate),
        ("chabudai, `bossa_v1.env`", lambda _: bossa_v1.env(), aec_rate),
        ("Learning Environment, `rl_env`", _learning_environment, rl_env_rate),
        ("chabudai, `rl_env`", lambda p: rl_env.make("Hanabi-Full", p), rl_env_rate),
        ("chabudai, `make_vec`, 4,096 games", _vector, vector_rate),
    ]
    rows: dict[Key, Measure] = {}
    for name, make, rate in makers:
        for players in PLAYERS:
            if "bossa" in name and players != 2:
                continue
            try:
                rows[name, players] = partial(rate, make(players))
            except (ImportError, OSError, subprocess.CalledProcessError, fast_peers.Missing) as reason:
                print(f"left out: {name}, {players} players: {reason}")
    return rows


def _medians(rows: dict[Key, Measure], seconds: float, rounds: int) -> dict[Key, float]:
    """Measure every row in turn, several times, so that a busy moment hits all alike."""
    for measure in rows.values():
        measure(0.01)
    found: dict[Key, list[float]] = {key: [] for key in rows}
    for number in range(rounds):
        for key, measure in rows.items():
            found[key].append(measure(seconds))
        print(f"round {number + 1} of {rounds}", flush=True)
    return {key: statistics.median(rates) for key, rates in found.items()}


def _table(rates: dict[Key, float]) -> list[str]:
    lines = ["| moves a second, one core | 2 players | 5 players |", "|---|--:|--:|"]
    for name in dict.fromkeys(name for name, _ in rates):
        cells = [f"{round(rates[name, p], -1):,.0f}" if (name, p) in rates else "" for p in PLAYERS]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    pairs = [
        ("chabudai, `hanabi_v1.env`", "PettingZoo, `hanabi_v5`"),
        ("chabudai, `rl_env`", "Learning Environment, `rl_env`"),
    ]
    lines += ["", "| times faster | 2 players | 5 players |", "|---|--:|--:|"]
    for ours, theirs in pairs:
        if all((theirs, p) in rates for p in PLAYERS):
            ratios = [f"{rates[ours, p] / rates[theirs, p]:.1f}" for p in PLAYERS]
            lines.append(f"| {ours} / {theirs} | {' | '.join(ratios)} |")
    return lines


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="of which the median counts")
    given = parser.parse_args()
    rates = _medians(_rows(), given.seconds, given.rounds)
    where = f"Measured with `benchmarks/{Path(__file__).name}` on {platform.machine()}, Python "
    where += f"{platform.python_version()}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores."
    body = "\n".join([where, "", *_table(rates)])
    print(body)
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(FROM)
    PAGE.write_text(f"{before}{FROM}\n{body}\n{UNTIL}{rest.partition(UNTIL)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
