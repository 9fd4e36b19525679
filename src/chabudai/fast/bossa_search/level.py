"""How strong a player is: what a decision may cost."""

from __future__ import annotations

from typing import Final, NamedTuple

ANY: Final = -1
"""Instead of simulations: any legal move."""
GREEDY: Final = 0
"""Instead of simulations: what the bot `greedy` would do."""


class Level(NamedTuple):
    """A budget in games and positions, never in time: the same budget gives the same move."""

    simulations: int
    """How many games a decision is worth in the tree."""
    nodes: int
    """How many positions the exact search may look at; 0 for none."""
    pile: int
    """With how many tiles in the pile the exact search is tried."""
    curiosity: float = 2.0
    """The weight of the bonus for moves that were little tried."""
    warmth: float = 18.0
    """How many points of looking better make a move e times as likely to be tried."""
    whim: int = 12
    """How many points of looking worse chance can make up for in a quick game, and one."""
