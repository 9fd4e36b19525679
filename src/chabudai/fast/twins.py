"""The games that have a compiled twin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from chabudai.core import InvalidRules, State
from chabudai.fast.bossa import BossaTwin
from chabudai.fast.hanabi import HanabiTwin
from chabudai.games import GAMES

if TYPE_CHECKING:
    import numpy as np

    from chabudai.core import Json
    from chabudai.core.registry import AnyGame
    from chabudai.fast.twin import Twin

TWINS: Final[Mapping[str, type[Twin]]] = {"hanabi": HanabiTwin, "bossa": BossaTwin}
"""By the game's name, what makes the twin of a table from its set-up."""


def find_twin(game: str | AnyGame, players: int, rules: Mapping[str, Json]) -> Twin:
    """Return the compiled rules of a table.

    Raises:
        InvalidRules: No such game, number of players or rule, or the game has no twin.
    """
    found = GAMES.find(game) if isinstance(game, str) else game
    name = str(getattr(found, "name", None))
    if name not in TWINS:
        raise InvalidRules(f"{game!r} has no compiled twin.", hint=f"These games have one: {', '.join(TWINS)}.")
    return TWINS[name](found.setup(players, rules))


def pack(state: Any) -> np.void:
    """Return the record of a readable position of any game that has a twin."""
    for twin in TWINS.values():
        if issubclass(type(state), twin.state):
            return twin.pack(state)
    raise InvalidRules(f"{type(state).__name__} is a position of no game that has a compiled twin.")


def unpack(record: np.void) -> State[Any, Any]:
    """Return the readable position of a record of any game that has a twin."""
    for twin in TWINS.values():
        if getattr(record, "dtype", None) == twin.record:
            return twin.unpack(record)
    raise InvalidRules(f"{type(record).__name__} is a record of no game that has a compiled twin.")
