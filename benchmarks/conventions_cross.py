"""How well the levels of `partner` get on with each other: `python benchmarks/conventions_cross.py [GAMES] [SEED]`.

The two take the seats in turn, the one in the first and the other one in the second, and the other way round with the
next deal. A bombed game counts 0. The cells with `cautious`, which is not compiled, play a quarter of the games. In
brackets: how much more a mixed team reaches than the weaker of the two with itself; the run fails if that is below -0.5
anywhere.
"""

from __future__ import annotations

import sys
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

import numpy as np

from chabudai.bots.hanabi.cautious import Cautious
from chabudai.bots.hanabi.partner.conventions.registry import LEVELS, USUAL, agreed_at
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.fast.hanabi.record import rule_numbers
from chabudai.fast.hanabi_conventions.layout import ROW
from chabudai.fast.hanabi_conventions.selfplay import deal, play_games, seeded_deck, values_of
from chabudai.fast.hanabi_conventions.turn import act, decide
from chabudai.games import HANABI
from chabudai.games.hanabi import CARDS
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from numpy.typing import NDArray

STANDARD: Final = {"empty_clues": False}
SLOWER: Final = 4
"""How many times fewer games are played where one of the two is not compiled."""
PLAYERS: Final = (2, 3, 4, 5)
CAUTIOUS: Final = "cautious"
WORST: Final = -0.5
"""How far below the weaker one with itself a mixed team may fall."""


def main() -> None:
    """Measure every pair and print its row."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 7_500_000
    print("| team | 2 players | 3 | 4 | 5 |\n|---|--:|--:|--:|--:|")
    alone = {level: [play_levels(players, level, level, games, seed).mean() for players in PLAYERS] for level in LEVELS}
    alone[CAUTIOUS] = [play_cautious(players, CAUTIOUS, games // SLOWER, seed).mean() for players in PLAYERS]
    least = 0.0
    for one, other in combinations_with_replacement((*LEVELS, CAUTIOUS), 2):
        if one == other:
            print(f"| {one} | {' | '.join(f'{mean:.2f}' for mean in alone[one])} |", flush=True)
            continue
        means = [mixed(players, one, other, games, seed) for players in PLAYERS]
        gains = [mean - min(pair) for mean, *pair in zip(means, alone[one], alone[other], strict=True)]
        least = min(least, *gains)
        cells = [f"{mean:.2f} ({gain:+.2f})" for mean, gain in zip(means, gains, strict=True)]
        print(f"| {one} and {other} | {' | '.join(cells)} |", flush=True)
    print(f"\nAt worst {least:+.2f}.")
    sys.exit(int(least < WORST))


def mixed(players: int, one: str, other: str, games: int, seed: int) -> float:
    """Return what the two reach together on average."""
    if other == CAUTIOUS:
        return float(play_cautious(players, one, games // SLOWER, seed).mean())
    return float(play_levels(players, one, other, games, seed).mean())


def play_levels(players: int, one: str, other: str, games: int, seed: int) -> NDArray[np.float64]:
    """Return the scores of games in which the two levels sit in turn."""
    setup = HANABI.setup(players, STANDARD)
    pair = [numbers(players, agreed_at(level)) for level in (one, other)]
    half = games // 2
    there = play_games(setup, pair, range(seed, seed + half)).scores
    back = play_games(setup, pair[::-1], range(seed + half, seed + games)).scores
    return np.concatenate([there, back]).astype(np.float64)


def play_cautious(players: int, other: str, games: int, seed: int) -> NDArray[np.float64]:
    """Return the scores of games of `cautious` with a level of `partner`, or with itself."""
    return np.array([float(play_one(players, other, seed + game, game % 2)) for game in range(games)])


def play_one(players: int, other: str, seed: int, turn: int) -> int:
    """Play a game in which every second seat, from *turn* on, is not `cautious` but *other*."""
    setup = HANABI.setup(players, STANDARD)
    deck = seeded_deck(setup, seed)
    values = values_of(numbers(players, agreed_at(USUAL if other == CAUTIOUS else other)))
    row: NDArray[np.int64] = np.zeros(ROW, np.int64)
    deal(row, deck, rule_numbers(setup), np.array([values] * players))
    state, bot = HANABI.deal(setup, tuple(CARDS[number] for number in deck)), Cautious()
    while (seat := state.to_move) is not None:
        if other != CAUTIOUS and seat % 2 == turn:
            action = int(decide(row, values))
        else:
            action = HANABI.action(state, bot.choose(state.view(seat)))
        act(row, action, (1 << players) - 1)
        state = state.play(HANABI.move(state, action))
    return 0 if state.errors == ERRORS else state.fireworks_total


if __name__ == "__main__":
    main()
