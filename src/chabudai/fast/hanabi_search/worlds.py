"""Worlds that one seat cannot tell from the true one: its own hand and the deck, drawn by chance.

Each way to put different physical cards into its slots, within what it knows of each, is
equally likely; what remains is the deck in any order.
"""

from __future__ import annotations

import numpy as np

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.chance import Counter, next_below, shuffle
from chabudai.fast.compiling import allocating, compiled
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_search.layout import COPIES, DECK_LEFT, DRAWN, PILE, SEAT, SIZES
from chabudai.fast.hanabi_search.own import KNOWN, PLANES
from chabudai.fast.hanabi_search.rows import Cards, Ints
from chabudai.games.hanabi import CARDS

TRIES = 200
"""How often a hand is drawn anew before slots are filled one after the other."""
POOL = 64
"""Room for all cards of a deck."""
FACES = len(CARDS)


@compiled
def fill_pool(own: Ints, pool: Cards) -> int:
    """Write every card that the seat has not located, copy by copy; return how many."""
    count = 0
    for plane in range(COPIES):
        cards = own[PLANES + plane]
        while cards:
            pool[count] = trailing_zeros(cards)
            cards &= cards - 1
            count += 1
    return count


@compiled
def imagine(table: Ints, own: Ints, pool: Cards, count: int, counter: Counter, world: Cards) -> None:
    """Draw the hand of the seat to move and the deck of *world*; the other hands stay as they are."""
    seat = table[SEAT]
    size = table[SIZES + seat]
    used = 0
    for _ in range(TRIES):
        used = _draw_hand(own, pool, count, counter, world, MAX_HAND * seat, size)
        if used >= 0:
            break
    if used < 0:
        used = _force_hand(own, pool, count, world, MAX_HAND * seat, size)
    world[DRAWN] = 0
    end = 0
    for i in range(count):
        if not used >> i & 1:
            world[PILE + end] = pool[i]
            end += 1
    shuffle(counter, world, PILE, PILE + end)


@compiled
def _draw_hand(own: Ints, pool: Cards, count: int, counter: Counter, world: Cards, base: int, size: int) -> int:
    """Draw each slot for itself; return the physical cards used, -1 if one was used twice."""
    used = 0
    for slot in range(size):
        mask = own[slot]
        if own[KNOWN] >> slot & 1:
            world[base + slot] = trailing_zeros(mask)
            continue
        total = popcount(mask & own[PLANES]) + popcount(mask & own[PLANES + 1]) + popcount(mask & own[PLANES + 2])
        if total == 0:
            return -1
        rank = next_below(counter, total)
        for i in range(count):
            if mask >> pool[i] & 1:
                if rank == 0:
                    if used >> i & 1:
                        return -1
                    used |= 1 << i
                    world[base + slot] = pool[i]
                    break
                rank -= 1
    return used


@compiled
def _force_hand(own: Ints, pool: Cards, count: int, world: Cards, base: int, size: int) -> int:
    """Fill the slots with any unused cards, fitting ones where there are some."""
    used = 0
    for slot in range(size):
        if own[KNOWN] >> slot & 1:
            continue
        pick = -1
        for i in range(count):
            if not used >> i & 1 and (pick < 0 or own[slot] >> pool[i] & 1):
                pick = i
        used |= 1 << pick
        world[base + slot] = pool[pick]
    return used


@allocating
def list_worlds(table: Ints, own: Ints, worlds: Cards) -> int:
    """List all worlds as rows: the doubtful cards of the hand, then the deck; 0 if the rows do not suffice.

    Copies of a card are not told apart. Every row stands for the same number of ways to place
    the physical cards, so all are equally likely.
    """
    pool = np.empty(POOL, np.int8)
    count = fill_pool(own, pool)
    copies = np.zeros(FACES, np.int8)
    for i in range(count):
        copies[pool[i]] += 1
    masks: Ints = np.full(POOL, own[PLANES], np.int64)
    if count != _mask_doubtful(own, table[SIZES + table[SEAT]], masks) + table[DECK_LEFT]:
        return 0
    row = np.full(count + 1, -1, np.int8)
    listed = 0
    place = 0
    while place >= 0:
        if place == count:
            if listed == len(worlds):
                return 0
            worlds[listed, :count] = row[:count]
            listed += 1
            place -= 1
        else:
            row[place] = _next_card(copies, masks[place], row[place])
            place += 1 if row[place] >= 0 else -1
    return listed


@compiled
def _mask_doubtful(own: Ints, size: int, masks: Ints) -> int:
    """Write what each slot can be whose card is not certain; return how many there are."""
    count = 0
    for slot in range(size):
        if not own[KNOWN] >> slot & 1:
            masks[count] = own[slot]
            count += 1
    return count


@compiled
def _next_card(copies: Cards, mask: int, card: int) -> int:
    """Put *card* back, if it is one, and take the next of *mask* that is left; -1 after the last."""
    if card >= 0:
        copies[card] += 1
    for other in range(card + 1, FACES):
        if copies[other] and mask >> other & 1:
            copies[other] -= 1
            return other
    return -1


@compiled
def arrange(table: Ints, own: Ints, row: Cards, world: Cards) -> None:
    """Put one of the listed worlds into *world*; the other hands stay as they are."""
    seat = table[SEAT]
    used = 0
    for slot in range(table[SIZES + seat]):
        if own[KNOWN] >> slot & 1:
            world[MAX_HAND * seat + slot] = trailing_zeros(own[slot])
        else:
            world[MAX_HAND * seat + slot] = row[used]
            used += 1
    world[DRAWN] = 0
    for i in range(table[DECK_LEFT]):
        world[PILE + i] = row[used + i]
