"""Games that other packages bring."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final
from warnings import warn

from chabudai.core import Game

if TYPE_CHECKING:
    from collections.abc import Collection

    from chabudai.core.registry import AnyGame

GROUP: Final = "chabudai.games"
"""The entry point group under which other packages bring games."""


def installed_games(taken: Collection[str]) -> tuple[AnyGame, ...]:
    """Return the games of other packages; one that cannot be used is left out with a warning."""
    found: dict[str, AnyGame] = {}
    for point in entry_points(group=GROUP):
        game = _loaded(point)
        if game is None:
            continue
        if game.name in taken or game.name in found:
            _refuse(point, f"there is a game {game.name!r} already")
        else:
            found[game.name] = game
    return tuple(found.values())


def _loaded(point: EntryPoint) -> AnyGame | None:
    try:
        game = point.load()
    except Exception as error:  # noqa: BLE001 - another package may fail in any way, and must not stop our games
        _refuse(point, f"{type(error).__name__}: {error}")
        return None
    if not isinstance(game, Game):
        _refuse(point, f"{point.value} is no chabudai.core.Game")
        return None
    return game


def _refuse(point: EntryPoint, why: str) -> None:
    warn(f"The installed game {point.name!r} cannot be used: {why}.", stacklevel=2)
