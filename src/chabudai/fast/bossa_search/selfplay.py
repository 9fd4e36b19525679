"""Whole games between two players in one compiled call."""

from __future__ import annotations

import numpy as np

from chabudai.fast.bossa.kernel import change, deal, give_up
from chabudai.fast.bossa.legal import Moves, list_moves
from chabudai.fast.bossa.record import OVER, PLAY, Game, wide
from chabudai.fast.bossa_search.exact import solve
from chabudai.fast.bossa_search.glance import UNKNOWN
from chabudai.fast.bossa_search.level import ANY, GREEDY, Level
from chabudai.fast.bossa_search.policy import greedy_move
from chabudai.fast.bossa_search.position import Ints
from chabudai.fast.bossa_search.tree import Tree, explore
from chabudai.fast.bossa_search.workspace import Workspace
from chabudai.fast.chance import STEP, Records, below, mixed
from chabudai.fast.compiling import compiled


@compiled
def think(tree: Tree, work: Workspace, game: Game, level: Level, dice: np.uint64) -> tuple[int, float, bool]:
    """Return the move, the mean value of it for the seat to move, and whether that is exact."""
    if game.phase == PLAY and level.nodes > 0 and game.pile_left <= level.pile:
        action, value = solve(work, game, level.nodes)
        if value != UNKNOWN:
            return action, value, True
    action, value = explore(tree, work, game, level, dice)
    return action, value, False


@compiled
def choose(tree: Tree, work: Workspace, game: Game, level: Level, moves: Moves, dice: np.uint64) -> int:
    """Return the move of a player of this level."""
    count = list_moves(game, moves)
    if level.simulations == ANY:
        return wide(moves[below(mixed(dice + STEP), count)])
    if count == 1:
        return wide(moves[0])
    if level.simulations == GREEDY:
        return greedy_move(game, moves, count, dice)
    return think(tree, work, game, level, dice)[0]


@compiled
def play_match(
    tree: Tree, work: Workspace, first: Level, second: Level, records: Records, moves: Moves, seats: Ints
) -> None:
    """Play the game of every record to its end; *first* sits where *seats* says, *second* opposite."""
    for i in range(records.shape[0]):
        game = records[i]
        while game.phase != OVER:
            game.dice += STEP
            dice = mixed(game.dice)
            if game.mover == seats[i]:
                action = choose(tree, work, game, first, moves, dice)
            else:
                action = choose(tree, work, game, second, moves, dice)
            change(game, action)
            if game.phase == PLAY and list_moves(game, moves) == 0:
                give_up(game)


@compiled
def deal_all(records: Records) -> None:
    """Deal a game in every record, from its seed."""
    for i in range(records.shape[0]):
        deal(records[i])


@compiled
def force(records: Records, action: int) -> None:
    """Make the same choice of the set-up in every record."""
    for i in range(records.shape[0]):
        change(records[i], action)
