"""Hold many games of every kind against the laws that ship with the package.

Half of the games are played at random, half by the rehearsal player, which reaches every end;
variants, numbers of players and first seats take turns. The slow laws are looked at in a few
positions of each game, the quick ones in all.

    python benchmarks/laws.py --games 100000
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from multiprocessing import Pool
from typing import Any

from chabudai.core import Chance, Json
from chabudai.core.laws import check_game
from chabudai.core.registry import AnyGame
from chabudai.games import GAMES

BATCH = 250


@cache
def random_form(name: str) -> AnyGame:
    """Return the game with a rehearsal player that picks any legal move."""

    def rehearsal(_: AnyGame, chance: Chance) -> Callable[[Any], Any]:
        def choose(state: Any) -> Any:  # noqa: ANN401
            legal = state.legal_moves()
            return legal[chance.below(len(legal))]

        return choose

    game: AnyGame = type("RandomGame", (type(GAMES[name]),), {"rehearsal": rehearsal})()
    return game


@cache
def tables(name: str) -> list[tuple[int, dict[str, Json]]]:
    """Return every number of players with every combination of rules."""
    game = GAMES[name]
    found = []
    for players in range(game.min_players, game.max_players + 1):
        values: dict[str, tuple[Json, ...]] = {option: each.values for option, each in game.options.items()}
        if "first" in values:
            values["first"] = tuple(range(players))
        found += [(players, dict(zip(values, chosen, strict=True))) for chosen in product(*values.values())]
    return found


def check(work: tuple[str, int, int, int]) -> tuple[str, int, Counter[str]]:
    """Check some games; return how many moves they had and how they ended."""
    name, start, stop, thoroughness = work
    ends: Counter[str] = Counter()
    moves = 0
    for number in range(start, stop):
        random = number % 2 == 0
        game = random_form(name) if random else GAMES[name]
        choices = tables(name)
        # A prime stride, so that a short run also sees every kind of table.
        players, rules = choices[number * 7919 % len(choices)]
        last = check_game(game, game.setup(players, rules), f"laws {number}", thoroughness)
        shown: Any = last.to_json()
        ends[f"{'random' if random else 'biased'} {shown['ended']}"] += 1
        moves += shown["turn"]
    return name, moves, ends


def main() -> None:
    """Check as many games of each kind as asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=100_000, help="of each kind")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--thoroughness", type=int, default=2, help="per cent of positions for the slow laws")
    options = parser.parse_args()
    work = [
        (name, start, min(start + BATCH, options.games), options.thoroughness)
        for start in range(0, options.games, BATCH)
        for name in GAMES
    ]
    started = time.perf_counter()
    moves: Counter[str] = Counter()
    ends: dict[str, Counter[str]] = {name: Counter() for name in GAMES}
    with Pool(options.processes) as pool:
        for name, played, ended in pool.imap_unordered(check, work):
            moves[name] += played
            ends[name] += ended
    print(f"python {' '.join(sys.argv)}")
    for name in GAMES:
        told = ", ".join(f"{why} {number}" for why, number in sorted(ends[name].items()))
        kinds = len(tables(name))
        print(
            f"{name}: {ends[name].total()} games of {kinds} kinds of table, {moves[name]} moves, none broken ({told})"
        )
    print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
