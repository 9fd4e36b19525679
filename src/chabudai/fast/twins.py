"""The games that have a compiled twin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from chabudai.core import InvalidRules, State
from chabudai.games import GAMES

if TYPE_CHECKING:
    import numpy as np

    from chabudai.core import Json
    from chabudai.core.registry import AnyGame
    from chabudai.fast.twin import Twin


def twins() -> dict[str, type[Twin]]:
    """Return the twins that games bring as `TWIN`, by the name of the game."""
    brought = {game: getattr(GAMES.part(game, "fast"), "TWIN", None) for game in GAMES}
    return {game: twin for game, twin in brought.items() if twin is not None}


def find_twin(game: str | AnyGame, players: int, rules: Mapping[str, Json]) -> Twin:
    """Return the compiled rules of a table.

    Raises:
        InvalidRules: No such game, number of players or rule, or the game has no twin.
    """
    found = GAMES.find(game) if isinstance(game, str) else game
    twin = twins().get(str(getattr(found, "name", None)))
    if twin is None:
        raise InvalidRules(f"{game!r} has no compiled twin.", hint=f"These games have one: {', '.join(twins())}.")
    return twin(found.setup(players, rules))


def pack(state: Any) -> np.void:
    """Return the record of a readable position of any game that has a twin."""
    for twin in twins().values():
        if issubclass(type(state), twin.state):
            return twin.pack(state)
    raise InvalidRules(f"{type(state).__name__} is a position of no game that has a compiled twin.")


def unpack(record: np.void) -> State[Any, Any]:
    """Return the readable position of a record of any game that has a twin."""
    for twin in twins().values():
        if getattr(record, "dtype", None) == twin.record:
            return twin.unpack(record)
    raise InvalidRules(f"{type(record).__name__} is a record of no game that has a compiled twin.")
