"""The end game by counting: every world that a seat cannot tell from the true one, none drawn by chance.

The seats that follow may count as well, each over what it will know by then, as they will in the game.
Puzzles have a solver of their own (`chabudai.analysis`): everybody there reasons from the rules alone, without
the conventions that this one rests on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chabudai.fast.bits import popcount
from chabudai.fast.compiling import allocating, compiled
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import every_face, table_in
from chabudai.fast.hanabi_search.candidates import CANDIDATES, list_moves
from chabudai.fast.hanabi_search.layout import (
    ALL_OR_NOTHING,
    AT_DOUBTS,
    AT_OWN,
    BUILT,
    DEAD,
    ERRORS,
    OVER,
    PLAYERS,
    RULES,
    SEAT,
    SIZES,
    TOP_SCORE,
    WIDTH,
    WORLD,
)
from chabudai.fast.hanabi_search.own import look
from chabudai.fast.hanabi_search.policy import choose
from chabudai.fast.hanabi_search.rows import Cards, Ints, copy_row
from chabudai.fast.hanabi_search.turn import act, play_out
from chabudai.fast.hanabi_search.worlds import POOL, arrange, list_worlds
from chabudai.fast.weaving import woven
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

if TYPE_CHECKING:
    from numpy.typing import NDArray

SOON = 4
"""With no more cards than this in the deck a seat tries to count."""
NARROW = 8
"""Seats that follow count if this many times fewer worlds than at the root are left to them."""
ROOM = 4096
"""Places to remember what a seat that follows would do."""


@woven
def _count_on(table: Ints, world: Cards, limit: int, memory: Ints, scratch: Ints) -> None:
    """Play to the end; a seat with up to *limit* worlds counts, the others keep to the strategy."""
    while not table[OVER]:
        code = _knowledge(table, world)
        action = _recall(memory, code)
        if action < 0:
            action = solve(table, world, limit, memory[:0], scratch)[0]
            if action < 0:
                action = choose(table, world, scratch)
            _remember(memory, code, action)
        act(table, world, action, scratch)


@allocating
def solve(table: Ints, world: Cards, limit: int, memory: Ints, scratch: Ints) -> tuple[int, int, int]:
    """Find the best move over all worlds of the seat to move; return it, its points in all of them and their number.

    With more than *limit* worlds the move is -1. Of equally good moves the strategy's own is taken, else the
    first. The seats that follow count too, and *memory* keeps what they do by what they know; if it is empty,
    they keep to the strategy.
    """
    own, worlds, count = _worlds(table, world, limit, scratch)
    moves: Ints = np.empty(CANDIDATES, np.int64)
    choices = list_moves(table, world, scratch, moves) if count else 0
    trial = np.empty(WIDTH, np.int64)
    trial_world = np.empty(WORLD, np.int8)
    bound = most_points(table)
    best = -1
    most = -1
    for i in range(choices):
        total = bound * count
        for k in range(count):
            if total <= most:
                break
            _suppose(table, world, own, worlds[k], trial, trial_world)
            act(trial, trial_world, moves[i], scratch)
            if len(memory) > 0:
                _count_on(trial, trial_world, limit // NARROW, memory, scratch)
            else:
                play_out(trial, trial_world, scratch)
            total -= bound - worth(trial)
        if total > most:
            most = total
            best = moves[i]
    return best, most, count


@allocating
def _worlds(table: Ints, world: Cards, limit: int, scratch: Ints) -> tuple[Ints, NDArray[np.int8], int]:
    """Return what the seat to move knows of its own cards, its worlds, and how many they are: none if over *limit*."""
    own = scratch[AT_OWN:AT_DOUBTS].copy()
    look(table, world, table[SEAT], own)
    worlds = np.empty((limit, POOL), np.int8)
    return own, worlds, list_worlds(table, own, worlds)


@compiled
def _suppose(table: Ints, world: Cards, own: Ints, drawn: Cards, trial: Ints, trial_world: Cards) -> None:
    """Copy the game into another world, in which the unseen cards lie as *drawn*."""
    copy_row(table, trial)
    copy_row(world, trial_world)
    arrange(table, own, drawn, trial_world)


@compiled
def _knowledge(table: Ints, world: Cards) -> int:
    """Return a number for all that the seat to move knows."""
    code = np.uint64(1)
    for i in range(WIDTH):
        code = _stir(code, table[i])
    for seat in range(table[PLAYERS]):
        if seat != table[SEAT]:
            for slot in range(table[SIZES + seat]):
                code = _stir(code, world[MAX_HAND * seat + slot])
    return int(code >> np.uint64(1))


@compiled
def _stir(code: np.uint64, number: int) -> np.uint64:
    code = (code ^ np.uint64(number)) * np.uint64(0x9E3779B97F4A7C15)
    return code ^ (code >> np.uint64(29))


@compiled
def _recall(memory: Ints, code: int) -> int:
    """Return the action kept for *code*, or -1."""
    place = 2 * (code % ROOM)
    return memory[place + 1] if memory[place] == code else -1


@compiled
def _remember(memory: Ints, code: int, action: int) -> None:
    place = 2 * (code % ROOM)
    memory[place] = code
    memory[place + 1] = action


@compiled
def most_points(table: Ints) -> int:
    """Return what the game can be worth at most."""
    reach = popcount(table[BUILT]) + popcount(~table[DEAD] & every_face(table_in(table, RULES)))
    return 0 if table[ALL_OR_NOTHING] and reach < table[TOP_SCORE] else reach


@compiled
def worth(table: Ints) -> int:
    """Return what a finished game is worth: nothing after a defeat, else its points.

    In all or nothing a victory counts all points, where the twin counts 1: the bounds of `solve` are points.
    """
    score = popcount(table[BUILT])
    lost = table[ERRORS] == MAX_ERRORS or (table[ALL_OR_NOTHING] and score < table[TOP_SCORE])
    return 0 if lost else score
