"""Bossa for PettingZoo, version 1.

The last move of a game pays 1 to the winner and -1 to the loser, nothing for a draw;
every other move pays nothing.
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
    """A table of Bossa without the wrapper that enforces the order of calls."""

    def __init__(self, players: int = 2, rules: Mapping[str, Json] = NO_RULES, render_mode: str | None = None) -> None:
        """Set up a table; two players and no rules are all that Bossa has."""
        super().__init__("bossa", players, rules, render_mode)


def env(players: int = 2, rules: Mapping[str, Json] = NO_RULES, render_mode: str | None = None) -> Referee:
    """Return a table of Bossa that refuses calls in the wrong order."""
    return Referee(raw_env(players, rules, render_mode))
