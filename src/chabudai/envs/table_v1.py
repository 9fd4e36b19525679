"""Any game for PettingZoo by its name, version 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from chabudai.envs.aec import NO_RULES, TableEnv
from chabudai.envs.referee import Referee

if TYPE_CHECKING:
    from chabudai.core import Json

__all__ = ["env", "raw_env"]

raw_env = TableEnv


def env(game: str, players: int = 2, rules: Mapping[str, Json] = NO_RULES, render_mode: str | None = None) -> Referee:
    """Return a table of *game* that refuses calls in the wrong order.

    Raises:
        InvalidRules: There is no such game, number of players or rule, or the game has no compiled twin.
    """
    return Referee(raw_env(game, players, rules, render_mode))
