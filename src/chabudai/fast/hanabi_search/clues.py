"""Which clue says which message.

A clue to a seat has a kind (value or colour) and touches that seat's focus or not: three or four
options for each other seat. The message's number walks through the seats after the speaker and
their options.
"""

from __future__ import annotations

from chabudai.fast.hanabi_search.kernel import Cards, Ints, kernel, ones
from chabudai.fast.hanabi_search.layout import (
    CLUE_COLOUR,
    CLUE_VALUE,
    COLOUR_SET,
    DEAD,
    EMPTY_CLUES,
    FIXED,
    HAND,
    HIDDEN,
    MASKS,
    MAX_TOKENS,
    PLAYERS,
    RISK,
    RULES,
    SEAT,
    SIZES,
    SLOTS,
    SUITS,
    TOKENS,
    VALUE_SET,
    VALUES,
)
from chabudai.fast.hanabi_search.table import weigh

FOCUS = 0
"""In a plan: for each seat the slot that options are about."""
OPTIONS = 5
"""In a plan: for each seat the number of options."""
SIZE = 10
"""In a plan: the number of messages."""
PLAN = 16


@kernel
def make_plan(table: Ints, speaker: int, plan: Ints) -> None:
    """Work out every seat's focus and options, and the number of messages."""
    players = table[PLAYERS]
    plan[SIZE] = 0
    for step in range(1, players):
        seat = (speaker + step) % players
        plan[FOCUS + seat] = _focus(table, seat)
        plan[OPTIONS + seat] = _options(table, seat)
        plan[SIZE] += plan[OPTIONS + seat]


@kernel
def _focus(table: Ints, seat: int) -> int:
    best = 0
    most = -1
    for slot in range(table[SIZES + seat]):
        mask = table[MASKS + SLOTS * seat + slot]
        doubt = 0
        if not table[FIXED + seat] >> slot & 1 and mask & ~table[DEAD] != 0:
            doubt = 1 + (0 if _one_colour(table, mask) else 1) + (0 if _one_value(mask) else 1)
        if doubt > most:
            most = doubt
            best = slot
    return best


@kernel
def _one_colour(table: Ints, mask: int) -> bool:
    for suit in range(table[SUITS]):  # noqa: SIM110
        if mask & ~(COLOUR_SET << (5 * suit)) == 0:
            return True
    return False


@kernel
def _one_value(mask: int) -> bool:
    for value in range(VALUES):  # noqa: SIM110
        if mask & ~(VALUE_SET << value) == 0:
            return True
    return False


@kernel
def _options(table: Ints, seat: int) -> int:
    if table[SIZES + seat] == 0:
        return 0
    if table[RULES] & EMPTY_CLUES:
        return 4
    if table[SIZES + seat] == 1:
        return 2
    if _uniform_chance(table, seat) <= (0.0 if table[TOKENS] == MAX_TOKENS else table[RISK] * 0.001):
        return 4
    return 3


@kernel
def _uniform_chance(table: Ints, seat: int) -> float:
    """Return about how likely the hand is all of one colour or all of one value."""
    total = 0.0
    for kind in range(table[SUITS] + VALUES):
        part = VALUE_SET << kind if kind < VALUES else COLOUR_SET << (5 * (kind - VALUES))
        chance = 1.0
        for slot in range(table[SIZES + seat]):
            mask = table[MASKS + SLOTS * seat + slot]
            if table[FIXED + seat] >> slot & 1:
                if mask & part == 0:
                    chance = 0.0
            else:
                chance *= weigh(table, HIDDEN, mask & part) / weigh(table, HIDDEN, mask)
            if chance == 0.0:
                break
        total += chance
    return total


@kernel
def touched_by(hands: Cards, table: Ints, target: int, kind: int, what: int) -> int:
    """Return the set of slots that a clue points at."""
    touched = 0
    for slot in range(table[SIZES + target]):
        card = hands[SLOTS * target + slot]
        if (card // 5 if kind == CLUE_COLOUR else card % 5) == what:
            touched |= 1 << slot
    return touched


@kernel
def message_of(table: Ints, plan: Ints, speaker: int, target: int, kind: int, touched: int) -> int:
    """Return the message that a clue stands for."""
    players = table[PLAYERS]
    message = 0
    seat = (speaker + 1) % players
    while seat != target:
        message += plan[OPTIONS + seat]
        seat = (seat + 1) % players
    option = 0 if kind == CLUE_VALUE else 1
    if not touched >> plan[FOCUS + target] & 1:
        option += 2
    return message + min(option, plan[OPTIONS + target] - 1)


@kernel
def apply_touch(table: Ints, masks: Ints, target: int, kind: int, what: int, touched: int) -> None:
    """Write what a clue says by itself into *masks*."""
    part = COLOUR_SET << (5 * what) if kind == CLUE_COLOUR else VALUE_SET << what
    for slot in range(table[SIZES + target]):
        if touched >> slot & 1:
            masks[SLOTS * target + slot] &= part
        else:
            masks[SLOTS * target + slot] &= ~part


@kernel
def touch_gain(table: Ints, masks: Ints, target: int, kind: int, what: int, touched: int) -> float:
    """Return how much a clue narrows the hand beyond *masks*."""
    part = COLOUR_SET << (5 * what) if kind == CLUE_COLOUR else VALUE_SET << what
    gain = 1.0
    for slot in range(table[SIZES + target]):
        if table[FIXED + target] >> slot & 1:
            continue
        old = masks[SLOTS * target + slot]
        new = old & part if touched >> slot & 1 else old & ~part
        if new in (old, 0):
            continue
        gain *= weigh(table, HIDDEN, old) / max(1, weigh(table, HIDDEN, new))
        if ones(new) == 1 or (new & ~table[DEAD] == 0 and old & ~table[DEAD] != 0):
            gain *= 2.0
    return gain


@kernel
def clue_count(table: Ints) -> int:
    """Return how many clues have a number."""
    return (table[PLAYERS] - 1) * (table[SUITS] + VALUES)


@kernel
def clue_parts(table: Ints, number: int) -> tuple[int, int, int]:
    """Return target, kind and what of the clue with this number, counted from 0."""
    seat, players, suits = table[SEAT], table[PLAYERS], table[SUITS]
    colours = (players - 1) * suits
    if number < colours:
        return (seat + 1 + number // suits) % players, CLUE_COLOUR, number % suits
    number -= colours
    return (seat + 1 + number // VALUES) % players, 1 - CLUE_COLOUR, number % VALUES


@kernel
def announced_from(table: Ints) -> int:
    """Return the first action that announces a colour."""
    return 2 * table[HAND] + clue_count(table)
