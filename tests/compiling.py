"""Compiles what most tests need, once and not in each of their processes: `python -m tests.compiling`."""

from __future__ import annotations

from chabudai.analysis.reviewer import Reviewer
from chabudai.analysis.settings import Settings
from chabudai.bots import BOTS, play_game
from chabudai.bots.warming import warm
from chabudai.core import Record
from chabudai.games import GAMES

SEED = "compiling"
LOOKED_BACK = {"hanabi": "cautious", "bossa": "greedy"}
"""The games that are looked back at, and a bot that plays one."""


def main() -> None:
    """Let compiled bots play, and look back at a game of others."""
    warm()
    for name, bot in LOOKED_BACK.items():
        game, kind = GAMES[name], BOTS.find(name, bot)
        setup = game.setup(2, {})
        played = play_game(game, setup, SEED, [kind] * 2)
        record = Record.of(game, setup, game.shuffle(setup, SEED), played.moves)
        for _ in Reviewer(record, Settings(worlds=100)).run():
            pass


if __name__ == "__main__":
    main()
