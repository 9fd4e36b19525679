"""Search by the seat to move: try each sensible move in many worlds and play them out.

What a move means never depends on why it was chosen, so every seat can search at every turn and
the others still understand it.
"""

from __future__ import annotations

import numpy as np

from chabudai.fast.information.clues import SIZE, clue_count, clue_parts, make_plan, message_of, touched_by
from chabudai.fast.information.discards import coded_discard, coded_slots
from chabudai.fast.information.kernel import Cards, Floats, Ints, Words, kernel
from chabudai.fast.information.layout import (
    ALL_OR_NOTHING,
    AT_DOUBTS,
    AT_MASKS,
    AT_OWN,
    AT_PLAN,
    CODE,
    DECK,
    EMPTY_CLUES,
    ERRORS,
    EVERY_PLAY,
    HAND,
    MAX_ERRORS,
    MAX_TOKENS,
    PLAYABLE,
    QUIET,
    RULES,
    SCORE,
    SCRATCH,
    SEAT,
    SIZES,
    SUITS,
    TOKENS,
    TOP,
    WIDTH,
    WORLD,
)
from chabudai.fast.information.own import chance, look
from chabudai.fast.information.plays import as_play, coded_play, known_plays
from chabudai.fast.information.policy import choose, someone_needs_a_clue
from chabudai.fast.information.questions import answer_all, copy_masks
from chabudai.fast.information.turn import act, play_out
from chabudai.fast.information.worlds import POOL, fill_pool, imagine

CANDIDATES = 48
HOPE = 0.2
"""How likely a card must fit to be tried."""
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


@kernel
def list_moves(table: Ints, world: Cards, scratch: Ints, moves: Ints) -> int:
    """Write the moves worth trying, the strategy's own first; return how many."""
    moves[0] = choose(table, world, scratch)
    count = 1
    held = table[SIZES + table[SEAT]]
    own = scratch[AT_OWN:AT_DOUBTS]
    certain = known_plays(table, table[SEAT])
    coded = coded_play(table, world, scratch) if table[CODE] & EVERY_PLAY else -1
    for slot in range(held):
        if coded >= 0 and certain >> slot & 1 and slot != coded:
            continue
        if chance(own, slot, table[PLAYABLE]) >= HOPE:
            count = _add(moves, count, as_play(table, own, slot))
    if table[TOKENS] > 0:
        count = _add_clues(table, world, scratch, moves, count)
    if table[TOKENS] < MAX_TOKENS and not (
        table[TOKENS] > 0 and table[CODE] & QUIET and someone_needs_a_clue(table, world)
    ):
        count = _add_discards(table, world, scratch, moves, count)
    return count


@kernel
def _add_discards(table: Ints, world: Cards, scratch: Ints, moves: Ints, count: int) -> int:
    slots = coded_slots(table, table[SEAT])
    coded = coded_discard(table, world, slots, scratch)
    for slot in range(table[SIZES + table[SEAT]]):
        if coded < 0 or slot == coded or not slots >> slot & 1:
            count = _add(moves, count, slot)
    return count


@kernel
def _add(moves: Ints, count: int, action: int) -> int:
    for i in range(count):
        if moves[i] == action:
            return count
    moves[count] = action
    return count + 1


@kernel
def _add_clues(table: Ints, world: Cards, scratch: Ints, moves: Ints, count: int) -> int:
    seat = table[SEAT]
    plan = scratch[AT_PLAN:AT_OWN]
    make_plan(table, seat, plan)
    masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
    copy_masks(table, masks)
    message = answer_all(table, world, seat, plan[SIZE], -1, -1, masks, doubts)
    for number in range(clue_count(table)):
        target, kind, what = clue_parts(table, number)
        touched = touched_by(world, table, target, kind, what)
        if (touched or table[RULES] & EMPTY_CLUES) and message_of(table, plan, seat, target, kind, touched) == message:
            count = _add(moves, count, number + 2 * table[HAND])
    return count


@kernel
def decide(table: Ints, world: Cards, budget: int, words: Words, scratch: Ints) -> int:
    """Return the move of the seat to move, searched in up to *budget* worlds; 0 means no search."""
    if budget == 0:
        return choose(table, world, scratch)
    return search(table, world, budget, words, scratch)


@kernel
def search(table: Ints, world: Cards, budget: int, words: Words, scratch: Ints) -> int:
    """Return the move that does best in up to *budget* worlds."""
    moves: Ints = np.empty(CANDIDATES, np.int64)
    count = list_moves(table, world, scratch, moves)
    if count == 1:
        return moves[0]
    if table[DECK] <= LATE:
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
        imagine(table, own, pool, cards, words, fancy)
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


@kernel
def worth(table: Ints) -> int:
    """Return what a finished game is worth: nothing after a defeat, else its points."""
    lost = table[ERRORS] == MAX_ERRORS
    if table[RULES] & ALL_OR_NOTHING and table[SCORE] < TOP * table[SUITS]:
        lost = True
    return 0 if lost else table[SCORE]


@kernel
def copy_row(source: Ints, target: Ints) -> None:
    """Copy one row into another as long."""
    for i in range(len(source)):
        target[i] = source[i]


@kernel
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


@kernel
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


@kernel
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


@kernel
def _verdict(results: Floats, alive: Ints, count: int, done: int) -> int:
    best = _leader(results, alive, count, done)
    if best == 0 or not alive[0]:
        return best
    mean, error = lead(results, best, 0, done)
    return best if mean > BETTER * error else 0
