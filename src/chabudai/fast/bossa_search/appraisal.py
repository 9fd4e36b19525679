"""What one move is worth that somebody made, beside the move that the search would have made."""

from __future__ import annotations

from typing import Final

import numpy as np

from chabudai.fast.bossa.packing import pack
from chabudai.fast.bossa.record import MODIFIERS, PLAY, RECORD, Game, wide
from chabudai.fast.bossa_search.exact import try_move
from chabudai.fast.bossa_search.level import Level
from chabudai.fast.bossa_search.player import any_world
from chabudai.fast.bossa_search.position import LOSS, WIN, unseen_of
from chabudai.fast.bossa_search.tree import Tree, descend, explore, find_node, new_tree
from chabudai.fast.bossa_search.workspace import Workspace, new_workspace
from chabudai.fast.bossa_search.worlds import fill, hide
from chabudai.fast.compiling import compiled
from chabudai.games.bossa import BossaView

ROOT: Final = 0
"""The node of the position that is asked about."""


class Appraiser:
    """Room to look at single moves in, for one position at a time."""

    def __init__(self, level: Level) -> None:
        """Make room for the budget of *level*."""
        self.level = level
        self._tree: Tree = new_tree(level.simulations)
        self._work: Workspace = new_workspace()

    def chance(self, view: BossaView, action: int, seed: int) -> tuple[float, int]:
        """Return the winning chance after *action*, a draw counted as half a win, and from how many games it comes.

        From none means that it is exact.
        """
        record = np.zeros(1, RECORD)
        record[0] = pack(any_world(view))
        value, games = worth(self._tree, self._work, record[0], self.level, action, np.uint64(seed))
        return (value + 1) / 2, int(games)


@compiled
def worth(tree: Tree, work: Workspace, game: Game, level: Level, action: int, dice: np.uint64) -> tuple[float, int]:
    """Return what *action* is worth for the seat to move, and from how many simulations; 0 means that it is exact."""
    if game.phase == PLAY and level.nodes > 0 and game.pile_left <= level.pile:
        work.tally[0] = 0
        work.tally[1] = level.nodes
        work.tally[2] += 1
        work.after[0] = game
        value = try_move(work, 0, unseen_of(game), action, LOSS, WIN)
        if value <= WIN:
            return value, 0
    if game.phase == MODIFIERS and game.mover == 1:
        return explore_both(tree, work, game, level, action, dice)
    return explore_below(tree, work, game, level, action, dice), level.simulations


@compiled
def explore_below(tree: Tree, work: Workspace, game: Game, level: Level, action: int, dice: np.uint64) -> float:
    """Return the mean of simulations that all begin with *action*."""
    tree.tally[0] = 0
    tree.tally[1] = 0
    tree.tally[2] += 1
    tree.games[0] = game
    hide(tree.games[0], game.mover)
    edge = -1
    for _ in range(level.simulations):
        tree.games[1] = tree.games[0]
        dice = fill(tree.games[1], dice)
        dice = descend(tree, work, level, dice)
        if edge < 0:
            edge = keep_only(tree, action)
    mean: float = tree.stats[edge, 2] / max(1.0, tree.stats[edge, 1])
    return mean


@compiled
def explore_both(
    tree: Tree, work: Workspace, game: Game, level: Level, action: int, dice: np.uint64
) -> tuple[float, int]:
    """Return the mean of the simulations that chose *action*, and their number; the root is the other's choice."""
    explore(tree, work, game, level, dice)
    node, new = find_node(tree, tree.games[1])
    if not new:
        start = tree.nodes[node, 0]
        for edge in range(start, start + tree.nodes[node, 1]):
            if tree.actions[edge] == action:
                visits = max(1.0, tree.stats[edge, 1])
                return tree.stats[edge, 2] / visits, wide(visits)
    return 0.0, 1


@compiled
def keep_only(tree: Tree, action: int) -> int:
    """Leave the root one move, now that it has been opened; return that move's place."""
    start: int = tree.nodes[ROOT, 0]
    for edge in range(start, start + tree.nodes[ROOT, 1]):
        if tree.actions[edge] == action:
            tree.actions[start], tree.actions[edge] = tree.actions[edge], tree.actions[start]
    tree.nodes[ROOT, 1] = 1
    tree.stats[start, 0] = 1.0
    tree.stats[start, 1] = 0.0
    tree.stats[start, 2] = 0.0
    return start
