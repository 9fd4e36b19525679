"""Search by the seat to move: try each sensible move in many worlds and play them out.

What a move means never depends on why it was chosen, so every seat can search at every turn and
the others still understand it.
"""

from __future__ import annotations

import numpy as np

from chabudai.fast.chance import Counter
from chabudai.fast.compiling import allocating, compiled
from chabudai.fast.hanabi_search.candidates import CANDIDATES, list_moves
from chabudai.fast.hanabi_search.endgame import ROOM, SOON, solve, worth
from chabudai.fast.hanabi_search.layout import AT_DOUBTS, AT_OWN, DECK_LEFT, SEAT, WIDTH, WORLD
from chabudai.fast.hanabi_search.own import look
from chabudai.fast.hanabi_search.policy import choose
from chabudai.fast.hanabi_search.rows import Cards, Floats, Ints, copy_row
from chabudai.fast.hanabi_search.turn import act, play_out
from chabudai.fast.hanabi_search.worlds import POOL, fill_pool, imagine

BATCH = 10
"""Worlds between two looks at which moves fall behind."""
FIRST = 40
"""Worlds before a move that is merely as good as the best is given up."""
BEHIND = 2.0
"""Standard errors by which a move must be behind to be given up."""
BETTER = 1.5
"""Standard errors by which a move must be better than the strategy's own."""
LATE = 12
"""With no more cards than this in the deck a move gets `MORE` times the worlds."""
MORE = 4


@allocating
def decide(table: Ints, world: Cards, budget: int, counter: Counter, scratch: Ints) -> int:
    """Return the move of the seat to move, searched in up to *budget* worlds; 0 means no search."""
    if budget == 0:
        return choose(table, world, scratch)
    if table[DECK_LEFT] <= SOON:
        action = solve(table, world, MORE * budget, np.zeros(2 * ROOM, np.int64), scratch)[0]
        if action >= 0:
            return action
    return search(table, world, budget, counter, scratch)


@allocating
def search(table: Ints, world: Cards, budget: int, counter: Counter, scratch: Ints) -> int:
    """Return the move that does best in up to *budget* worlds."""
    moves: Ints = np.empty(CANDIDATES, np.int64)
    count = list_moves(table, world, scratch, moves)
    if count == 1:
        return moves[0]
    if table[DECK_LEFT] <= LATE:
        budget *= MORE
    results = np.zeros((count, budget))
    alive = np.ones(count, np.int64)
    own = scratch[AT_OWN:AT_DOUBTS].copy()
    look(table, world, table[SEAT], own)
    pool = np.empty(POOL, np.int8)
    cards = fill_pool(own, pool)
    fancy = world.copy()
    trial = np.empty(WIDTH, np.int64)
    trial_world = np.empty(WORLD, np.int8)
    done = 0
    while done < budget:
        imagine(table, own, pool, cards, counter, fancy)
        for i in range(count):
            if alive[i]:
                copy_row(table, trial)
                copy_row(fancy, trial_world)
                act(trial, trial_world, moves[i], scratch)
                play_out(trial, trial_world, scratch)
                results[i, done] = worth(trial)
        done += 1
        if done % BATCH == 0 and prune(results, alive, count, done) == 1:
            break
    return moves[_verdict(results, alive, count, done)]


@compiled
def _leader(results: Floats, alive: Ints, count: int, done: int) -> int:
    best = -1
    most = -1.0
    for i in range(count):
        if alive[i]:
            total = results[i, :done].sum()
            if total > most:
                most = total
                best = i
    return best


@compiled
def lead(results: Floats, one: int, other: int, done: int) -> tuple[float, float]:
    """Return by how much *one* beats *other* in the mean, and the standard error."""
    total = 0.0
    squares = 0.0
    for k in range(done):
        gap = results[one, k] - results[other, k]
        total += gap
        squares += gap * gap
    mean = total / done
    return mean, np.sqrt(max(0.0, squares / done - mean * mean) / done)


@compiled
def prune(results: Floats, alive: Ints, count: int, done: int) -> int:
    """Give up the moves that are clearly behind; return how many stay."""
    best = _leader(results, alive, count, done)
    left = 0
    for i in range(count):
        if alive[i] and i != best:
            mean, error = lead(results, best, i, done)
            if mean > BEHIND * error or (done >= FIRST and mean >= BEHIND * error):
                alive[i] = 0
        left += alive[i]
    return left


@compiled
def _verdict(results: Floats, alive: Ints, count: int, done: int) -> int:
    best = _leader(results, alive, count, done)
    if best == 0 or not alive[0]:
        return best
    mean, error = lead(results, best, 0, done)
    return best if mean > BETTER * error else 0
