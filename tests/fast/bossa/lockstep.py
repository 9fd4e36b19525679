"""Two engines side by side: the readable one leads, the compiled one must agree at every ply."""

from __future__ import annotations

import sys
from collections import Counter

import numpy as np
import numpy.typing as npt
from tests.fast.bossa.scattered import scattered

from chabudai.core import Chance
from chabudai.fast.bossa.kernel import apply, make_move
from chabudai.fast.bossa.legal import SCRATCH, list_moves
from chabudai.fast.bossa.packing import pack, unpack
from chabudai.fast.bossa.record import RECORD
from chabudai.fast.compiling import compiled
from chabudai.games.bossa import BOSSA, BossaMove, BossaState
from chabudai.games.bossa.actions import ACTION_COUNT
from chabudai.games.bossa.board import Phase

WORDS = -(-ACTION_COUNT // 64)


@compiled
def step(records: npt.NDArray[np.void], action: int, words: npt.NDArray[np.int64]) -> None:
    """Make a move the way batches do."""
    make_move(records[0], action, words, 0)


class Pair:
    """One game in both engines."""

    def __init__(self, state: BossaState, name: str) -> None:
        self.state = state
        self.name = name
        self.records = np.zeros(2, RECORD)
        self.records[:] = pack(state)
        self.words = np.zeros((1, WORDS), np.int64)
        self.moves = np.zeros(SCRATCH, np.int16)

    def play(self, move: BossaMove) -> None:
        """Make a move in both and compare everything before and after it."""
        count = list_moves(self.records[0], self.moves)
        assert sorted(self.moves[:count].tolist()) == self._legal(), self._where()
        action = BOSSA.action(self.state, move)
        self.state = self.state.play(move)
        step(self.records, action, self.words)
        apply(self.records[1], action)
        assert unpack(self.records[0]) == self.state, self._where()
        assert self.records[0].tobytes() == pack(self.state).tobytes(), self._where()
        assert self.records[1].tobytes() == self.records[0].tobytes(), self._where()
        assert bits(self.words[0]) == self._legal(), self._where()

    def _legal(self) -> list[int]:
        return [BOSSA.action(self.state, move) for move in self.state.legal_moves()]

    def _where(self) -> str:
        return f"{self.name}, turn {self.state.board.turn}:\n{self.state}\n{unpack(self.records[0])}"


def play_game(seed: str) -> BossaState:
    """Hold one biased game together and return its end."""
    setup = BOSSA.setup(2, {})
    pair = Pair(BOSSA.deal(setup, BOSSA.shuffle(setup, seed)), seed)
    choose = BOSSA.rehearsal(Chance("rehearsal", seed))
    while pair.state.to_move is not None:
        pair.play(choose(pair.state))
    return pair.state


def play_scattered(seed: str) -> None:
    """Hold one move together in a position that games hardly reach."""
    chance = Chance("scattered", seed)
    state = scattered(chance)
    legal = state.legal_moves()
    if legal:
        Pair(state, seed).play(legal[chance.below(len(legal))])


def bits(words: npt.NDArray[np.int64]) -> list[int]:
    """Return the places of the bits that are set, ascending."""
    places = np.flatnonzero(np.unpackbits(words.view(np.uint8), bitorder="little"))
    return [int(place) for place in places]


def end_of(state: BossaState) -> str:
    """Name the end of a game; the sixth group with the last tiles counts apart."""
    assert state.board.phase is Phase.OVER
    full = any(len(line.groups) == 6 for line in state.board.lines)
    return f"{state.board.ended} with a full line" if state.board.ended == "hand" and full else str(state.board.ended)


def play_games(games: range, label: str = "lockstep") -> Counter[str]:
    """Hold so many games together, each with ten scattered positions, and count the ends."""
    ends: Counter[str] = Counter()
    for number in games:
        ends[end_of(play_game(f"{label} {number}"))] += 1
        for k in range(10):
            play_scattered(f"{label} {number} {k}")
    return ends


if __name__ == "__main__":
    sys.stdout.write(f"{dict(play_games(range(int(sys.argv[1]))))}\n")
