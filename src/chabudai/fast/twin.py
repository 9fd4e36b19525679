"""What a compiled game offers to a batch."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

if TYPE_CHECKING:
    from chabudai.core import Setup, State
    from chabudai.core.registry import AnyGame
    from chabudai.fast.bits import Bytes
    from chabudai.fast.chance import Actions, Records, Words
    from chabudai.fast.legality import Flags
    from chabudai.fast.news import Kernels
    from chabudai.fast.outcome import Outcome


class Twin(ABC):
    """The compiled rules of one table: a game, its rules and the number of players.

    Every method works on the games from *start* to *stop* and may run in any thread
    beside the same method on other games.
    """

    game: ClassVar[AnyGame]
    state: ClassVar[type[State[Any, Any]]]
    """The readable positions."""
    record: ClassVar[np.dtype[np.void]]
    """The layout of one game; it has the fields `seed` and `dice`, and `mover`."""
    marks: ClassVar[Mapping[str, int]]
    """What a move can be marked with for shaped rewards: names and bits."""
    setup: Setup
    actions: int
    """How many action numbers there are."""
    bits: int
    """How long an observation is."""

    @abstractmethod
    def __init__(self, setup: Any) -> None:
        """Work out the numbers of the table that *setup* describes."""

    @abstractmethod
    def deal(self, records: Records, words: Words, start: int, stop: int) -> None:
        """Deal a new game in each record, from its own seed, and list the legal actions."""

    @abstractmethod
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
        """Make a move in each game and deal anew what is over; write into *seen* unless None."""

    @abstractmethod
    def move(self, records: Records, words: Words, game: int, action: int) -> int:
        """Make one legal move in one game, deal nothing; return the marks of the move."""

    @abstractmethod
    def look(self, records: Records, seats: Actions, observations: Bytes, start: int, stop: int) -> None:
        """Write what a seat of each game sees; -1 stands for the seat to move."""

    @abstractmethod
    def roll(
        self, records: Records, words: Words, outcome: Outcome, steps: int, tally: Actions, start: int, stop: int
    ) -> None:
        """Play random legal moves; add finished games, their scores and their progress to *tally*."""

    @abstractmethod
    def relist(self, records: Records, words: Words, flags: Flags, start: int, stop: int) -> None:
        """List the legal actions of the games that *flags* marks."""

    @abstractmethod
    def kernels(self) -> Kernels:
        """Return the kernels for single games, which environments step one by one."""

    @staticmethod
    @abstractmethod
    def pack(state: Any) -> np.void:
        """Return the record of a readable position."""

    @staticmethod
    @abstractmethod
    def unpack(record: np.void) -> State[Any, Any]:
        """Return the readable position of a record."""
