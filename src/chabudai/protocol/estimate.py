"""A figure that was measured, with its error."""

from __future__ import annotations

import msgspec


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its standard error; the truth lies within two of them 19 times out of 20."""

    mean: float
    error: float = 0.0
