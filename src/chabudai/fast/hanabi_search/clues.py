"""Which clue says which message.

A clue to a seat has a kind (value or colour) and touches that seat's focus or not: three or four
options for each other seat. The message's number walks through the seats after the speaker and
their options.
"""

from __future__ import annotations

from chabudai.fast.bits import popcount
from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import COLOUR_CLUE, VALUE_CLUE, clue_in, faces_of_colour, faces_of_value, table_in
from chabudai.fast.hanabi_search.layout import (
    COLOURS,
    DEAD,
    EMPTY_CLUES,
    FIXED,
    HIDDEN,
    MASKS,
    PLAYERS,
    RISK,
    RULES,
    SEAT,
    SIZES,
    TOKENS,
)
from chabudai.fast.hanabi_search.rows import Cards, Ints
from chabudai.fast.hanabi_search.table import weigh
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.rules import CLUE_TOKENS

FOCUS = 0
"""In a plan: for each seat the slot that options are about."""
OPTIONS = 5
"""In a plan: for each seat the number of options."""
SIZE = 10
"""In a plan: the number of messages."""


@compiled
def make_plan(table: Ints, speaker: int, plan: Ints) -> None:
    """Work out every seat's focus and options, and the number of messages."""
    players = table[PLAYERS]
    plan[SIZE] = 0
    for step in range(1, players):
        seat = (speaker + step) % players
        plan[FOCUS + seat] = _focus(table, seat)
        plan[OPTIONS + seat] = _options(table, seat)
        plan[SIZE] += plan[OPTIONS + seat]


@compiled
def _focus(table: Ints, seat: int) -> int:
    best = 0
    most = -1
    for slot in range(table[SIZES + seat]):
        mask = table[MASKS + MAX_HAND * seat + slot]
        doubt = 0
        if not table[FIXED + seat] >> slot & 1 and mask & ~table[DEAD] != 0:
            doubt = 1 + (0 if _one_colour(table, mask) else 1) + (0 if _one_value(mask) else 1)
        if doubt > most:
            most = doubt
            best = slot
    return best


@compiled
def _one_colour(table: Ints, mask: int) -> bool:
    for colour in range(table[COLOURS]):  # noqa: SIM110
        if mask & ~(faces_of_colour(colour)) == 0:
            return True
    return False


@compiled
def _one_value(mask: int) -> bool:
    for value in range(len(VALUES)):  # noqa: SIM110
        if mask & ~faces_of_value(value) == 0:
            return True
    return False


@compiled
def _options(table: Ints, seat: int) -> int:
    if table[SIZES + seat] == 0:
        return 0
    if table[EMPTY_CLUES]:
        return 4
    if table[SIZES + seat] == 1:
        return 2
    if _uniform_chance(table, seat) <= (0.0 if table[TOKENS] == CLUE_TOKENS else table[RISK] * 0.001):
        return 4
    return 3


@compiled
def _uniform_chance(table: Ints, seat: int) -> float:
    """Return about how likely the hand is all of one colour or all of one value."""
    total = 0.0
    for kind in range(table[COLOURS] + len(VALUES)):
        part = faces_of_value(kind) if kind < len(VALUES) else faces_of_colour(kind - len(VALUES))
        chance = 1.0
        for slot in range(table[SIZES + seat]):
            mask = table[MASKS + MAX_HAND * seat + slot]
            if table[FIXED + seat] >> slot & 1:
                if mask & part == 0:
                    chance = 0.0
            else:
                chance *= weigh(table, HIDDEN, mask & part) / weigh(table, HIDDEN, mask)
            if chance == 0.0:
                break
        total += chance
    return total


@compiled
def touched_by(hands: Cards, table: Ints, target: int, kind: int, what: int) -> int:
    """Return the set of slots that a clue points at."""
    touched = 0
    for slot in range(table[SIZES + target]):
        card = hands[MAX_HAND * target + slot]
        if (card // len(VALUES) if kind == COLOUR_CLUE else card % len(VALUES)) == what:
            touched |= 1 << slot
    return touched


@compiled
def message_of(table: Ints, plan: Ints, speaker: int, target: int, kind: int, touched: int) -> int:
    """Return the message that a clue stands for."""
    players = table[PLAYERS]
    message = 0
    seat = (speaker + 1) % players
    while seat != target:
        message += plan[OPTIONS + seat]
        seat = (seat + 1) % players
    option = 0 if kind == VALUE_CLUE else 1
    if not touched >> plan[FOCUS + target] & 1:
        option += 2
    return message + min(option, plan[OPTIONS + target] - 1)


@compiled
def apply_touch(table: Ints, masks: Ints, target: int, kind: int, what: int, touched: int) -> None:
    """Write what a clue says by itself into *masks*."""
    part = faces_of_colour(what) if kind == COLOUR_CLUE else faces_of_value(what)
    for slot in range(table[SIZES + target]):
        if touched >> slot & 1:
            masks[MAX_HAND * target + slot] &= part
        else:
            masks[MAX_HAND * target + slot] &= ~part


@compiled
def touch_gain(table: Ints, masks: Ints, target: int, kind: int, what: int, touched: int) -> float:
    """Return how much a clue narrows the hand beyond *masks*."""
    part = faces_of_colour(what) if kind == COLOUR_CLUE else faces_of_value(what)
    gain = 1.0
    for slot in range(table[SIZES + target]):
        if table[FIXED + target] >> slot & 1:
            continue
        old = masks[MAX_HAND * target + slot]
        new = old & part if touched >> slot & 1 else old & ~part
        if new in (old, 0):
            continue
        gain *= weigh(table, HIDDEN, old) / max(1, weigh(table, HIDDEN, new))
        if popcount(new) == 1 or (new & ~table[DEAD] == 0 and old & ~table[DEAD] != 0):
            gain *= 2.0
    return gain


@compiled
def clue_parts(table: Ints, action: int) -> tuple[int, int, int]:
    """Return the target, the kind and what a clue names."""
    distance, kind, what = clue_in(table_in(table, RULES), action)
    return (table[SEAT] + 1 + distance) % table[PLAYERS], kind, what
