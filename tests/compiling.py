"""Compiles what most tests need, once and not in each of their processes: `python -m tests.compiling`."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from io import StringIO
from multiprocessing import get_context
from os import cpu_count

import pytest

from chabudai.analysis.warming import look_back, reviewing
from chabudai.bots.warming import usual, warm
from chabudai.envs import table_v1
from chabudai.fast import Batch
from chabudai.fast.bossa_search.level import Level
from chabudai.fast.bossa_search.match import dealt, play
from chabudai.fast.hanabi_search.selfplay import play_games
from chabudai.games import HANABI

PLAYERS = 2
CONVENTIONS = "partner"
"""How the names of those bots begin that play by conventions, and look back in the language of people."""
SMALL = Level(4, 100, 4)


def main() -> None:
    """Compile on all cores: lots that have little in common, those that take long first."""
    lots = (_conventions, _hanabi, _bossa, _bytecode)
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        for lot in [pool.submit(lot) for lot in lots]:
            lot.result()


def _conventions() -> None:
    """Let bots play by the conventions, and look back at a game by them."""
    warm(kind for kind in usual() if kind.name.startswith(CONVENTIONS))
    _look_back("hanabi", conventions=True)


def _hanabi() -> None:
    """Let compiled bots play, look back at a game, play in batches and as a reinforcement learner does."""
    warm(kind for kind in usual() if kind.game == "hanabi" and not kind.name.startswith(CONVENTIONS))
    play_games(HANABI.setup(PLAYERS, {}), [1])
    _play_many("hanabi")
    _look_back("hanabi")


def _bossa() -> None:
    """Do the same in the other game."""
    warm(kind for kind in usual() if kind.game == "bossa")
    play(SMALL, SMALL, dealt(2, 1))
    _play_many("bossa")
    _look_back("bossa")


def _bytecode() -> None:
    """Load all tests, so that not each worker compiles them and what they import at the same time."""
    with redirect_stdout(StringIO()):
        pytest.main(["--collect-only", "-qq"])


def _look_back(name: str, *, conventions: bool = False) -> None:
    for bot in reviewing(name):
        if bot.startswith(CONVENTIONS) == conventions:
            look_back(name, bot)


def _play_many(name: str) -> None:
    batch = Batch(name, 2, PLAYERS)
    batch.step(batch.random_actions())
    batch.rollout(1)
    table = table_v1.env(name, players=PLAYERS)
    table.reset(seed=1)
    table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))


if __name__ == "__main__":
    main()
