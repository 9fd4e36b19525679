"""Two engines side by side: the readable one leads, the compiled one must agree at every ply."""

from __future__ import annotations

import sys
from collections import Counter

import numpy as np
import numpy.typing as npt

from chabudai.core import Chance
from chabudai.fast.bossa.kernel import apply, make_move
from chabudai.fast.bossa.legal import SCRATCH, list_moves
from chabudai.fast.bossa.packing import pack, unpack
from chabudai.fast.bossa.record import RECORD
from chabudai.fast.compiling import compiled
from chabudai.games.bossa import BOSSA, BossaState
from chabudai.games.bossa.actions import ACTION_COUNT
from chabudai.games.bossa.table import Phase

WORDS = -(-ACTION_COUNT // 64)


@compiled
def step(records: npt.NDArray[np.void], action: int, words: npt.NDArray[np.int64]) -> None:
    """Make a move the way batches do."""
    make_move(records[0], action, words, 0)


class Pair:
    """One game in both engines."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        setup = BOSSA.setup(2, {})
        self.state = BOSSA.deal(setup, BOSSA.shuffle(setup, seed))
        self.choose = BOSSA.rehearsal(Chance("rehearsal", seed))
        self.records = np.zeros(2, RECORD)
        self.records[:] = pack(self.state)
        self.words = np.zeros((1, WORDS), np.int64)
        self.moves = np.zeros(SCRATCH, np.int16)

    def run(self) -> BossaState:
        """Play to the end and return it."""
        while self.state.to_move is not None:
            count = list_moves(self.records[0], self.moves)
            legal = [BOSSA.action(self.state, move) for move in self.state.legal_moves()]
            assert sorted(self.moves[:count].tolist()) == legal, self._where()
            move = self.choose(self.state)
            action = BOSSA.action(self.state, move)
            self.state = self.state.play(move)
            step(self.records, action, self.words)
            apply(self.records[1], action)
            self._check()
        assert list_moves(self.records[0], self.moves) == 0, self._where()
        return self.state

    def _check(self) -> None:
        assert unpack(self.records[0]) == self.state, self._where()
        assert self.records[0].tobytes() == pack(self.state).tobytes(), self._where()
        assert self.records[1].tobytes() == self.records[0].tobytes(), self._where()
        legal = [BOSSA.action(self.state, move) for move in self.state.legal_moves()]
        assert bits(self.words[0]) == legal, self._where()

    def _where(self) -> str:
        return f"seed {self.seed!r}, turn {self.state.table.turn}:\n{self.state}\n{unpack(self.records[0])}"


def bits(words: npt.NDArray[np.int64]) -> list[int]:
    """Return the places of the bits that are set, ascending."""
    places = np.flatnonzero(np.unpackbits(words.view(np.uint8), bitorder="little"))
    return [int(place) for place in places]


def end_of(state: BossaState) -> str:
    """Name the end of a game; the sixth group with the last tiles counts apart."""
    assert state.table.phase is Phase.OVER
    full = any(len(line.groups) == 6 for line in state.table.lines)
    return f"{state.table.ended} with a full line" if state.table.ended == "hand" and full else str(state.table.ended)


def play(games: range, label: str = "lockstep") -> Counter[str]:
    """Hold so many games together and count their ends."""
    return Counter(end_of(Pair(f"{label} {number}").run()) for number in games)


if __name__ == "__main__":
    sys.stdout.write(f"{dict(play(range(int(sys.argv[1]))))}\n")
