"""How strong the compiled strategies are, alone and with search: one row for each variant, bot and number of players.

    python benchmarks/hanabi_strength.py --players 3 --games 1000 --worlds 50
    python benchmarks/hanabi_strength.py --variants all --worlds 0 50 --games 5000 --search-games 500 --jobs 2
    python benchmarks/hanabi_strength.py --bots partner partner:deep --games 5000 --search-games 60 --seed 7000000

Without `--bots` the information strategy plays, in as many worlds as `--worlds` says.

A bombed game counts 0. Empty clues are off but in their variant, and nobody discards with all
tokens available. Seeds from 5,000,000 to 5,999,999 served for tuning: measure elsewhere.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from chabudai.bots.hanabi.partner.conventions.registry import LEVELS, USUAL, agreed_at
from chabudai.bots.hanabi.partner.deep import WORLDS
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.core import Seat
from chabudai.fast.hanabi_conventions import selfplay as conventions
from chabudai.fast.hanabi_conventions.mind import Mind
from chabudai.fast.hanabi_search.selfplay import Games, play_games
from chabudai.games.hanabi import CARDS, HANABI, HanabiSetup
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

CHUNK: Final = 25
"""Games with search that a process takes at once."""
QUICK_CHUNK: Final = 5000
TUNING: Final = range(5_000_000, 6_000_000)
VARIANTS: Final[dict[str, dict[str, bool]]] = {
    "standard": {},
    "empty-clues": {"empty_clues": True},
    "avalanche": {"avalanche": True},
    "synchronised": {"synchronised": True},
    "avalanche-synchronised": {"avalanche": True, "synchronised": True},
    "all-or-nothing": {"all_or_nothing": True},
}
"""By name: the rules that differ."""
CONVENTIONS: Final = {
    "partner": 0,
    **dict.fromkeys([f"partner:{level}" for level in LEVELS], 0),
    "partner:deep": WORLDS,
}
"""The bots that play by conventions, and the worlds in which each tries a move."""


class Cell(NamedTuple):
    """What one row of the table measures."""

    variant: str
    players: int
    worlds: int
    seed: int
    games: int
    name: str = ""
    """Empty for the information strategy."""

    @property
    def bot(self) -> str:
        """Return who plays."""
        if self.name:
            return self.name
        return f"foresight, {self.worlds} worlds" if self.worlds else "encoder"

    @property
    def level(self) -> str:
        """Return at which level the conventions are played."""
        level = self.name.partition(":")[2]
        return level if level in LEVELS else USUAL

    @property
    def setup(self) -> HanabiSetup:
        """Return the table that is played at."""
        return HANABI.setup(self.players, {"empty_clues": False, **VARIANTS[self.variant]})

    def parts(self) -> list[Cell]:
        """Return the same cell in portions for one process each."""
        step = CHUNK if self.worlds else QUICK_CHUNK
        last = self.seed + self.games
        return [self._replace(seed=seed, games=min(step, last - seed)) for seed in range(self.seed, last, step)]


class Part(NamedTuple):
    """What came of some games."""

    scores: NDArray[np.int64]
    bombs: NDArray[np.int64]
    seconds: float


def main() -> None:
    """Measure every cell and print its row as soon as it is there."""
    options = read_options()
    cells = list(list_cells(options))
    if any(seed in TUNING for cell in cells for seed in (cell.seed, cell.seed + cell.games - 1)):
        print("These seeds served for tuning; the figures flatter.", file=sys.stderr)
    if not options.json:
        print("| variant | bot | players | seeds | games | mean | standard error | perfect | bombs | core-s a game |")
        print("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    with ProcessPoolExecutor(options.jobs, get_context("spawn"), initializer=warm_up) as pool:
        for cell in cells:
            figures = summary(cell, list(pool.map(play, cell.parts())))
            print(json.dumps(figures) if options.json else row(figures), flush=True)


def read_options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure the strength of the information strategy.")
    parser.add_argument(
        "--variants",
        nargs="+",
        default=["standard"],
        choices=(*VARIANTS, "all"),
        metavar="NAME",
        help=f"{', '.join(VARIANTS)}, or all",
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], choices=(2, 3, 4, 5))
    parser.add_argument("--worlds", type=int, nargs="+", default=[0], help="worlds for each move; 0 is without search")
    parser.add_argument("--bots", nargs="+", default=[], choices=tuple(CONVENTIONS), help="instead of the strategy")
    parser.add_argument("--games", type=int, default=1000, help="games for each row")
    parser.add_argument("--search-games", type=int, help="games for each row with search, if not as many")
    parser.add_argument("--seed", type=int, default=9_000_000, help="the first game's seed; the others follow")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="one object for each row")
    return parser.parse_args()


def list_cells(options: argparse.Namespace) -> Iterator[Cell]:
    """Yield the rows that were asked for, in the order of the table."""
    for variant in VARIANTS if "all" in options.variants else options.variants:
        bots = [(name, CONVENTIONS[name]) for name in options.bots] or [("", worlds) for worlds in options.worlds]
        for name, worlds in bots:
            games = (options.search_games or options.games) if worlds else options.games
            for players in options.players:
                yield Cell(variant, players, worlds, options.seed, games, name)


def warm_up() -> None:
    """Load the compiled code, so that no game pays for it."""
    setup = HANABI.setup(2, {})
    play_games(setup, [1])
    play_games(setup, [1], 1)
    play_by_conventions(setup, [1], 0, USUAL)
    play_by_conventions(setup, [1], 12, USUAL)


def play(cell: Cell) -> Part:
    """Play the games of *cell*."""
    seeds = range(cell.seed, cell.seed + cell.games)
    began = time.process_time()
    if cell.name:
        games = play_by_conventions(cell.setup, seeds, cell.worlds, cell.level)
    else:
        games = play_games(cell.setup, seeds, cell.worlds)
    return Part(games.scores, games.bombs, time.process_time() - began)


def play_by_conventions(setup: HanabiSetup, seeds: Sequence[int], worlds: int, level: str) -> Games:
    """Play the game of each seed among players of the conventions, who try each move in so many worlds."""
    if not worlds:
        return conventions.play_games(setup, [numbers(setup.players, agreed_at(level))], seeds)
    ends = [play_searched(setup, seed, worlds) for seed in seeds]
    bombs = np.array([errors == ERRORS for _, errors in ends], np.int64)
    return Games(np.array([points for points, _ in ends], np.int64) * (1 - bombs), bombs)


def play_searched(setup: HanabiSetup, seed: int, worlds: int) -> tuple[int, int]:
    """Play one game with search in every seat; return its points and errors."""
    state = HANABI.deal(setup, tuple(CARDS[number] for number in conventions.seeded_deck(setup, seed)))
    minds = [Mind(state.view(Seat(seat)), numbers(setup.players)) for seat in range(setup.players)]
    while state.to_move is not None:
        move = minds[state.to_move].choose(state.view(state.to_move), worlds, seed)
        after = state.play(move)
        for seat, mind in enumerate(minds):
            mind.observe(state.view(Seat(seat)), move, after.view(Seat(seat)))
        state = after
    return state.fireworks_total, state.errors


def summary(cell: Cell, parts: list[Part]) -> dict[str, str | int | float]:
    """Return the figures of a row."""
    scores = np.concatenate([part.scores for part in parts])
    top = cell.setup.top_score
    return {
        "game": "hanabi",
        "variant": cell.variant,
        "bot": cell.bot,
        "players": cell.players,
        "games": cell.games,
        "seed": cell.seed,
        "mean": round(float(scores.mean()), 4),
        "stderr": round(float(scores.std(ddof=1) / len(scores) ** 0.5), 4),
        "perfect": round(float((scores == top).mean()), 4),
        "bombs": sum(int(part.bombs.sum()) for part in parts),
        "seconds": round(sum(part.seconds for part in parts) / cell.games, 5),
    }


def row(figures: dict[str, str | int | float]) -> str:
    """Return the figures as a row in Markdown."""
    first, games = int(figures["seed"]), int(figures["games"])
    who = f"{figures['variant']} | {figures['bot']} | {figures['players']}"
    return (
        f"| {who} | {first:,}-{first + games - 1:,} | {games:,} "
        f"| {figures['mean']:.3f} | {figures['stderr']:.3f} | {figures['perfect']:.1%} | {figures['bombs']} "
        f"| {figures['seconds']:.3g} |"
    )


if __name__ == "__main__":
    main()
