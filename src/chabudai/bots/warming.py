"""Compiles what compiled bots need, so that nobody waits for it in the middle of a game.

Machine code is kept on disk: `python -m chabudai.bots.warming` takes a minute the first time
on a machine, and a moment ever after.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from chabudai.bots import BOTS, BotKind
from chabudai.bots.lifeline import tie
from chabudai.bots.match import play_on
from chabudai.games import GAMES

SEED: Final = "warm"
MOVES: Final = 12
"""How many moves of a game are made one by one: among these is one of each kind, and the rest of a game would only
repeat them, which takes a bot that searches many seconds."""


def warm(kinds: Iterable[BotKind] | None = None) -> None:
    """Let bots with compiled parts, *kinds* or all of them, play with themselves, in whole games and move by move."""
    for kind in usual() if kinds is None else kinds:
        game = GAMES[kind.game]
        setup = game.setup(game.min_players, {})
        if kind.plays(setup):
            kind.play_games(setup, (SEED,))
            if kind.compiled:
                dealt = game.deal(setup, game.shuffle(setup, SEED))
                for _ in islice(play_on(dealt, SEED, [kind] * game.min_players), MOVES):
                    pass


def usual() -> Iterator[BotKind]:
    """Yield every bot as its name alone has it, and the levels of those that have another strength by name alone."""
    for kind in BOTS:
        yield from (kind,) if kind.level else kind.strengths()


if __name__ == "__main__":
    tie()
    warm()
