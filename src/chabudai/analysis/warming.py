"""Compiles what bots and reviews need, so that nobody waits for it later: `python -m chabudai.analysis.warming`.

It takes some minutes the first time on a machine, and some seconds ever after.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from chabudai.analysis.brought import brought
from chabudai.analysis.reviewer import Reviewer
from chabudai.analysis.settings import FEWEST, Settings
from chabudai.bots import BOTS, play_game
from chabudai.bots.lifeline import tie
from chabudai.bots.warming import warm
from chabudai.core import Record
from chabudai.games import GAMES

if TYPE_CHECKING:
    from chabudai.analysis.game_reviewer import GameReviewer

SEED: Final = "warm"
NICENESS: Final = 19
"""Behind everything else that the machine has to do."""


def look_back(name: str, bot: str) -> None:
    """Look back at one game of *name* by one of its bots, in as few worlds as can be."""
    game = GAMES[name]
    setup = game.setup(game.min_players, {})
    plain = next(kind for kind in BOTS.of(name) if not kind.compiled)
    played = play_game(game, setup, SEED, [plain] * game.min_players)
    record = Record.of(game, setup, game.shuffle(setup, SEED), played.moves)
    for _ in Reviewer(record, Settings(bot=bot, worlds=FEWEST)).run(jobs=1):
        pass


def reviewing(name: str) -> tuple[str, ...]:
    """Return the bots by which games of *name* are usually looked back at; empty for the strongest one."""
    reviewer: GameReviewer | None = brought(name, "REVIEWER")
    return () if reviewer is None else tuple(reviewer.ways.values()) or ("",)


def main() -> None:
    """Let all bots play, and all reviews look back."""
    tie()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    warm()
    for name in GAMES:
        for bot in reviewing(name):
            look_back(name, bot)


if __name__ == "__main__":
    main()
