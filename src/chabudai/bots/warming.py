"""Compiles what compiled bots need, so that nobody waits for it in the middle of a game.

Machine code is kept on disk: `python -m chabudai.bots.warming` takes a minute the first time
on a machine, and a moment ever after.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from chabudai.bots import BOTS, BotKind, play_game
from chabudai.bots.lifeline import tie
from chabudai.games import GAMES


def warm(kinds: Iterable[BotKind] | None = None) -> None:
    """Let bots with compiled parts, *kinds* or all of them, play with themselves, move by move and in whole games."""
    for kind in usual() if kinds is None else kinds:
        game = GAMES[kind.game]
        setup = game.setup(game.min_players, {})
        if kind.plays(setup):
            kind.play_games(setup, ("warm",))
            if kind.compiled:
                play_game(game, setup, "warm", [kind] * game.min_players)


def usual() -> Iterator[BotKind]:
    """Yield every bot as its name alone has it, and the levels of those that have another strength by name alone."""
    for kind in BOTS:
        yield from (kind,) if kind.level else kind.strengths()


if __name__ == "__main__":
    tie()
    warm()
