"""The engines that ours is compared with, fetched and built into a folder that git ignores."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tarfile
import time
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CACHE = ROOT / ".cache" / "peers"
HLE = "hanabi-learning-environment==0.0.4"
# Its build files are older than what CMake 4 accepts.
BUILD = {**os.environ, "CMAKE_POLICY_VERSION_MINIMUM": "3.5"}


class Missing(Exception):
    """A peer that cannot be measured here, and why."""


def _run(what: str, *command: str) -> str:
    try:
        done = subprocess.run(command, env=BUILD, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        detail = getattr(error, "stderr", "") or str(error)
        raise Missing(f"{what} failed: {detail.strip().splitlines()[-1][:200]}") from error
    return done.stdout


@cache
def hle_loop() -> Path:
    """Return the compiled loop over the Hanabi Learning Environment, built if need be.

    Raises:
        Missing: There is no compiler, or the sources cannot be fetched.
    """
    program = CACHE / "fast_hle_loop"
    source = Path(__file__).with_name("fast_hle_loop.cc")
    if program.exists() and program.stat().st_mtime > source.stat().st_mtime:
        return program
    compiler = shutil.which("g++") or shutil.which("c++")
    if compiler is None:
        raise Missing("there is no C++ compiler")
    CACHE.mkdir(parents=True, exist_ok=True)
    _run("Fetching", sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", HLE.partition("==")[0],
         "-d", str(CACHE), HLE)  # fmt: skip
    for archive in CACHE.glob("*.tar.gz"):
        with tarfile.open(archive) as packed:
            packed.extractall(CACHE, filter="data")
    library = next(CACHE.glob("*/hanabi_learning_environment/hanabi_lib"))
    parts = [str(path) for path in sorted(library.glob("*.cc"))]
    _run("Compiling", compiler, "-O2", "-std=c++11", f"-I{library}", str(source), *parts, "-o", str(program))
    return program


@cache
def hle_python() -> None:
    """Make the Hanabi Learning Environment importable, installed into the cache if need be.

    Raises:
        Missing: It cannot be fetched or built.
    """
    folder = CACHE / "python"
    if not folder.exists():
        _run("Installing", sys.executable, "-m", "pip", "install", "-q", "--target", str(folder), HLE)
    sys.path.append(str(folder))


def hle_rate(players: int, *, observe: bool, seconds: float) -> float:
    """Return the moves a second of the Hanabi Learning Environment in C++."""
    printed = _run("The loop", str(hle_loop()), str(players), str(int(observe)), str(seconds))
    return float(printed.split()[0])


def open_spiel_rate(players: int, *, observe: bool, seconds: float) -> float:
    """Return the moves a second of OpenSpiel by its fastest way from Python."""
    try:
        import numpy as np  # noqa: PLC0415
        import pyspiel  # noqa: PLC0415
        from open_spiel.python.observation import make_observation  # noqa: PLC0415
    except ImportError as error:
        raise Missing(f"OpenSpiel is not installed: {error}") from error
    game = pyspiel.load_game("hanabi", {"players": players})
    observation: Any = make_observation(game)
    mask = np.zeros(game.num_distinct_actions(), np.bool_)
    deck = [colour * 5 + value for colour in range(5) for value in (0, 0, 0, 1, 1, 2, 2, 3, 3, 4)]
    chance = random.Random(1)
    moves = 0
    start = time.process_time()
    while (used := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        chance.shuffle(deck)
        cards = iter(deck)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(next(cards))
                continue
            legal = state.legal_actions()
            if observe:
                observation.set_from(state, state.current_player())
                mask.fill(False)
                mask[legal] = True
            state.apply_action(legal[int(chance.random() * len(legal))])
            moves += 1
    return moves / used
