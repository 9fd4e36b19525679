"""Whole games played by the readable rules and the compiled ones side by side.

Shipped with the package, so that anybody can hold the twins against the rulebook on
their own machine: `walk` raises at the first thing that differs.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from chabudai.core import Chance

if TYPE_CHECKING:
    from chabudai.core import State
    from chabudai.fast.chance import Records, Words
    from chabudai.fast.twin import Twin


class Difference(AssertionError):
    """The two engines disagree."""


class Walk(NamedTuple):
    """One game that both engines played alike."""

    plies: int
    last: State[Any, Any]


class Pair:
    """One game in both engines at once."""

    def __init__(self, twin: Twin, seed: str) -> None:
        """Deal the game of *seed* in the readable engine and pack it."""
        self.twin = twin
        self.seed = seed
        setup: Any = twin.setup
        self.state: Any = twin.game.deal(setup, twin.game.shuffle(setup, seed))
        self.records: Records = np.zeros(1, twin.record)
        self.words: Words = np.zeros((1, -(-twin.actions // 64)), np.int64)
        self.records[0] = twin.pack(self.state)
        twin.relist(self.records, self.words, np.ones(1, np.bool_), 0, 1)

    def play(self, move: Any) -> int:
        """Make *move* in both; return the marks that the compiled engine gave it."""
        action = self.twin.game.action(self.state, move)
        self.state = self.state.play(move)
        return self.twin.move(self.records, self.words, 0, action)

    def compare(self) -> None:
        """Raise `Difference` unless positions and legal moves are the same."""
        self._same("position", self.twin.unpack(self.records[0]), self.state)
        self._same("packed position", self.twin.unpack(self.twin.pack(self.state)), self.state)
        wanted = [self.twin.game.action(self.state, move) for move in self.state.legal_moves()]
        found = [k for k in range(self.twin.actions) if int(self.words[0, k // 64]) >> k % 64 & 1]
        if found != wanted:
            raise Difference(f"{self._where()}: legal actions {found}, by the rulebook {wanted}")

    def _same(self, what: str, found: Any, wanted: Any) -> None:
        if found != wanted:
            names = [f.name for f in fields(wanted) if getattr(found, f.name) != getattr(wanted, f.name)]
            told = [f"{name}: {getattr(found, name)} / {getattr(wanted, name)}" for name in names]
            raise Difference(f"{self._where()}: {what} (compiled / readable) {'; '.join(told)}")

    def _where(self) -> str:
        return f"{self.twin.setup}, seed {self.seed!r}, turn {getattr(self.state, 'turn', '?')}"


def walk(twin: Twin, seed: str) -> Walk:
    """Play one game by the rehearsal player, comparing everything at every ply.

    Raises:
        Difference: At the first ply at which the two engines disagree.
    """
    pair = Pair(twin, seed)
    player = twin.game.rehearsal(Chance("lockstep", seed))
    plies = 0
    pair.compare()
    while pair.state.to_move is not None:
        pair.play(player(pair.state))
        pair.compare()
        plies += 1
    return Walk(plies, pair.state)
