"""What the last step did to each game."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

REFUSED: Final = 128
"""Mark of a move that was illegal and therefore not made."""


class Outcome(NamedTuple):
    """The arrays that a step writes, one element for each game."""

    rewards: npt.NDArray[np.float32]
    done: npt.NDArray[np.bool_]
    scores: npt.NDArray[np.int64]
    marks: npt.NDArray[np.uint8]
