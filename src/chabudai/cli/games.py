"""The game that a command is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.core.registry import AnyGame


def chosen_game(name: str | None) -> AnyGame:
    """Return the game of this name; the first one when nobody names any.

    Raises:
        InvalidRules: There is no such game; the hint names those that there are.
    """
    from chabudai.games import GAMES

    return next(iter(GAMES.values())) if name is None else GAMES.find(name)
