"""Compiles what bots and reviews need, so that nobody waits for it later: `python -m chabudai.analysis.warming`.

It takes some minutes the first time on a machine, and some seconds ever after.
"""

from __future__ import annotations

import os
from typing import Final

from chabudai.analysis.brought import brought
from chabudai.analysis.reviewer import Reviewer
from chabudai.analysis.settings import FEWEST, Settings
from chabudai.bots import BOTS, play_game
from chabudai.bots.lifeline import tie
from chabudai.bots.warming import warm
from chabudai.core import Record
from chabudai.games import GAMES

SEED: Final = "warm"
NICENESS: Final = 19
"""Behind everything else that the machine has to do."""


def look_back(name: str) -> None:
    """Look back at one game of *name* in each way that there is, in as few worlds as can be."""
    game = GAMES[name]
    setup = game.setup(game.min_players, {})
    plain = next(kind for kind in BOTS.of(name) if not kind.compiled)
    played = play_game(game, setup, SEED, [plain] * game.min_players)
    record = Record.of(game, setup, game.shuffle(setup, SEED), played.moves)
    for bot in brought(name, "REVIEWER").ways.values() or ("",):
        for _ in Reviewer(record, Settings(bot=bot, worlds=FEWEST)).run(jobs=1):
            pass


def main() -> None:
    """Let all bots play, and all reviews look back."""
    tie()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    warm()
    for name in GAMES:
        if brought(name, "REVIEWER") is not None:
            look_back(name)


if __name__ == "__main__":
    main()
