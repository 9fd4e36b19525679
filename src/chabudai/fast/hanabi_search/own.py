"""What the seat to move can know of its own hand: the public masks without the cards it sees."""

from __future__ import annotations

from chabudai.fast.bits import trailing_zeros
from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_search.layout import COPIES, FIXED, HIDDEN, MASKS, PLAYERS, SIZES
from chabudai.fast.hanabi_search.rows import Cards, Ints
from chabudai.fast.hanabi_search.table import take, weigh

PLANES = 5
"""In a row about a seat's own hand, after its masks: the unseen copies."""
KNOWN = 8
"""In such a row: the slots whose card is certain."""
OWN = 16


@compiled
def look(table: Ints, hands: Cards, seat: int, own: Ints) -> None:
    """Write what *seat* knows of its own cards."""
    for i in range(COPIES):
        own[PLANES + i] = table[HIDDEN + i]
    players = table[PLAYERS]
    for other in range(players):
        if other != seat:
            fixed = table[FIXED + other]
            for slot in range(table[SIZES + other]):
                if not fixed >> slot & 1:
                    take(own, PLANES, hands[MAX_HAND * other + slot])
    for slot in range(table[SIZES + seat]):
        own[slot] = table[MASKS + MAX_HAND * seat + slot]
    own[KNOWN] = table[FIXED + seat]
    _conclude(own, table[SIZES + seat])


@compiled
def _conclude(own: Ints, size: int) -> None:
    again = True
    while again:
        again = False
        for slot in range(size):
            if own[KNOWN] >> slot & 1:
                continue
            mask = own[slot] & own[PLANES]
            if mask == 0:
                mask = own[PLANES]
            own[slot] = mask
            if mask & (mask - 1) == 0 and mask != 0:
                own[KNOWN] |= 1 << slot
                take(own, PLANES, trailing_zeros(mask))
                again = True


@compiled
def chance(own: Ints, slot: int, part: int) -> float:
    """Return how likely the card in *slot* is one of *part*."""
    mask = own[slot]
    if own[KNOWN] >> slot & 1:
        return 1.0 if mask & part else 0.0
    return weigh(own, PLANES, mask & part) / weigh(own, PLANES, mask)
