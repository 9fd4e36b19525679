"""Bossa, compiled: the whole game, the choices of the set-up included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np

from chabudai.fast.bossa import loops, packing, single
from chabudai.fast.bossa.encoding import BITS
from chabudai.fast.bossa.record import RECORD
from chabudai.fast.twin import Twin
from chabudai.games.bossa import BOSSA, BossaSetup, BossaState
from chabudai.games.bossa.actions import ACTION_COUNT

if TYPE_CHECKING:
    from chabudai.core import State
    from chabudai.core.registry import AnyGame
    from chabudai.fast.bits import Bytes
    from chabudai.fast.chance import Actions, Records, Words
    from chabudai.fast.legality import Flags
    from chabudai.fast.news import Kernels
    from chabudai.fast.outcome import Outcome

_NOTHING = np.zeros(0, np.uint8)


class BossaTwin(Twin):
    """The compiled rules of Bossa.

    A game's score and its last reward are 1 when seat 0 won, -1 when seat 1 won and 0 for a
    draw; every other reward is 0. A rollout's progress counts turns.
    """

    game: ClassVar[AnyGame] = BOSSA
    state: ClassVar[type[State[Any, Any]]] = BossaState
    record: ClassVar[np.dtype[np.void]] = RECORD
    marks: ClassVar[Mapping[str, int]] = {}

    def __init__(self, setup: BossaSetup) -> None:
        """Take the one table that there is."""
        self.setup = setup
        self.actions = ACTION_COUNT
        self.bits = BITS

    def deal(self, records: Records, words: Words, start: int, stop: int) -> None:
        """Deal a new game in each record; see `Twin`."""
        loops.deal_all(records, words, start, stop)

    def advance(
        self,
        records: Records,
        words: Words,
        actions: Actions,
        outcome: Outcome,
        seen: tuple[Bytes, Bytes] | None,
        start: int,
        stop: int,
    ) -> None:
        """Make a move in each game; see `Twin`."""
        observations, legal = (_NOTHING, _NOTHING) if seen is None else seen
        loops.advance(records, words, actions, outcome, observations, legal, seen is not None, start, stop)

    def move(self, records: Records, words: Words, game: int, action: int) -> int:
        """Make one legal move in one game; see `Twin`."""
        return loops.move(records, words, game, action)

    def look(self, records: Records, seats: Actions, observations: Bytes, start: int, stop: int) -> None:
        """Write what a seat of each game sees; see `Twin`."""
        loops.look(records, seats, observations, start, stop)

    def roll(
        self, records: Records, words: Words, outcome: Outcome, steps: int, tally: Actions, start: int, stop: int
    ) -> None:
        """Play random legal moves; see `Twin`."""
        loops.roll(records, words, outcome, steps, tally, start, stop)

    def relist(self, records: Records, words: Words, flags: Flags, start: int, stop: int) -> None:
        """List the legal actions of some games; see `Twin`."""
        loops.relist(records, words, flags, start, stop)

    def kernels(self) -> Kernels:
        """Return the kernels for single games; see `Twin`."""
        return single.KERNELS

    @staticmethod
    def pack(state: BossaState) -> np.void:
        """Return the record of a readable position."""
        return packing.pack(state)

    @staticmethod
    def unpack(record: np.void) -> BossaState:
        """Return the readable position of a record."""
        return packing.unpack(record)


TWIN: Final = BossaTwin
"""What `twins` finds."""
