"""What one move of one game brought about, in one number: arrays would cost more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy.typing as npt

from chabudai.fast.compiling import inlined

if TYPE_CHECKING:
    from chabudai.fast.bits import Bytes
    from chabudai.fast.chance import Records, Words

Mask = npt.NDArray[Any]
"""A byte for each action, 1 if it is legal."""
ILLEGAL: Final = -1
"""The action was not legal, so nothing changed."""
BYTE: Final = 255
ENDED: Final = 8
"""From which bit on the news tells why the game is over, 0 while it goes on."""
MARKS: Final = 16
REWARD: Final = 24
NO_REWARD: Final = 128
"""What a reward of 0 is written as."""


class Kernels(NamedTuple):
    """The kernels for one game of a table."""

    begin: Callable[[Records, Words, Bytes, Mask], int]
    turn: Callable[[Records, Words, int, Bytes, Mask], int]
    survey: Callable[[Records, Bytes], None]


@inlined
def news(mover: int, ended: int, marks: int, reward: int) -> int:
    """Put together who is to move (nobody counts as seat 0), why it ended, marks and reward."""
    return max(mover, 0) | ended << ENDED | marks << MARKS | (reward + NO_REWARD) << REWARD
