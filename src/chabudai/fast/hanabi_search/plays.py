"""Which card to play, and what the choice among certain ones says."""

from __future__ import annotations

from chabudai.fast.bits import place_of, popcount, trailing_zeros
from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import faces_of_colour
from chabudai.fast.hanabi_search.layout import (
    ANNOUNCED_FROM,
    AT_DOUBTS,
    AT_MASKS,
    COLOURS,
    DEAD,
    DROPPED,
    ERRORS,
    FINAL,
    MASKS,
    PLAYABLE,
    PLAYERS,
    PLAYS_FROM,
    SCRATCH,
    SEAT,
    SIZES,
    SLACK,
    SYNCHRONISED,
)
from chabudai.fast.hanabi_search.own import KNOWN, PLANES, chance
from chabudai.fast.hanabi_search.questions import answer_all, copy_masks
from chabudai.fast.hanabi_search.rows import Cards, Ints
from chabudai.fast.hanabi_search.table import weigh
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

SAFE = 0.65
"""How likely a card that is otherwise dead must fit to be tried."""


@compiled
def as_play(table: Ints, own: Ints, slot: int) -> int:
    """Return the play of *slot*, announced where announcing is allowed and safe."""
    if table[SYNCHRONISED]:
        for colour in range(table[COLOURS]):
            if own[slot] & ~(faces_of_colour(colour)) == 0:
                return table[ANNOUNCED_FROM] + slot * table[COLOURS] + colour
    return table[PLAYS_FROM] + slot


@compiled
def surely_playable(table: Ints, hands: Cards, own: Ints) -> int:
    """Return the certain card that is most worth playing now, or -1."""
    best = -1
    most = -1.0
    for slot in range(table[SIZES + table[SEAT]]):
        if own[slot] & ~table[PLAYABLE] == 0:
            worth = _haste(table, hands, own, slot)
            if worth > most:
                most = worth
                best = slot
    return best


@compiled
def _haste(table: Ints, hands: Cards, own: Ints, slot: int) -> float:
    """Return how much a card should be played now: low ones and those nobody else has."""
    mask = own[slot]
    total = 0.0
    weight = 0.0
    while mask:
        bit = mask & -mask
        mask ^= bit
        card = trailing_zeros(bit)
        copies = 1 if own[KNOWN] >> slot & 1 else weigh(own, PLANES, bit)
        total += copies * (10.0 - (card % len(VALUES) + 1)) / (1 + holders(table, hands, card))
        weight += copies
    return total / weight


@compiled
def holders(table: Ints, hands: Cards, card: int) -> int:
    """Count the other seats that hold *card*."""
    count = 0
    for other in range(table[PLAYERS]):
        if other != table[SEAT]:
            for slot in range(table[SIZES + other]):
                if hands[MAX_HAND * other + slot] == card:
                    count += 1
                    break
    return count


@compiled
def worth_a_risk(table: Ints, own: Ints) -> int:
    """Return a slot to play although it may not fit, or -1."""
    size = table[SIZES + table[SEAT]]
    if table[FINAL] >= 0:
        found = 0
        last = -1
        for slot in range(size):
            if own[slot] & table[PLAYABLE]:
                found += 1
                last = slot
        if found == 1 and table[ERRORS] < MAX_ERRORS - 1:
            return last
    if table[ERRORS] == MAX_ERRORS - 1:
        return -1
    best = -1
    most = 0.0 if table[FINAL] >= 0 else SAFE
    if table[FINAL] < 0 and table[DROPPED] > table[SLACK]:
        return -1
    for slot in range(size):
        if own[slot] & ~(table[PLAYABLE] | table[DEAD]) == 0:
            fits = chance(own, slot, table[PLAYABLE])
            if fits > most:
                most = fits
                best = slot
    return best


@compiled
def known_plays(table: Ints, seat: int) -> int:
    """Return the slots that all players know to fit."""
    slots = 0
    for slot in range(table[SIZES + seat]):
        if table[MASKS + MAX_HAND * seat + slot] & ~table[PLAYABLE] == 0:
            slots |= 1 << slot
    return slots


@compiled
def coded_play(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the slot whose play says the message of this moment, or -1."""
    seat = table[SEAT]
    slots = known_plays(table, seat)
    choices = popcount(slots)
    if choices < 2:
        return -1
    masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
    copy_masks(table, masks)
    return place_of(slots, answer_all(table, hands, seat, choices, -1, -1, masks, doubts))
