"""Types that each game brings to this level, joined."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from chabudai.games import GAMES


def union_of(name: str) -> Any:  # noqa: ANN401 - a type
    """Return the union of what the games bring under *name*, each tagged with its game; None where none brings any."""
    brought = (getattr(GAMES.part(game, "protocol"), name, None) for game in GAMES)
    kinds = [kind for kind in brought if kind is not None]
    return reduce(or_, kinds) if kinds else None
