"""Which card to discard, and what the choice says."""

from __future__ import annotations

from chabudai.fast.bits import place_of, popcount, trailing_zeros
from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import faces_of_value
from chabudai.fast.hanabi_search.layout import (
    AT_DOUBTS,
    AT_MASKS,
    AT_OWN,
    DEAD,
    FIXED,
    HIDDEN,
    LEFT,
    MARGIN,
    MASKS,
    PLAYABLE,
    PLAYERS,
    SCRATCH,
    SEAT,
    SIZES,
)
from chabudai.fast.hanabi_search.own import chance
from chabudai.fast.hanabi_search.questions import answer_all, copy_quiet_masks
from chabudai.fast.hanabi_search.rows import Cards, Ints
from chabudai.fast.hanabi_search.table import weigh
from chabudai.games.hanabi.components import VALUES

SPEAKS = 20.0
"""How much more a card can be spared whose discard says the message."""


@compiled
def is_useless(table: Ints, seat: int, slot: int) -> bool:
    """Tell whether it is public that a card is dead or the later of two known copies."""
    mask = table[MASKS + MAX_HAND * seat + slot]
    if mask & ~table[DEAD] == 0:
        return True
    if not table[FIXED + seat] >> slot & 1:
        return False
    for place in range(MAX_HAND * seat + slot):
        if table[MASKS + place] == mask and table[FIXED + place // MAX_HAND] >> (place % MAX_HAND) & 1:
            return True
    return False


@compiled
def useless_slots(table: Ints, seat: int) -> int:
    """Return the set of slots that all players know to be useless."""
    useless = 0
    for slot in range(table[SIZES + seat]):
        if is_useless(table, seat, slot):
            useless |= 1 << slot
    return useless


@compiled
def coded_slots(table: Ints, seat: int) -> int:
    """Return the slots among which the choice of a discard is a message."""
    useless = useless_slots(table, seat)
    if useless:
        return useless
    size = table[SIZES + seat]
    most = -1.0
    for slot in range(size):
        most = max(most, public_spare(table, seat, slot))
    slots = 0
    for slot in range(size):
        if public_spare(table, seat, slot) >= most - table[MARGIN] * 0.1:
            slots |= 1 << slot
    return slots


@compiled
def public_spare(table: Ints, seat: int, slot: int) -> float:
    """Return how well a card can be spared by all that is public."""
    mask = table[MASKS + MAX_HAND * seat + slot]
    if mask & ~table[PLAYABLE] == 0:
        return -10.0
    if table[FIXED + seat] >> slot & 1:
        return 10.0 * (1 if mask & table[LEFT + 1] else 0) + trailing_zeros(mask) % len(VALUES) + 1
    total = weigh(table, HIDDEN, mask)
    worth = 10.0 * weigh(table, HIDDEN, mask & (table[LEFT + 1] | table[DEAD]))
    worth += 10.0 * weigh(table, HIDDEN, mask & table[DEAD])
    for value in range(len(VALUES)):
        worth += (value + 1) * weigh(table, HIDDEN, mask & faces_of_value(value))
    return worth / total


@compiled
def coded_discard(table: Ints, hands: Cards, slots: int, scratch: Ints) -> int:
    """Return which of the coded *slots* says the message of this moment, or -1."""
    choices = popcount(slots)
    if choices < 2:
        return -1
    masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
    copy_quiet_masks(table, masks)
    return place_of(slots, answer_all(table, hands, table[SEAT], choices, -1, -1, masks, doubts))


@compiled
def discard(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the slot to discard.

    A coded slot other than the message's is never discarded: it would say something else.
    """
    seat = table[SEAT]
    size = table[SIZES + seat]
    own = scratch[AT_OWN:AT_DOUBTS]
    useless = useless_slots(table, seat)
    slots = coded_slots(table, seat)
    coded = coded_discard(table, hands, slots, scratch)
    if useless:
        return coded if coded >= 0 else trailing_zeros(useless)
    barred = slots if coded >= 0 else 0
    for slot in range(size):
        if own[slot] & ~table[DEAD] == 0 and not barred >> slot & 1:
            return slot
    best = 0
    most = -1.0
    for slot in range(size):
        if slot == coded or not barred >> slot & 1:
            worth = _spare(table, hands, own, slot) + (SPEAKS if slot == coded else 0.0)
            if worth > most:
                most = worth
                best = slot
    return best


@compiled
def _spare(table: Ints, hands: Cards, own: Ints, slot: int) -> float:
    """Return how well a card can be spared."""
    seen = 0
    for other in range(table[PLAYERS]):
        if other != table[SEAT]:
            for i in range(table[SIZES + other]):
                seen |= 1 << hands[MAX_HAND * other + i]
    worth = 10.0 * chance(own, slot, seen | table[DEAD])
    worth += 10.0 * chance(own, slot, table[LEFT + 1] | table[DEAD])
    for value in range(len(VALUES)):
        worth += (value + 1) * chance(own, slot, faces_of_value(value))
    return worth
