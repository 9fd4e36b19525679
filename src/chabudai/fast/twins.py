"""The games that have a compiled twin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from chabudai.core import Game, InvalidRules, State
from chabudai.fast.hanabi import HanabiTwin
from chabudai.games import GAMES

if TYPE_CHECKING:
    import numpy as np

    from chabudai.core import Json
    from chabudai.core.registry import AnyGame
    from chabudai.fast.twin import Twin

TWINS: Final[Mapping[str, Callable[[Any], Twin]]] = {"hanabi": HanabiTwin}
"""By the game's name, what makes the twin of a table from its set-up."""


def find_twin(game: str | AnyGame, players: int, rules: Mapping[str, Json]) -> Twin:
    """Return the compiled rules of a table.

    Raises:
        InvalidRules: No such game, number of players or rule, or the game has no twin.
    """
    if isinstance(game, str):
        game = GAMES.find(game)
    if not isinstance(game, Game) or game.name not in TWINS:
        name = game.name if isinstance(game, Game) else repr(game)
        raise InvalidRules(f"{name} has no compiled twin.", hint=f"These games have one: {', '.join(TWINS)}.")
    return TWINS[game.name](game.setup(players, rules))


def pack(state: State[Any, Any]) -> np.void:
    """Return the record of a readable position of any game that has a twin."""
    return _twin_of(lambda twin: isinstance(state, twin.state), state).pack(state)


def unpack(record: np.void) -> State[Any, Any]:
    """Return the readable position of a record of any game that has a twin."""
    return _twin_of(lambda twin: record.dtype == twin.record, record).unpack(record)


def _twin_of(fits: Callable[[Any], bool], given: object) -> Any:
    for twin in TWINS.values():
        if fits(twin):
            return twin
    raise InvalidRules(f"{type(given).__name__} belongs to no game that has a compiled twin.")
