"""Hanabi, compiled: 2 to 5 players, every variant and option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np

from chabudai.core import State
from chabudai.fast.hanabi import loops, packing, single
from chabudai.fast.hanabi.encoding import layout_of
from chabudai.fast.hanabi.kernel import MISPLAYED, SQUANDERED
from chabudai.fast.hanabi.record import RECORD, table_of
from chabudai.fast.twin import Twin
from chabudai.games.hanabi import HANABI, HanabiSetup, HanabiState

if TYPE_CHECKING:
    from chabudai.core.registry import AnyGame
    from chabudai.fast.bits import Bytes
    from chabudai.fast.chance import Actions, Records, Words
    from chabudai.fast.legality import Flags
    from chabudai.fast.news import Kernels
    from chabudai.fast.outcome import Outcome

_NOTHING = np.zeros(0, np.uint8)


class HanabiTwin(Twin):
    """The compiled rules of one table of Hanabi."""

    game: ClassVar[AnyGame] = HANABI
    state: ClassVar[type[State[Any, Any]]] = HanabiState
    record: ClassVar[np.dtype[np.void]] = RECORD
    marks: ClassVar[Mapping[str, int]] = {"misplay": MISPLAYED, "squander": SQUANDERED}

    def __init__(self, setup: HanabiSetup) -> None:
        """Work out the numbers of a table."""
        self.setup = setup
        self.table = table_of(setup)
        self.layout = layout_of(self.table)
        self.actions = self.table.actions
        self.bits = self.layout.bits

    def deal(self, records: Records, words: Words, start: int, stop: int) -> None:
        """Deal a new game in each record; see `Twin`."""
        loops.deal_all(self.table, records, words, start, stop)

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
        loops.advance(
            self.table,
            self.layout,
            records,
            words,
            actions,
            outcome,
            observations,
            legal,
            seen is not None,
            start,
            stop,
        )

    def move(self, records: Records, words: Words, game: int, action: int) -> int:
        """Make one legal move in one game; see `Twin`."""
        return loops.move(self.table, records, words, game, action)

    def look(self, records: Records, seats: Actions, observations: Bytes, start: int, stop: int) -> None:
        """Write what a seat of each game sees; see `Twin`."""
        loops.look(self.table, self.layout, records, seats, observations, start, stop)

    def roll(
        self, records: Records, words: Words, outcome: Outcome, steps: int, tally: Actions, start: int, stop: int
    ) -> None:
        """Play random legal moves; see `Twin`."""
        loops.roll(self.table, records, words, outcome, steps, tally, start, stop)

    def relist(self, records: Records, words: Words, flags: Flags, start: int, stop: int) -> None:
        """List the legal actions of some games; see `Twin`."""
        loops.relist(self.table, records, words, flags, start, stop)

    def kernels(self) -> Kernels:
        """Return the kernels for single games; see `Twin`."""
        return single.kernels_of(self.table, self.layout)

    @staticmethod
    def pack(state: HanabiState) -> np.void:
        """Return the record of a readable position."""
        return packing.pack(state)

    @staticmethod
    def unpack(record: np.void) -> HanabiState:
        """Return the readable position of a record."""
        return packing.unpack(record)


TWIN: Final = HanabiTwin
"""What `twins` finds."""
