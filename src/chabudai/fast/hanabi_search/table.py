"""The shared public knowledge and how cards that come to light change it."""

from __future__ import annotations

from typing import Final

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.record import MAX_HAND, Table
from chabudai.fast.hanabi.rules import (
    ONES,
    ended_at_once,
    every_face,
    final_after,
    fits,
    next_faces,
    table_in,
    tokens_after,
)
from chabudai.fast.hanabi_search.layout import (
    BUILT,
    CARE,
    CODE,
    COPIES,
    DEAD,
    DECK_LEFT,
    DROPPED,
    ERRORS,
    EVERY_PLAY,
    FINAL,
    FIXED,
    HIDDEN,
    LEFT,
    MARGIN,
    MASKS,
    OVER,
    PLAYABLE,
    PLAYERS,
    PLENTY,
    QUIET,
    RISK,
    RULES,
    SAVE,
    SEAT,
    SIZES,
    SLACK,
    TOKENS,
    WIDTH,
)
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.games.hanabi import CARDS
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.rules import CLUE_TOKENS

COPIED: Final = tuple(sum(1 << card.number for card in CARDS if card.copies > k) for k in range(COPIES))
"""The cards of which the deck holds more than so many copies."""


@compiled
def set_out(table: Ints, rules: Table) -> None:
    """Write the public knowledge of a game that begins, and the conventions for so many players."""
    for i in range(WIDTH):
        table[i] = 0
    for i in range(len(rules)):
        table[RULES + i] = rules[i]
    every = every_face(rules)
    for i in range(COPIES):
        table[LEFT + i] = table[HIDDEN + i] = COPIED[i] & every
    for seat in range(rules.players):
        table[SIZES + seat] = rules.hand_size
        for slot in range(rules.hand_size):
            table[MASKS + MAX_HAND * seat + slot] = every
    table[TOKENS] = CLUE_TOKENS
    table[DECK_LEFT] = rules.deck_size - rules.players * rules.hand_size
    table[FINAL] = -1
    table[SEAT] = rules.first
    table[PLAYABLE] = next_faces(0) & every
    _agree(table, rules)


@compiled
def _agree(table: Ints, rules: Table) -> None:
    """Write the conventions that suit so many players best."""
    players = rules.players
    table[SLACK] = table[DECK_LEFT] - rules.top_score - (5 if players == 2 else 0)
    table[CODE] = QUIET | (EVERY_PLAY if players < 4 else 0) | (SAVE if players == 2 else 0)
    table[MARGIN] = 35 if players == 2 else 0
    table[PLENTY] = 6 if players < 4 else 7
    table[CARE] = 300 if players == 2 else 100
    table[RISK] = 30 if players == 2 else 20 if players == 3 else 0


@compiled
def weigh(table: Ints, planes: int, cards: int) -> int:
    """Count the copies of *cards* in the three sets that start at *planes*."""
    return popcount(cards & table[planes]) + popcount(cards & table[planes + 1]) + popcount(cards & table[planes + 2])


@compiled
def take(table: Ints, planes: int, card: int) -> None:
    """Count one copy of *card* less in the three sets that start at *planes*."""
    bit = 1 << card
    if table[planes + 2] & bit:
        table[planes + 2] ^= bit
    elif table[planes + 1] & bit:
        table[planes + 1] ^= bit
    else:
        table[planes] &= ~bit


@compiled
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
            base = MASKS + MAX_HAND * seat
            for slot in range(table[SIZES + seat]):
                if fixed >> slot & 1:
                    continue
                mask = table[base + slot] & hidden
                if mask == 0:
                    mask = hidden
                table[base + slot] = mask
                if mask & (mask - 1) == 0 and mask != 0:
                    fixed |= 1 << slot
                    take(table, HIDDEN, trailing_zeros(mask))
                    if table[HIDDEN] != hidden:
                        hidden = table[HIDDEN]
                        again = True
            table[FIXED + seat] = fixed


@compiled
def look_ahead(table: Ints) -> None:
    """Work out anew which cards fit now and which can never be played any more."""
    left = table[LEFT]
    playable = next_faces(table[BUILT]) & left
    lively = playable
    for _ in range(len(VALUES) - 1):
        lively |= lively << 1 & ~ONES & left
    table[PLAYABLE] = playable
    table[DEAD] = every_face(table_in(table, RULES)) & ~lively


@compiled
def leave(table: Ints, seat: int, slot: int, card: int) -> None:
    """Take *card* out of its slot, in the sight of all, and put a drawn card at the end."""
    fixed = table[FIXED + seat]
    if not fixed >> slot & 1:
        take(table, HIDDEN, card)
    take(table, LEFT, card)
    size = table[SIZES + seat]
    base = MASKS + MAX_HAND * seat
    misled = not table[base + slot] >> card & 1
    for i in range(slot, size - 1):
        table[base + i] = table[base + i + 1]
    below = (1 << slot) - 1
    table[FIXED + seat] = (fixed & below) | ((fixed >> 1) & ~below)
    if table[DECK_LEFT] > 0:
        table[base + size - 1] = table[HIDDEN]
    else:
        table[base + size - 1] = 0
        table[SIZES + seat] = size - 1
    if misled:
        _forget(table, seat)


@compiled
def _forget(table: Ints, seat: int) -> None:
    """Start anew with the knowledge of a hand that has turned out to be wrong.

    It happens when a message had to be left unsaid, and among players of other habits.
    """
    for i in range(COPIES):
        table[HIDDEN + i] = table[LEFT + i]
    for other in range(table[PLAYERS]):
        if other != seat:
            for slot in range(table[SIZES + other]):
                if table[FIXED + other] >> slot & 1:
                    take(table, HIDDEN, trailing_zeros(table[MASKS + MAX_HAND * other + slot]))
    table[FIXED + seat] = 0
    for slot in range(table[SIZES + seat]):
        table[MASKS + MAX_HAND * seat + slot] = table[HIDDEN]


@compiled
def pass_turn(table: Ints, lost: int) -> None:
    """Give the turn to the next seat and end the game where the rules end it.

    *lost* tells that the last copy of a card that was still to be built is gone.
    """
    rules = table_in(table, RULES)
    table[FINAL] = final_after(table[FINAL], table[DECK_LEFT], rules)
    table[SEAT] = (table[SEAT] + 1) % table[PLAYERS]
    if ended_at_once(table[ERRORS], table[BUILT], lost, rules) or table[FINAL] == 0:
        table[OVER] = 1
    if table[SIZES + table[SEAT]] == 0 and table[TOKENS] == 0:
        table[OVER] = 1


@compiled
def play_card(table: Ints, seat: int, slot: int, card: int, announced: int) -> None:
    """Play *card*; *announced* is the colour that was named, or -1."""
    face = 1 << card
    fitting = fits(face, table[BUILT], announced)
    leave(table, seat, slot, card)
    if fitting:
        table[BUILT] |= face
        table[TOKENS] = tokens_after(table[TOKENS], face, announced)
    else:
        table[ERRORS] += 1
        table[DROPPED] += 1
    _close(table, card)


@compiled
def discard_card(table: Ints, seat: int, slot: int, card: int) -> None:
    """Discard *card* for a token."""
    leave(table, seat, slot, card)
    table[DROPPED] += 1
    table[TOKENS] += 1
    _close(table, card)


@compiled
def _close(table: Ints, card: int) -> None:
    """End the turn in which *card* left a hand."""
    look_ahead(table)
    settle(table)
    if table[DECK_LEFT] > 0:
        table[DECK_LEFT] -= 1
    pass_turn(table, ~(table[LEFT] | table[BUILT]) >> card & 1)
