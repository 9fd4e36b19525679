"""From what a seat sees to the move that it should make: a function of view, level and seed."""

from __future__ import annotations

from threading import local
from typing import Final, NamedTuple

import numpy as np

from chabudai.core import Seat
from chabudai.fast.bossa.packing import pack
from chabudai.fast.bossa.record import RECORD
from chabudai.fast.bossa_search.level import Level
from chabudai.fast.bossa_search.selfplay import think
from chabudai.fast.bossa_search.tree import Tree, new_tree
from chabudai.fast.bossa_search.workspace import Workspace, new_workspace
from chabudai.games.bossa import BossaMove, BossaState, BossaView
from chabudai.games.bossa.actions import move_of
from chabudai.games.bossa.components import TILES, Hand, Tile


class Thought(NamedTuple):
    """What a player makes of a position."""

    action: int
    move: BossaMove
    chance: float
    """The mover's winning chance after the move, a draw counted as half a win."""
    exact: bool
    """Whether that is the true value for best play, or an estimate."""


class _Rooms(local):
    """The arrays in which the players of a thread think, one after the other: nothing in them outlasts a thought."""

    def __init__(self) -> None:
        self._trees: dict[int, Tree] = {}
        self._work: Workspace | None = None

    def of(self, level: Level) -> tuple[Tree, Workspace]:
        """Return those that a level needs, made when first asked for."""
        if self._work is None:
            self._work = new_workspace()
        # By their size, since what fits into a tree is part of what is chosen.
        if level.simulations not in self._trees:
            self._trees[level.simulations] = new_tree(level.simulations)
        return self._trees[level.simulations], self._work


_ROOMS: Final = _Rooms()


class Thinker:
    """A player; all players of a thread share the room to think in, which is large."""

    def __init__(self, level: Level) -> None:
        """Play with the budget of *level*."""
        self.level = level

    def think(self, view: BossaView, seed: int) -> Thought:
        """Return the move for the view's seat, which is to move; the same for the same seed."""
        state = any_world(view)
        record = np.zeros(1, RECORD)
        record[0] = pack(state)
        action, value, exact = think(*_ROOMS.of(self.level), record[0], self.level, np.uint64(seed))
        return Thought(action, move_of(state, action), (value + 1) / 2, exact)


def any_world(view: BossaView) -> BossaState:
    """Return some position that looks like *view*, always the same one: what is hidden lies sorted."""
    table = view.board
    laid = {
        tile
        for line in table.lines
        for group in line.groups
        for heap in (group.base, *group.stacked)
        for tile in heap.tiles
    }
    unseen = [tile for tile in TILES if tile not in {*laid, *table.discards, *view.hands[0], *view.hands[1]}]
    hands = _turned_up(view.hands[0], unseen), _turned_up(view.hands[1], unseen)
    to_move = None if view.to_move is None else Seat(view.to_move)
    return BossaState(to_move, table, hands, view.modifiers, tuple(unseen[1:]), unseen[0])


def _turned_up(hand: tuple[Tile | None, ...], unseen: list[Tile]) -> Hand:
    """Take tiles out of *unseen* for those that lie face down."""
    return tuple(sorted(unseen.pop() if tile is None else tile for tile in hand))
