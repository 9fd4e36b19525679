"""Choosing a move: every sensible one is tried in thought, and the best outlook wins."""

from __future__ import annotations

from typing import Final

import numpy as np

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.compiling import compiled, inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import faces_of_colour
from chabudai.fast.hanabi_conventions import weights as by
from chabudai.fast.hanabi_conventions.giving import Offer, risk, weigh
from chabudai.fast.hanabi_conventions.layout import (
    AHEAD_TOKENS,
    ALL_OR_NOTHING,
    ANNOUNCED_FROM,
    ASKED,
    BUILT,
    COLOURS,
    COLOURS_FROM,
    DECK_LEFT,
    EMPTY_CLUES,
    ERRORS,
    FINAL,
    HELD,
    LIVE,
    ME,
    NOTE,
    OPTIONS,
    OTHERS,
    PLAYABLE,
    PLAYERS,
    PLAYS_FROM,
    SIZES,
    SYNCHRONISED,
    TOKENS,
    TOUCHED,
    UNCOUNTED,
)
from chabudai.fast.hanabi_conventions.meaning import Told
from chabudai.fast.hanabi_conventions.notes import is_single, notes_of
from chabudai.fast.hanabi_conventions.ones import moved_by_order, place_of
from chabudai.fast.hanabi_conventions.outlook import (
    begin,
    build,
    loss,
    mean_value,
    play_round,
    rescued,
    suppose_clue,
    suppose_kept,
    take_out,
)
from chabudai.fast.hanabi_conventions.scene import NONE, chop_of, is_ready
from chabudai.fast.hanabi_conventions.table import clue_in, touched_by
from chabudai.fast.hanabi_search.rows import Floats, Ints
from chabudai.fast.hanabi_search.table import weigh as count_copies
from chabudai.games.hanabi.rules import CLUE_TOKENS
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

LAST_HOPE: Final = 0.01
"""How likely a card must be to fit in the last round."""


@part
def choose(row: Ints, values: Floats) -> int:
    """Return the move of `ME`, whose scene stands in the row; whoever was asked for a card plays it at once."""
    slot = asked_slot(row)
    if slot != NONE:
        return playing(row, slot)
    count = _list(row, values, 1)
    if count == 0:
        return row[PLAYS_FROM]
    best = 0
    for i in range(1, count):
        if values[by.WORTHS + i] > values[by.WORTHS + best]:
            best = i
    return row[OPTIONS + best]


@part
def asked_slot(row: Ints) -> int:
    """Return the card that `ME` was asked to play, or `NONE`; one error before the end nobody plays blind."""
    notes = notes_of(row[ME], row[ME])
    for slot in range(row[SIZES + row[ME]]):
        note = notes + NOTE * slot
        if row[note + ASKED] & row[PLAYABLE] and (row[note + TOUCHED] or row[ERRORS] < MAX_ERRORS - 1):
            return slot
    return NONE


@compiled
def list_options(row: Ints, values: Floats) -> int:
    """List the moves that are worth a thought, with what each seems to be worth; return how many."""
    return _list(row, values, 0)


@part
def _list(row: Ints, values: Floats, best: int) -> int:
    """List the moves that are worth a thought; where only the *best* one counts, the risk of others is left out."""
    count = _list_plays(row, values)
    if row[TOKENS] < CLUE_TOKENS and row[SIZES + row[ME]]:
        count = _add_discard(row, values, count)
    if row[TOKENS]:
        count = _add_clues(row, values, count, best)
    return count


@inlined
def _add(row: Ints, values: Floats, count: int, action: int, worth: float) -> int:
    row[OPTIONS + count] = action
    values[by.WORTHS + count] = worth
    return count + 1


@part
def _list_plays(row: Ints, values: Floats) -> int:
    me = row[ME]
    count = ready = 0
    for slot in range(row[SIZES + me]):
        if is_ready(row, me, slot):
            ready |= 1 << slot
            count = _add(row, values, count, playing(row, slot), _play(row, values, slot, 1.0))
    least = values[by.GAMBLE] if row[FINAL] < 0 else LAST_HOPE
    for slot in range(row[SIZES + me]):
        chance = chance_to_fit(row, slot)
        if not ready >> slot & 1 and chance >= least:
            count = _add(row, values, count, playing(row, slot), _play(row, values, slot, chance))
    return count


@part
def _play(row: Ints, values: Floats, slot: int, chance: float) -> float:
    """Return what it seems to be worth to play a card that fits with *chance*."""
    begin(row)
    take_out(row, row[ME], slot)
    value = values[by.PLAY] * chance
    if chance < 1.0:
        value -= (1 - chance) * (_error(row, values) + expected_loss(row, values, slot))
        value -= _hurry(row, values)
    held = row[HELD + MAX_HAND * row[ME] + slot]
    if is_single(held):
        build(row, held)
    seat, chop = moved_by_order(row, row[ME], slot)
    if seat != NONE:
        suppose_kept(row, seat, chop)
        value += rescued(row, values, seat, 1 << chop)
    # Among equals the lowest card goes first, then 1s in their order, then the oldest.
    place = place_of(row, row[ME], held, notes_of(row[ME], row[ME]) + NOTE * slot, slot)
    return play_round(row, values, value) - mean_value(held) / 1000 - place / 1000000


@compiled
def chance_to_fit(row: Ints, slot: int) -> float:
    """Return how likely a card of `ME` is to fit, as far as it knows it."""
    held = row[HELD + MAX_HAND * row[ME] + slot]
    good = held & row[PLAYABLE]
    if good == 0:
        return 0.0
    return count_copies(row, UNCOUNTED, good) / max(1, count_copies(row, UNCOUNTED, held))


@inlined
def _error(row: Ints, values: Floats) -> float:
    """Return what an error costs, beside the card."""
    if row[ERRORS] == MAX_ERRORS - 1:
        return float(max(values[by.LAST_ERROR], float(popcount(row[BUILT]))))
    if row[FINAL] >= 0:
        return 0.05 + 0.5 * row[ERRORS] * (row[FINAL] > 1)
    return float(values[by.ERROR])


@part
def _add_discard(row: Ints, values: Floats, count: int) -> int:
    slot, cost = _discard(row, values)
    begin(row)
    row[AHEAD_TOKENS] += 1
    take_out(row, row[ME], slot)
    value = 0.0 - (cost + _hurry(row, values))
    return _add(row, values, count, slot, play_round(row, values, value))


@part
def _discard(row: Ints, values: Floats) -> tuple[int, float]:
    """Return which card goes if one must, and at which cost."""
    me = row[ME]
    for slot in range(row[SIZES + me]):
        if row[HELD + MAX_HAND * me + slot] & row[LIVE] == 0:
            return slot, 0.0
    chop = chop_of(row, me)
    if chop != NONE:
        part = values[by.UNSAVED_FOR_ALL] if row[ALL_OR_NOTHING] else values[by.UNSAVED]
        return chop, part * expected_loss(row, values, chop)
    best = 0
    least = expected_loss(row, values, 0)
    for slot in range(1, row[SIZES + me]):
        cost = expected_loss(row, values, slot)
        if cost < least:
            best, least = slot, cost
    return best, least


@inlined
def _hurry(row: Ints, values: Floats) -> float:
    """Return what it costs to spend a turn and a card of the deck on nothing."""
    if row[FINAL] >= 0 or row[ALL_OR_NOTHING]:
        return 0.0
    pace = row[DECK_LEFT] + row[PLAYERS] - popcount(row[LIVE])
    start = values[by.PACE_FROM]
    return float(values[by.PACE] * max(0.0, start - pace) / max(1.0, start))


@part
def expected_loss(row: Ints, values: Floats, slot: int) -> float:
    """Return what discarding a card of `ME` costs on average, as far as it knows it."""
    kept = row[OTHERS + row[ME]]
    cards = row[HELD + MAX_HAND * row[ME] + slot]
    total = cost = 0.0
    while cards:
        face = cards & -cards
        cards ^= face
        weight = count_copies(row, UNCOUNTED, face)
        total += weight
        cost += weight * loss(row, values, face, kept)
    return cost / total if total else 0.0


@part
def _add_clues(row: Ints, values: Floats, count: int, best: int) -> int:
    least = -np.inf
    for i in range(count * best):
        least = max(least, values[by.WORTHS + i])
    begin(row)
    idle = play_round(row, values, 0.0)
    for action in range(row[COLOURS_FROM], row[ANNOUNCED_FROM]):
        target, said, value = clue_in(row, action)
        slots = touched_by(row, target, said)
        if slots or row[EMPTY_CLUES]:
            told = Told(row[ME], target, said, value, slots)
            offer = weigh(row, told)
            worth = idle - values[by.HARM] * offer.harm if offer.harm else _worth_of(row, values, target, offer)
            if not offer.harm and not offer.plain and worth > least:
                worth -= risk(row, values, told)
            least = max(least, worth) if best else least
            count = _add(row, values, count, action, worth)
    return count


@part
def _worth_of(row: Ints, values: Floats, target: int, offer: Offer) -> float:
    """Return the outlook after a clue that does no harm."""
    begin(row)
    suppose_clue(row, target, offer.asks)
    value = values[by.TOUCH] * offer.touched + values[by.DETAIL] * min(3.0, offer.detail)
    value -= values[by.WASTE] * offer.waste + values[by.DOUBLES] * min(1.0, offer.doubles)
    value += rescued(row, values, target, offer.moved)
    if not offer.explained:
        value -= values[by.UNEXPLAINED]
    return play_round(row, values, value)


@compiled
def playing(row: Ints, slot: int) -> int:
    """Return the play of a card, announced where its colour is certain and brings a token."""
    if row[SYNCHRONISED]:
        cards = row[HELD + MAX_HAND * row[ME] + slot]
        colour = trailing_zeros(cards) // 5
        if cards & ~faces_of_colour(colour) == 0:
            return row[ANNOUNCED_FROM] + slot * row[COLOURS] + colour
    return row[PLAYS_FROM] + slot
