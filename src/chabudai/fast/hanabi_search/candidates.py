"""The moves worth trying: all that keep to the conventions and are not hopeless."""

from __future__ import annotations

from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.rules import faces_of_colour
from chabudai.fast.hanabi_search.clues import SIZE, clue_parts, make_plan, message_of, touched_by
from chabudai.fast.hanabi_search.discards import coded_discard, coded_slots
from chabudai.fast.hanabi_search.layout import (
    ANNOUNCED_FROM,
    AT_DOUBTS,
    AT_MASKS,
    AT_OWN,
    AT_PLAN,
    CODE,
    COLOURS,
    COLOURS_FROM,
    EMPTY_CLUES,
    EVERY_PLAY,
    PLAYABLE,
    QUIET,
    SCRATCH,
    SEAT,
    SIZES,
    SYNCHRONISED,
    TOKENS,
)
from chabudai.fast.hanabi_search.own import chance
from chabudai.fast.hanabi_search.plays import as_play, coded_play, known_plays
from chabudai.fast.hanabi_search.policy import choose, someone_needs_a_clue
from chabudai.fast.hanabi_search.questions import answer_all, copy_masks
from chabudai.fast.hanabi_search.rows import Cards, Ints
from chabudai.games.hanabi.rules import CLUE_TOKENS

CANDIDATES = 48
HOPE = 0.2
"""How likely a card must fit to be tried."""


@compiled
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
            if table[SYNCHRONISED]:
                count = _add_guess(table, own, slot, moves, count)
    if table[TOKENS] > 0:
        count = _add_clues(table, world, scratch, moves, count)
    if table[TOKENS] < CLUE_TOKENS and not (
        table[TOKENS] > 0 and table[CODE] & QUIET and someone_needs_a_clue(table, world)
    ):
        count = _add_discards(table, world, scratch, moves, count)
    return count


@compiled
def _add_guess(table: Ints, own: Ints, slot: int, moves: Ints, count: int) -> int:
    """Add the play of *slot* announced in the colour in which it fits most likely."""
    best = 0
    most = 0.0
    for colour in range(table[COLOURS]):
        fits = chance(own, slot, table[PLAYABLE] & (faces_of_colour(colour)))
        if fits > most:
            most = fits
            best = colour
    if most < HOPE:
        return count
    return _add(moves, count, table[ANNOUNCED_FROM] + slot * table[COLOURS] + best)


@compiled
def _add_discards(table: Ints, world: Cards, scratch: Ints, moves: Ints, count: int) -> int:
    slots = coded_slots(table, table[SEAT])
    coded = coded_discard(table, world, slots, scratch)
    for slot in range(table[SIZES + table[SEAT]]):
        if coded < 0 or slot == coded or not slots >> slot & 1:
            count = _add(moves, count, slot)
    return count


@compiled
def _add(moves: Ints, count: int, action: int) -> int:
    for i in range(count):
        if moves[i] == action:
            return count
    moves[count] = action
    return count + 1


@compiled
def _add_clues(table: Ints, world: Cards, scratch: Ints, moves: Ints, count: int) -> int:
    seat = table[SEAT]
    plan = scratch[AT_PLAN:AT_OWN]
    make_plan(table, seat, plan)
    masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
    copy_masks(table, masks)
    message = answer_all(table, world, seat, plan[SIZE], -1, -1, masks, doubts)
    for action in range(table[COLOURS_FROM], table[ANNOUNCED_FROM]):
        target, kind, what = clue_parts(table, action)
        touched = touched_by(world, table, target, kind, what)
        if (touched or table[EMPTY_CLUES]) and message_of(table, plan, seat, target, kind, touched) == message:
            count = _add(moves, count, action)
    return count
