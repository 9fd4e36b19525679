"""How well the levels of `partner` get on with each other: `python benchmarks/conventions_cross.py [GAMES] [SEED]`.

The two take the seats in turn, the one in the first and the other one in the second, and the other way round with the
next deal. A bombed game counts 0. The cells with `cautious`, which is not compiled, play fewer games.
"""

from __future__ import annotations

import sys
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

import numpy as np

from chabudai.arena import Plan, run, summarise
from chabudai.arena.running import in_processes
from chabudai.bots.hanabi.partner.conventions.registry import LEVELS, agreed_at
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.fast.hanabi_conventions.selfplay import play_games
from chabudai.games import HANABI

if TYPE_CHECKING:
    from numpy.typing import NDArray

STANDARD: Final = {"empty_clues": False}
SLOWER: Final = 20
"""How many times fewer games are played where one of the two is not compiled."""
PLAYERS: Final = (2, 3, 4, 5)


def main() -> None:
    """Measure every pair and print its row."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 7_500_000
    print("| team | 2 players | 3 | 4 | 5 |\n|---|--:|--:|--:|--:|")
    for one, other in combinations_with_replacement(LEVELS, 2):
        print(row(one, other, [play_levels(players, one, other, games, seed) for players in PLAYERS]), flush=True)
    for level in LEVELS:
        print(
            row(level, "cautious", [play_cautious(players, level, games // SLOWER) for players in PLAYERS]), flush=True
        )


def play_levels(players: int, one: str, other: str, games: int, seed: int) -> NDArray[np.float64]:
    """Return the scores of games in which the two levels sit in turn."""
    setup = HANABI.setup(players, STANDARD)
    pair = [numbers(players, agreed_at(level)) for level in (one, other)]
    half = games // 2
    there = play_games(setup, pair, range(seed, seed + half)).scores
    back = play_games(setup, pair[::-1], range(seed + half, seed + games)).scores
    return np.concatenate([there, back]).astype(np.float64)


def play_cautious(players: int, level: str, games: int) -> NDArray[np.float64]:
    """Return the scores of games of a level with `cautious`."""
    plan = Plan("hanabi", (f"partner:{level}", "cautious"), players, games, "cross", STANDARD, cross=True)
    plan.check()
    played = [game for part in run(plan, in_processes(1)) for game in part]
    mixed = [cell for cell in summarise(plan, played, 0.0)["table"] if "with" in cell]
    return np.array([cell["mean"] for cell in mixed])


def row(one: str, other: str, cells: list[NDArray[np.float64]]) -> str:
    """Return a row in Markdown."""
    means = [f"{cell.mean():.2f}" for cell in cells]
    return f"| {one if one == other else f'{one} and {other}'} | {' | '.join(means)} |"


if __name__ == "__main__":
    main()
