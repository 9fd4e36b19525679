"""Compare observations, legal actions and scores with DeepMind's engine in very many games.

    python benchmarks/fast_observations.py --games 10000 --peer open_spiel
    python benchmarks/fast_observations.py --games 1000 --peer hle

`open_spiel` contains that engine; `hle` is the original, installed into a cache folder.
Every seat's bits are compared at every ply of every game, 2 to 5 players in turn.
"""

from __future__ import annotations

import argparse
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from typing import Any

import numpy as np

import fast_peers  # type: ignore[import-not-found]
from chabudai.core import Chance
from chabudai.fast.hanabi import HanabiTwin
from chabudai.fast.lockstep import Difference, Pair
from chabudai.games.hanabi import CARDS, HANABI

STANDARD = {"edition": "pl"}
PART = 40


class Peer(ABC):
    """One game in the other engine."""

    @abstractmethod
    def __init__(self, players: int, deck: list[int]) -> None:
        """Start a game whose cards come in the order of *deck*, where that can be told."""

    @abstractmethod
    def over(self) -> bool:
        """Deal what is to be dealt, and tell whether the game is over."""

    @abstractmethod
    def legal(self) -> list[int]:
        """Return the legal actions."""

    @abstractmethod
    def seen(self, seat: int) -> Sequence[float]:
        """Return what *seat* sees."""

    @abstractmethod
    def play(self, action: int) -> None:
        """Make a move."""

    @abstractmethod
    def score(self) -> float:
        """Return the final score."""


class OpenSpiel(Peer):
    """A game in OpenSpiel."""

    def __init__(self, players: int, deck: list[int]) -> None:
        """Start a game whose cards come in the order of *deck*."""
        import pyspiel  # noqa: PLC0415

        self.state = pyspiel.load_game("hanabi", {"players": players}).new_initial_state()
        self.deck = iter(deck)

    def over(self) -> bool:
        """See `Peer`."""
        while self.state.is_chance_node():
            self.state.apply_action(next(self.deck))
        return bool(self.state.is_terminal())

    def legal(self) -> list[int]:
        """See `Peer`."""
        return list(self.state.legal_actions())

    def seen(self, seat: int) -> Sequence[float]:
        """See `Peer`."""
        return list(self.state.observation_tensor(seat))

    def play(self, action: int) -> None:
        """See `Peer`."""
        self.state.apply_action(action)

    def score(self) -> float:
        """See `Peer`."""
        return float(self.state.returns()[0])


@cache
def _hle_game(players: int) -> tuple[Any, Any, Any]:
    fast_peers.hle_python()
    from hanabi_learning_environment import pyhanabi  # type: ignore[import-not-found]  # noqa: PLC0415

    game = pyhanabi.HanabiGame({"players": players})
    return pyhanabi, game, pyhanabi.ObservationEncoder(game, pyhanabi.ObservationEncoderType.CANONICAL)


class LearningEnvironment(Peer):
    """A game in the Hanabi Learning Environment, which deals by chance: ours takes its cards."""

    def __init__(self, players: int, deck: list[int]) -> None:
        """Start a game; *deck* is not used."""
        del deck
        self.pyhanabi, self.game, self.encoder = _hle_game(players)
        self.state = self.game.new_initial_state()

    def over(self) -> bool:
        """See `Peer`."""
        while self.state.cur_player() == self.pyhanabi.CHANCE_PLAYER_ID:
            self.state.deal_random_card()
        return bool(self.state.is_terminal())

    def dealt(self) -> list[int]:
        """Return the cards that were dealt up to now, in order."""
        moves = [item.move() for item in self.state.move_history()]
        dealing = self.pyhanabi.HanabiMoveType.DEAL
        return [5 * move.color() + move.rank() for move in moves if move.type() == dealing]

    def legal(self) -> list[int]:
        """See `Peer`."""
        return sorted(self.game.get_move_uid(move) for move in self.state.legal_moves())

    def seen(self, seat: int) -> Sequence[float]:
        """See `Peer`."""
        return list(self.encoder.encode(self.state.observation(seat)))

    def play(self, action: int) -> None:
        """See `Peer`."""
        self.state.apply_move(self.game.get_move(action))

    def score(self) -> float:
        """See `Peer`."""
        return float(self.state.score())


def _bits(pair: Pair, seat: int) -> list[int]:
    row = np.empty(pair.twin.bits, np.uint8)
    pair.twin.look(pair.records, np.array([seat]), row, 0, 1)
    bits: list[int] = row.tolist()
    return bits


def _put_next(pair: Pair, card: int) -> None:
    """Let *card* be the next that we draw, in both of our engines."""
    deck = list(pair.state.deck)
    deck.remove(CARDS[card])
    deck.insert(0, CARDS[card])
    pair.state = replace(pair.state, deck=tuple(deck))
    drawn = int(pair.records[0]["drawn"])
    pair.records[0]["deck"][drawn : drawn + len(deck)] = [card.number for card in deck]


def _start(players: int, seed: str, kind: type[Peer]) -> tuple[Pair, Peer]:
    """Deal the same game in both engines."""
    setup = HANABI.setup(players, STANDARD)
    deck = [card.number for card in HANABI.shuffle(setup, seed)]
    theirs, pair = kind(players, deck), Pair(HanabiTwin(setup), seed)
    theirs.over()
    if isinstance(theirs, LearningEnvironment):
        for card in (dealt := theirs.dealt()):
            deck.remove(card)
        pair.state = HANABI.deal(setup, tuple(CARDS[card] for card in dealt + deck))
        pair.records[0] = pair.twin.pack(pair.state)
        pair.twin.relist(pair.records, pair.words, np.ones(1, np.bool_), 0, 1)
    return pair, theirs


def _same(pair: Pair, theirs: Peer) -> str:
    """Return what differs, or nothing."""
    if theirs.over() != (pair.state.ended is not None):
        return "only one game is over"
    for seat in range(pair.state.players):
        if _bits(pair, seat) != theirs.seen(seat):
            return f"seat {seat} sees other bits"
    if pair.state.ended is not None:
        return "" if theirs.score() == pair.state.returns()[0] else "the scores differ"
    legal = [HANABI.action(pair.state, move) for move in pair.state.legal_moves()]
    return "" if legal == theirs.legal() else "other actions are legal"


def compare(players: int, seed: str, kind: type[Peer]) -> int:
    """Play one game in both engines; return its plies."""
    pair, theirs = _start(players, seed, kind)
    player, plies = HANABI.rehearsal(Chance("bits", seed)), 0
    while not (wrong := _same(pair, theirs)) and pair.state.ended is None:
        move = player(pair.state)
        theirs.play(HANABI.action(pair.state, move))
        theirs.over()
        if isinstance(theirs, LearningEnvironment) and len(dealt := theirs.dealt()) > pair.records[0]["drawn"]:
            _put_next(pair, dealt[-1])
        pair.play(move)
        plies += 1
    if wrong:
        raise Difference(f"{players} players, seed {seed}, ply {plies}: {wrong}")
    return plies


PEERS: dict[str, type[Peer]] = {"open_spiel": OpenSpiel, "hle": LearningEnvironment}


def play(task: tuple[str, int]) -> int:
    """Play the games of one part; return the plies."""
    peer, part = task
    numbers = range(part * PART, (part + 1) * PART)
    return sum(compare(2 + number % 4, f"bits {number}", PEERS[peer]) for number in numbers)


def main() -> None:
    """Play, and fail at the first difference."""
    parser = argparse.ArgumentParser(description="Compare observations with DeepMind's engine.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--peer", choices=PEERS, default="open_spiel")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    if given.peer == "hle":
        fast_peers.hle_python()
    parts = -(-given.games // PART)
    plies, start = 0, time.time()
    with get_context("spawn").Pool(given.processes) as pool:
        tasks = [(given.peer, part) for part in range(parts)]
        for done, more in enumerate(pool.imap_unordered(play, tasks), start=1):
            plies += more
            print(f"\r{done * PART:,} of {parts * PART:,} games", end="", file=sys.stderr)
    print(f"\n{parts * PART:,} games against {given.peer}, {plies:,} plies, 0 differences, {time.time() - start:.0f} s")


if __name__ == "__main__":
    main()
