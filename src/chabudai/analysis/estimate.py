"""Figures with their errors, from independent values."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from chabudai.protocol.estimate import Estimate

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

DIGITS: Final = 4
"""Digits that are kept of a figure."""


def estimated(values: NDArray[np.float64]) -> Estimate:
    """Return the mean of independent values, with its standard error."""
    spread = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    return Estimate(round(float(values.mean()), DIGITS), round(spread / sqrt(len(values)), DIGITS))
