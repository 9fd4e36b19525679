"""The action space: whole numbers, drawn quickly among those that a mask allows."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete

Mask = npt.NDArray[np.int8]


class Actions(Discrete[np.int64]):
    """A `Discrete` space whose masked samples take a microsecond instead of fifteen.

    Every action that is not 0 in the mask is equally likely; without any, 0 is returned,
    as from a `Discrete`.
    """

    def sample(self, mask: Mask | None = None, probability: npt.NDArray[np.generic] | None = None) -> np.int64:
        """Return a random action; see `Discrete.sample`."""
        if mask is None or probability is not None:
            return super().sample(mask, probability)  # type: ignore[arg-type]
        if type(mask) is not np.ndarray or mask.dtype != np.int8 or mask.shape != (self.n,):
            return super().sample(mask)  # It says what is wrong with the mask.
        allowed = mask.nonzero()[0]
        if not len(allowed):
            return self.start
        drawn: np.int64 = allowed[int(self.np_random.random() * len(allowed))]
        return drawn

    def __eq__(self, other: object) -> bool:
        """Tell whether *other* has the same actions, as a `Discrete` does."""
        return isinstance(other, Discrete) and self.n == other.n and self.start == other.start

    __hash__ = None  # type: ignore[assignment]
