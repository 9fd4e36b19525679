"""Whoever plays with a bot that is compiled waits for the compiler only before its first move."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("numba")

PROGRAM = """
import sys
from itertools import islice
from numba.core.dispatcher import Dispatcher
from chabudai.bots.match import play_on
from chabudai.bots.warming import MOVES, SEED, usual, warm
from chabudai.games import GAMES

def ready():
    modules = [module for name, module in sys.modules.items() if name.startswith("chabudai.fast")]
    kernels = [each for module in modules for each in vars(module).values() if isinstance(each, Dispatcher)]
    return {(kernel.py_func.__qualname__, signature) for kernel in kernels for signature in kernel.signatures}

warm()
before = ready()
assert before
for kind in filter(lambda kind: kind.compiled, usual()):
    game = GAMES[kind.game]
    setup = game.setup(game.min_players, {})
    for _ in islice(play_on(game.deal(setup, game.shuffle(setup, SEED)), SEED, [kind] * game.min_players), 2 * MOVES):
        pass
assert ready() == before, ready() - before
"""


def test_twice_as_many_moves_need_nothing_more() -> None:
    """The first moves of a game need every kernel that later ones need."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
