"""Which card to play, and what the choice among certain ones says."""

from __future__ import annotations

from chabudai.fast.hanabi_search.clues import announced_from
from chabudai.fast.hanabi_search.kernel import Cards, Ints, kernel, lowest, nth_slot, ones
from chabudai.fast.hanabi_search.layout import (
    AT_DOUBTS,
    AT_MASKS,
    COLOUR_SET,
    DEAD,
    DROPPED,
    ERRORS,
    FINAL,
    HAND,
    MASKS,
    MAX_ERRORS,
    PLAYABLE,
    PLAYERS,
    RULES,
    SCRATCH,
    SEAT,
    SIZES,
    SLACK,
    SLOTS,
    SUITS,
    SYNCHRONISED,
)
from chabudai.fast.hanabi_search.own import KNOWN, PLANES, chance
from chabudai.fast.hanabi_search.questions import answer_all, copy_masks
from chabudai.fast.hanabi_search.table import weigh

SAFE = 0.65
"""How likely a card that is otherwise dead must fit to be tried."""


@kernel
def as_play(table: Ints, own: Ints, slot: int) -> int:
    """Return the play of *slot*, announced where announcing is allowed and safe."""
    if table[RULES] & SYNCHRONISED:
        for suit in range(table[SUITS]):
            if own[slot] & ~(COLOUR_SET << (5 * suit)) == 0:
                return announced_from(table) + slot * table[SUITS] + suit
    return table[HAND] + slot


@kernel
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


@kernel
def _haste(table: Ints, hands: Cards, own: Ints, slot: int) -> float:
    """Return how much a card should be played now: low ones and those nobody else has."""
    mask = own[slot]
    total = 0.0
    weight = 0.0
    while mask:
        bit = mask & -mask
        mask ^= bit
        card = lowest(bit)
        copies = 1 if own[KNOWN] >> slot & 1 else weigh(own, PLANES, bit)
        total += copies * (10.0 - (card % 5 + 1)) / (1 + holders(table, hands, card))
        weight += copies
    return total / weight


@kernel
def holders(table: Ints, hands: Cards, card: int) -> int:
    """Count the other seats that hold *card*."""
    count = 0
    for other in range(table[PLAYERS]):
        if other != table[SEAT]:
            for slot in range(table[SIZES + other]):
                if hands[SLOTS * other + slot] == card:
                    count += 1
                    break
    return count


@kernel
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


@kernel
def known_plays(table: Ints, seat: int) -> int:
    """Return the slots that all players know to fit."""
    slots = 0
    for slot in range(table[SIZES + seat]):
        if table[MASKS + SLOTS * seat + slot] & ~table[PLAYABLE] == 0:
            slots |= 1 << slot
    return slots


@kernel
def coded_play(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the slot whose play says the message of this moment, or -1."""
    seat = table[SEAT]
    slots = known_plays(table, seat)
    choices = ones(slots)
    if choices < 2:
        return -1
    masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
    copy_masks(table, masks)
    return nth_slot(slots, answer_all(table, hands, seat, choices, -1, -1, masks, doubts))
