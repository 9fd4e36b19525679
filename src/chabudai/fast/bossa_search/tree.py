"""A search tree with chance: the way to play while too much is still to be drawn.

Each simulation deals the hidden tiles anew and walks down the tree, at each decision to
the move with the best mean plus a bonus for moves that look good and were little tried.
Positions are told apart by what the seat to move knows, so that a line chosen without
seeing the other's hand, or a modifier chosen in secret, is chosen without knowing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from chabudai.fast.bossa.kernel import change
from chabudai.fast.bossa.legal import SCRATCH, Moves, list_moves
from chabudai.fast.bossa.record import OVER, PLAY, RECORD, Game, wide
from chabudai.fast.bossa_search.exact import solve
from chabudai.fast.bossa_search.glance import UNKNOWN, glance, outcome_for
from chabudai.fast.bossa_search.hints import hint_from
from chabudai.fast.bossa_search.level import Level
from chabudai.fast.bossa_search.playout import playout
from chabudai.fast.bossa_search.policy import looks
from chabudai.fast.bossa_search.position import Floats, Ints
from chabudai.fast.bossa_search.workspace import Workspace
from chabudai.fast.bossa_search.worlds import fill, hide, known_key
from chabudai.fast.chance import Records
from chabudai.fast.compiling import compiled, inlined

LONGEST: Final = 32
"""More decisions than a game has."""
SURE: Final = 2
"""With so many tiles in the pile a leaf is solved instead of played out."""


class Tree(NamedTuple):
    """The nodes and their moves, made once and used for many searches."""

    keys: Ints
    """By node: what the seat to move knows, in three words."""
    slots: Ints
    """By hash: the node, and which search it belongs to."""
    nodes: Ints
    """By node: the first of its moves, how many, visits."""
    fixed: Floats
    """By node: the value for the mover where it is certain, else `UNKNOWN`."""
    actions: npt.NDArray[np.int64]
    """By move."""
    stats: Floats
    """By move: prior, visits, sum of values for the mover."""
    path: Ints
    """The nodes, moves and movers of one simulation."""
    tally: Ints
    """Nodes, moves, the number of this search."""
    games: Records
    """The position that is known, and the world of one simulation."""
    moves: Moves


def new_tree(simulations: int) -> Tree:
    """Return a tree with room for so many simulations."""
    nodes = simulations + LONGEST
    slots = 1 << (2 * nodes).bit_length()
    return Tree(
        np.zeros((nodes, 3), np.int64),
        np.zeros((slots, 2), np.int64),
        np.zeros((nodes, 3), np.int64),
        np.zeros(nodes, np.float64),
        np.zeros(48 * nodes + SCRATCH, np.int64),
        np.zeros((48 * nodes + SCRATCH, 3), np.float64),
        np.zeros((LONGEST, 3), np.int64),
        np.zeros(3, np.int64),
        np.zeros(2, RECORD),
        np.zeros(SCRATCH, np.int16),
    )


@inlined
def find_node(tree: Tree, game: Game) -> tuple[int, bool]:
    """Return the node of a position and whether it is new; -1 when there is no room."""
    first, second, third = known_key(game)
    word = np.uint64(first) * np.uint64(0x9E3779B97F4A7C15) ^ np.uint64(second) * np.uint64(0xBF58476D1CE4E5B9)
    word ^= np.uint64(third) * np.uint64(0x94D049BB133111EB)
    word ^= word >> np.uint64(29)
    mask = tree.slots.shape[0] - 1
    at = wide(word >> np.uint64(20)) & mask
    while tree.slots[at, 1] == tree.tally[2]:
        node = tree.slots[at, 0]
        if tree.keys[node, 0] == first and tree.keys[node, 1] == second and tree.keys[node, 2] == third:
            return node, False
        at = (at + 1) & mask
    node = tree.tally[0]
    if node == tree.nodes.shape[0] or tree.tally[1] + SCRATCH > tree.actions.shape[0]:
        return -1, True
    tree.tally[0] += 1
    tree.slots[at, 0] = node
    tree.slots[at, 1] = tree.tally[2]
    tree.keys[node, 0] = first
    tree.keys[node, 1] = second
    tree.keys[node, 2] = third
    return node, True


@inlined
def add_moves(tree: Tree, node: int, game: Game, count: int, warmth: float) -> None:
    """Give a new node its moves with their priors."""
    start = tree.tally[1]
    tree.nodes[node, 0] = start
    tree.nodes[node, 1] = count
    tree.nodes[node, 2] = 0
    tree.tally[1] += count
    total = 0.0
    for k in range(count):
        action = wide(tree.moves[k])
        prior = np.exp(looks(game, action) / warmth) if game.phase == PLAY else 1.0
        tree.actions[start + k] = action
        tree.stats[start + k, 0] = prior
        tree.stats[start + k, 1] = 0.0
        tree.stats[start + k, 2] = 0.0
        total += prior
    for k in range(count):
        tree.stats[start + k, 0] /= total


@inlined
def open_node(tree: Tree, work: Workspace, node: int, game: Game, warmth: float) -> float:
    """Give a new node its moves; return its value for the mover, where it is certain."""
    count = list_moves(game, tree.moves)
    value = UNKNOWN
    if game.phase == PLAY:
        value = glance(game, hint_from(game, tree.moves, count))
        if value == UNKNOWN and game.pile_left <= SURE:
            value = solve(work, game, 1 << 40)[1]
    if value == UNKNOWN or node == 0:
        add_moves(tree, node, game, count, warmth)
    tree.fixed[node] = value
    return value


@inlined
def pick(tree: Tree, node: int, curiosity: float) -> int:
    """Return the move that a simulation goes on with."""
    start: int = tree.nodes[node, 0]
    root = np.sqrt(tree.nodes[node, 2] + 1.0)
    tried = 0.0
    gained = 0.0
    for edge in range(start, start + tree.nodes[node, 1]):
        tried += tree.stats[edge, 1]
        gained += tree.stats[edge, 2]
    usual = gained / tried - 0.2 if tried else 0.0
    best = -1e9
    chosen = start
    for edge in range(start, start + tree.nodes[node, 1]):
        visits = tree.stats[edge, 1]
        mean = tree.stats[edge, 2] / visits if visits else usual
        score = mean + curiosity * tree.stats[edge, 0] * root / (1.0 + visits)
        if score > best:
            best = score
            chosen = edge
    return chosen


@inlined
def descend(tree: Tree, work: Workspace, level: Level, dice: np.uint64) -> np.uint64:
    """Run one simulation in the world `games[1]`."""
    game = tree.games[1]
    depth = 0
    seat = 0
    value = 0.0
    while True:
        if game.phase == OVER:
            seat = 0
            value = outcome_for(game, 0)
            break
        seat = game.mover
        node, new = find_node(tree, game)
        if new:
            value = UNKNOWN
            if node >= 0:
                value = open_node(tree, work, node, game, level.warmth)
            if value == UNKNOWN:
                value, dice = playout(game, tree.moves, level.whim, dice)
            break
        if tree.fixed[node] != UNKNOWN and node != 0:
            value = tree.fixed[node]
            break
        edge = pick(tree, node, level.curiosity)
        tree.path[depth, 0] = node
        tree.path[depth, 1] = edge
        tree.path[depth, 2] = seat
        depth += 1
        change(game, tree.actions[edge])
    for k in range(depth):
        tree.nodes[tree.path[k, 0], 2] += 1
        edge = tree.path[k, 1]
        tree.stats[edge, 1] += 1.0
        tree.stats[edge, 2] += value if tree.path[k, 2] == seat else -value
    return dice


@compiled
def explore(tree: Tree, work: Workspace, game: Game, level: Level, dice: np.uint64) -> tuple[int, float]:
    """Return the move that was tried most by the seat to move, and its mean value."""
    seat = game.mover
    tree.tally[0] = 0
    tree.tally[1] = 0
    tree.tally[2] += 1
    tree.games[0] = game
    hide(tree.games[0], seat)
    for _ in range(level.simulations):
        tree.games[1] = tree.games[0]
        dice = fill(tree.games[1], dice)
        dice = descend(tree, work, level, dice)
    tree.games[1] = game
    node, new = find_node(tree, tree.games[1])
    if new:
        list_moves(game, tree.moves)
        return wide(tree.moves[0]), 0.0
    start = tree.nodes[node, 0]
    chosen = start
    for edge in range(start, start + tree.nodes[node, 1]):
        if tree.stats[edge, 1] > tree.stats[chosen, 1]:
            chosen = edge
    return tree.actions[chosen], tree.stats[chosen, 2] / max(1.0, tree.stats[chosen, 1])
