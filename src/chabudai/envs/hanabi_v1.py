"""Hanabi for PettingZoo, version 1.

Every agent is paid the change of the score by every move, so that the rewards of a game
add up to its score: 1 for a card that was built, and after a defeat minus all that was
built before. In all or nothing a victory pays 1 and nothing else pays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from chabudai.envs.aec import NO_RULES, TableEnv
from chabudai.envs.referee import Referee

if TYPE_CHECKING:
    from chabudai.core import Json

__all__ = ["env", "raw_env"]


class raw_env(TableEnv):  # noqa: N801
    """A table of Hanabi without the wrapper that enforces the order of calls."""

    def __init__(self, players: int = 2, rules: Mapping[str, Json] = NO_RULES, render_mode: str | None = None) -> None:
        """Set up a table for 2 to 5 *players* with the *rules* of `chabudai.games.hanabi`."""
        super().__init__("hanabi", players, rules, render_mode)


def env(players: int = 2, rules: Mapping[str, Json] = NO_RULES, render_mode: str | None = None) -> Referee:
    """Return a table of Hanabi that refuses calls in the wrong order."""
    return Referee(raw_env(players, rules, render_mode))
