"""How many moves a second the readable engines make, legal moves listed before each.

One process; the deal is not counted. "random" chooses each move by chance from the listed ones;
"rehearsed" replays games of the rehearsal player, which reach end games. The goal is 50,000 moves
a second. OpenSpiel's Hanabi (C++) plays the same random games from Python, where it is installed.
Time is the processor time of this process, the best of a few rounds, so that a busy machine
disturbs little.

    python benchmarks/reference_speed.py
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from chabudai.core import Chance
from chabudai.core.registry import AnyGame
from chabudai.games import GAMES

GOAL = 50_000
Games = list[Any]


class Random:
    """Our games, each move drawn from the legal ones."""

    def __init__(self, game: AnyGame, players: int) -> None:
        """Play *game* with so many *players*."""
        self.game, self.setup = game, game.setup(players, {})

    def prepared(self, games: int) -> Games:
        """Return first positions."""
        return [self.game.deal(self.setup, self.game.shuffle(self.setup, str(number))) for number in range(games)]

    def play(self, prepared: Games) -> int:
        """Play to the end and count the moves."""
        draw = random.Random(0).random
        moves = 0
        for state in prepared:
            while legal := state.legal_moves():
                state = state.play(legal[int(draw() * len(legal))])  # noqa: PLW2901 - the game goes on
                moves += 1
        return moves


class Rehearsed(Random):
    """Our games, the moves made up beforehand by the rehearsal player."""

    def prepared(self, games: int) -> Games:
        """Return first positions with their moves."""
        found: Games = []
        for number, first in enumerate(super().prepared(games)):
            choose, moves, state = self.game.rehearsal(Chance("speed", str(number))), [], first
            while state.to_move is not None:
                moves.append(choose(state))
                state = state.play(moves[-1])
            found.append((first, moves))
        # Fresh positions: nothing that the rehearsal made a state remember may help.
        return [(fresh, moves) for fresh, (_, moves) in zip(super().prepared(games), found, strict=True)]

    def play(self, prepared: Games) -> int:
        """Play to the end and count the moves."""
        for state, moves in prepared:
            for move in moves:
                state.legal_moves()
                state = state.play(move)  # noqa: PLW2901 - the game goes on
        return sum(len(moves) for _, moves in prepared)


class OpenSpiel:
    """OpenSpiel's Hanabi with our decks, each move drawn from the legal ones."""

    def __init__(self, game: AnyGame, players: int) -> None:
        """Play with so many *players*."""
        import pyspiel  # noqa: PLC0415 - only where it is installed

        self.ours, self.setup = game, game.setup(players, {"edition": "pl"})
        self.game = pyspiel.load_game("hanabi", {"players": players})

    def prepared(self, games: int) -> Games:
        """Return positions after the deal, with the cards to draw."""
        found: Games = []
        for number in range(games):
            cards = iter([card.number for card in self.ours.shuffle(self.setup, str(number))])
            state = self.game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(next(cards))
            found.append((state, cards))
        return found

    def play(self, prepared: Games) -> int:
        """Play to the end and count the moves."""
        draw = random.Random(0).random
        moves = 0
        for state, cards in prepared:
            while legal := state.legal_actions():
                state.apply_action(legal[int(draw() * len(legal))])
                moves += 1
                while state.is_chance_node():
                    state.apply_action(next(cards))
        return moves


def measured(make: Callable[[AnyGame, int], Any], game: AnyGame, players: int, games: int, rounds: int) -> float:
    """Return the best rate of a few rounds, after one to warm up."""
    contender = make(game, players)
    contender.play(contender.prepared(games // 4))
    best = 0.0
    for _ in range(rounds):
        prepared = contender.prepared(games)
        started = time.process_time()
        moves = contender.play(prepared)
        best = max(best, moves / (time.process_time() - started))
    return best


def main() -> None:
    """Measure every game with every number of players."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=300, help="a round")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print(f"python {' '.join(sys.argv)}")
    print(f"{'moves a second':22}{'random':>12}{'rehearsed':>12}{'OpenSpiel':>12}")
    for name, game in GAMES.items():
        peers = [OpenSpiel] if name == "hanabi" and find_spec("pyspiel") else []
        for players in range(game.min_players, game.max_players + 1):
            rates = [
                measured(make, game, players, options.games, options.rounds) for make in (Random, Rehearsed, *peers)
            ]
            mark = "" if min(rates[:2]) >= GOAL else f"   below the goal of {GOAL:,}"
            print(f"{name}, {players} players".ljust(22) + "".join(f"{rate:>12,.0f}" for rate in rates) + mark)


if __name__ == "__main__":
    main()
