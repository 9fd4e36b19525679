"""The shared public knowledge and how cards that come to light change it."""

from __future__ import annotations

from chabudai.fast.hanabi_search.kernel import Ints, kernel, lowest, ones
from chabudai.fast.hanabi_search.layout import (
    ALL_OR_NOTHING,
    CARE,
    CODE,
    COLOUR_SET,
    DEAD,
    DECK,
    DROPPED,
    ERRORS,
    EVERY_PLAY,
    FINAL,
    FIRES,
    FIXED,
    HAND,
    HIDDEN,
    LEFT,
    MARGIN,
    MASKS,
    MAX_ERRORS,
    MAX_TOKENS,
    OVER,
    PLAYABLE,
    PLAYERS,
    PLENTY,
    QUIET,
    RISK,
    RULES,
    SAVE,
    SCORE,
    SEAT,
    SIZES,
    SLACK,
    SLOTS,
    SUITS,
    TOKENS,
    TOP,
    VALUE_SET,
    WIDTH,
)


@kernel
def set_out(table: Ints, players: int, suits: int, rules: int, first: int) -> None:
    """Write the public knowledge of a game that begins, and the conventions for so many players."""
    for i in range(WIDTH):
        table[i] = 0
    size = 5 if players < 4 else 4
    plain = VALUE_SET & ((1 << 25) - 1)
    every = (1 << (5 * suits)) - 1
    table[LEFT] = every
    table[LEFT + 1] = 15 * plain
    table[LEFT + 2] = plain
    for i in range(3):
        table[HIDDEN + i] = table[LEFT + i]
    for seat in range(players):
        table[SIZES + seat] = size
        for slot in range(size):
            table[MASKS + SLOTS * seat + slot] = every
    cards = 50 if suits == 5 else 55
    table[TOKENS] = MAX_TOKENS
    table[DECK] = cards - players * size
    table[FINAL] = -1
    table[SEAT] = first
    table[PLAYABLE] = VALUE_SET & every
    table[PLAYERS] = players
    table[HAND] = size
    table[SUITS] = suits
    table[SLACK] = cards - TOP * suits - players * size - (5 if players == 2 else 0)
    table[RULES] = rules
    table[CODE] = QUIET | (EVERY_PLAY if players < 4 else 0) | (SAVE if players == 2 else 0)
    table[MARGIN] = 35 if players == 2 else 0
    table[PLENTY] = 6 if players < 4 else 7
    table[CARE] = 300 if players == 2 else 100
    table[RISK] = 30 if players == 2 else 20 if players == 3 else 0


@kernel
def weigh(table: Ints, planes: int, cards: int) -> int:
    """Count the copies of *cards* in the three sets that start at *planes*."""
    return ones(cards & table[planes]) + ones(cards & table[planes + 1]) + ones(cards & table[planes + 2])


@kernel
def take(table: Ints, planes: int, card: int) -> None:
    """Count one copy of *card* less in the three sets that start at *planes*."""
    bit = 1 << card
    if table[planes + 2] & bit:
        table[planes + 2] ^= bit
    elif table[planes + 1] & bit:
        table[planes + 1] ^= bit
    else:
        table[planes] &= ~bit


@kernel
def settle(table: Ints) -> None:
    """Draw every conclusion of one step from the masks until nothing changes.

    A slot with one possible card is located; a card whose copies are all located can be
    in no other slot.
    """
    players = table[PLAYERS]
    again = True
    while again:
        again = False
        hidden = table[HIDDEN]
        for seat in range(players):
            fixed = table[FIXED + seat]
            base = MASKS + SLOTS * seat
            for slot in range(table[SIZES + seat]):
                if fixed >> slot & 1:
                    continue
                mask = table[base + slot] & hidden
                if mask == 0:
                    mask = hidden
                table[base + slot] = mask
                if mask & (mask - 1) == 0 and mask != 0:
                    fixed |= 1 << slot
                    take(table, HIDDEN, lowest(mask))
                    if table[HIDDEN] != hidden:
                        hidden = table[HIDDEN]
                        again = True
            table[FIXED + seat] = fixed


@kernel
def look_ahead(table: Ints) -> None:
    """Work out anew which cards fit now and which can never be played any more."""
    playable = 0
    dead = 0
    left = table[LEFT]
    for suit in range(table[SUITS]):
        height = table[FIRES + suit]
        needed = (COLOUR_SET << height) & COLOUR_SET
        gone = needed & ~(left >> (5 * suit))
        lost = 32 if gone == 0 else gone & -gone
        lively = needed & (lost - 1)
        dead |= (COLOUR_SET & ~lively) << (5 * suit)
        playable |= (lively & (1 << height)) << (5 * suit)
    table[PLAYABLE] = playable
    table[DEAD] = dead


@kernel
def leave(table: Ints, seat: int, slot: int, card: int) -> None:
    """Take *card* out of its slot, in the sight of all, and put a drawn card at the end."""
    fixed = table[FIXED + seat]
    if not fixed >> slot & 1:
        take(table, HIDDEN, card)
    take(table, LEFT, card)
    size = table[SIZES + seat]
    base = MASKS + SLOTS * seat
    misled = not table[base + slot] >> card & 1
    for i in range(slot, size - 1):
        table[base + i] = table[base + i + 1]
    below = (1 << slot) - 1
    table[FIXED + seat] = (fixed & below) | ((fixed >> 1) & ~below)
    if table[DECK] > 0:
        table[base + size - 1] = table[HIDDEN]
    else:
        table[base + size - 1] = 0
        table[SIZES + seat] = size - 1
    if misled:
        _forget(table, seat)


@kernel
def _forget(table: Ints, seat: int) -> None:
    """Start anew with the knowledge of a hand that has turned out to be wrong.

    It happens when a message had to be left unsaid, and among players of other habits.
    """
    for i in range(3):
        table[HIDDEN + i] = table[LEFT + i]
    for other in range(table[PLAYERS]):
        if other != seat:
            for slot in range(table[SIZES + other]):
                if table[FIXED + other] >> slot & 1:
                    take(table, HIDDEN, lowest(table[MASKS + SLOTS * other + slot]))
    table[FIXED + seat] = 0
    for slot in range(table[SIZES + seat]):
        table[MASKS + SLOTS * seat + slot] = table[HIDDEN]


@kernel
def pass_turn(table: Ints, drew: int) -> None:
    """Give the turn to the next seat and end the game where the rules end it."""
    if table[FINAL] >= 0:
        table[FINAL] -= 1
    if drew and table[DECK] > 0:
        table[DECK] -= 1
        if table[DECK] == 0 and not table[RULES] & ALL_OR_NOTHING:
            table[FINAL] = table[PLAYERS]
    table[SEAT] = (table[SEAT] + 1) % table[PLAYERS]
    if table[ERRORS] == MAX_ERRORS or table[FINAL] == 0 or table[SCORE] == TOP * table[SUITS]:
        table[OVER] = 1
    if table[SIZES + table[SEAT]] == 0 and table[TOKENS] == 0:
        table[OVER] = 1


@kernel
def play_card(table: Ints, seat: int, slot: int, card: int, announced: int) -> None:
    """Play *card*; *announced* is the colour that was named, or -1."""
    suit = card // 5
    fits = card % 5 == table[FIRES + suit] and announced in (-1, suit)
    leave(table, seat, slot, card)
    if fits:
        table[FIRES + suit] += 1
        table[SCORE] += 1
        regained = (1 if card % 5 == TOP - 1 else 0) + (1 if announced >= 0 else 0)
        table[TOKENS] = min(MAX_TOKENS, table[TOKENS] + regained)
    else:
        table[ERRORS] += 1
        _drop(table, card)
    look_ahead(table)
    settle(table)
    pass_turn(table, 1)


@kernel
def discard_card(table: Ints, seat: int, slot: int, card: int) -> None:
    """Discard *card* for a token."""
    leave(table, seat, slot, card)
    _drop(table, card)
    table[TOKENS] += 1
    look_ahead(table)
    settle(table)
    pass_turn(table, 1)


@kernel
def _drop(table: Ints, card: int) -> None:
    table[DROPPED] += 1
    if table[RULES] & ALL_OR_NOTHING and not table[LEFT] >> card & 1 and not table[DEAD] >> card & 1:
        table[OVER] = 1
