"""Hold the installed game against the laws, as a program: it prints how its games ended, by number of players."""

from __future__ import annotations

import json
import sys
from collections import Counter
from itertools import product

from chabudai.core.laws import check_game
from chabudai.games import GAMES


def ends(players: int, games: int) -> dict[str, int]:
    """Play *games* of each combination of options, look at every position, and count the ends."""
    game = GAMES["cairn"]
    counts: Counter[str] = Counter()
    for values in product(*(option.values for option in game.options.values())):
        setup = game.setup(players, dict(zip(game.options, values, strict=True)))
        for number in range(games):
            counts[str(check_game(game, setup, f"{values} {number}").ended)] += 1
    return counts


if __name__ == "__main__":
    sys.stdout.write(json.dumps({players: ends(players, games=20) for players in (2, 3, 4)}))
