"""A game that was played: all its positions, and the moves between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class Played(NamedTuple):
    """What an analyst looks back at."""

    states: Sequence[Any]
    """From the deal on; one more than there are moves."""
    moves: Sequence[Any]
