"""Hands that one seat may hold, drawn by what the conventions say of each card.

What the others have noted depends on the cards that they see in this hand. So for every hand that is drawn the game is
replayed for them, and a hand in which they would have moved otherwise counts less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.fast.chance import Counter, next_below, shuffle, start
from chabudai.fast.compiling import compiled, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_conventions.layout import (
    DECK_LEFT,
    DRAWN,
    HELD,
    KNOWN,
    ME,
    MEMORIES,
    MEMORY,
    PILE,
    PLAYERS,
    ROW,
    SEAT,
    SIZES,
    SPEAKS,
    SWITCHES,
    UNCOUNTED,
)
from chabudai.fast.hanabi_conventions.notes import NOBODY
from chabudai.fast.hanabi_conventions.scene import look
from chabudai.fast.hanabi_conventions.table import worth
from chabudai.fast.hanabi_conventions.turn import act, decide, play_out
from chabudai.fast.hanabi_search.layout import COPIES
from chabudai.fast.hanabi_search.rows import Floats, Ints, copy_row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.fast.hanabi_conventions.history import History, Row

HANDS: Final = 64
"""How many hands are drawn, and in how many worlds each counts by its share."""
DOUBT: Final = 30
"""Out of a thousand cards, how many are drawn by clues alone."""
TRIES: Final = 200
"""How often a hand is drawn before the conventions are left aside, and then again before cards are put in order."""
UNLIKE: Final = 3.0
"""By what power of e a hand counts less for each move that its onlookers would not have made."""
CERTAIN: Final = 1000
STREAM: Final = 1 << 24
"""Between the numbers of the first worlds of two streams."""
DRAWING: Final = STREAM // 2
"""Far from the numbers of worlds: the number from which hands are drawn."""
POOL: Final = 64
"""Room for all cards of a deck."""


class Worlds(NamedTuple):
    """Games in which one seat holds this hand or that, and everybody's notes fit to it."""

    rows: NDArray[np.int64]
    shares: NDArray[np.float64]
    """How likely each is, added up from the first to the last."""


def imagine(history: History, values: Floats, seed: int, first: int) -> Worlds:
    """Draw the hands that the seat of *history*, which is to move, may hold."""
    places = np.array([birth.place for birth in history.births], np.int64)
    fork = max(0, min((birth.turn for birth in history.births), default=len(history.actions) + 1) - 1)
    actions = np.array(history.actions, np.int64)
    others = ((1 << history.setup.players) - 1) & ~(1 << history.seat)
    base = history.first.copy()
    _take_levels(base, history.row, history.seat)
    _replay(base, actions[:fork], others)
    rows, shares = np.zeros((HANDS + 1, ROW), np.int64), np.zeros(HANDS)
    counter = np.zeros(1, np.uint64)
    start(counter, seed, first + DRAWING)
    _gather(base, history.row, places, actions[fork:], values, counter, rows, shares)
    return Worlds(rows, np.cumsum(shares))


def settled(history: History) -> Worlds:
    """Return the one game in which all hands are as *history* has them."""
    row = history.row.copy()
    _take_levels(row, history.row, history.seat)
    return Worlds(row[np.newaxis], np.ones(1))


def _take_levels(row: Row, now: Row, seat: int) -> None:
    """Let the others in *row* play at the levels that *seat* takes them for *now*."""
    players = int(row[PLAYERS])
    for other in range(players):
        if other != seat:
            taken = now[MEMORIES + seat * MEMORY + SPEAKS + other]
            row[SWITCHES + other] = taken
            place = MEMORIES + other * MEMORY + SPEAKS
            row[place : place + players] &= taken


def play_out_all(
    worlds: Worlds, actions: Sequence[int], values: Floats, count: int, seed: int, first: int
) -> NDArray[np.float64]:
    """Play each of *actions* out in the same *count* worlds from number *first* on; return a row for each action.

    A world is one of the games, chosen by its share, with the deck shuffled. An action below 0 leaves the move to
    the conventions.
    """
    results = np.zeros((len(actions), count))
    counter, trial = np.zeros(1, np.uint64), np.zeros((2, ROW), np.int64)
    _play_worlds(worlds, np.array(actions, np.int64), values, seed, first, counter, trial, results)
    return results


@compiled
def _replay(row: Ints, actions: Ints, seats: int) -> None:
    """Make moves that were made, noticed by *seats*."""
    for i in range(len(actions)):
        act(row, actions[i], seats)


@compiled
def _gather(  # noqa: PLR0913, PLR0917
    base: Ints, now: Ints, places: Ints, actions: Ints, values: Floats, counter: Counter, rows: Any, shares: Floats
) -> None:
    """Draw hands and replay the last moves with each; write the games and how much each counts.

    The last row, beyond those that count, is room to draw in.
    """
    me = now[SEAT]
    look(now, me)
    pool, hand = rows[-1][:POOL], rows[-1][POOL : POOL + MAX_HAND]
    for i in range(len(shares)):
        count = _fill_pool(now, pool)
        used = _draw_hand(now, pool, count, counter, hand)
        row = rows[i]
        copy_row(base, row)
        for slot in range(len(places)):
            row[places[slot]] = pool[hand[slot]]
        shares[i] = np.exp(-UNLIKE * _count_unlike(row, values, actions, me))
        for k in range(MEMORIES + me * MEMORY, MEMORIES + (me + 1) * MEMORY):
            row[k] = now[k]
        _lay_pile(row, pool, count, used)
    now[ME] = NOBODY


@part
def _count_unlike(row: Ints, values: Floats, actions: Ints, me: int) -> int:
    """Make moves that were made, noticed by all but *me*; return how many of theirs the others would not have made."""
    others = ((1 << row[PLAYERS]) - 1) & ~(1 << me)
    unlike = 0
    for i in range(len(actions)):
        if row[SEAT] != me:
            unlike += int(decide(row, values) != actions[i])
        act(row, actions[i], others)
    return unlike


@part
def _fill_pool(now: Ints, pool: Ints) -> int:
    """Write every card that the seat has not seen, copy by copy; return how many."""
    count = 0
    for plane in range(COPIES):
        cards = now[UNCOUNTED + plane]
        while cards:
            pool[count] = cards & -cards
            cards &= cards - 1
            count += 1
    return count


@part
def _lay_pile(row: Ints, pool: Ints, count: int, used: int) -> None:
    """Let the cards that the hand does not need be the deck."""
    end = PILE + row[DRAWN]
    for i in range(count):
        if not used >> i & 1:
            row[end] = pool[i]
            end += 1


@part
def _draw_hand(now: Ints, pool: Ints, count: int, counter: Counter, hand: Ints) -> int:
    """Draw a hand that fits to the clues; write the place of each card in the pool and return these places as a set."""
    for i in range(2 * TRIES):
        used = _try_hand(now, pool, count, counter, hand, DOUBT if i < TRIES else CERTAIN)
        if used >= 0:
            return used
    return _force_hand(now, pool, count, hand)


@part
def _try_hand(now: Ints, pool: Ints, count: int, counter: Counter, hand: Ints, doubt: int) -> int:
    """Draw each card for itself; return -1 if one was drawn twice."""
    used = 0
    base = MAX_HAND * now[SEAT]
    for slot in range(now[SIZES + now[SEAT]]):
        cards = now[HELD + base + slot]
        if next_below(counter, CERTAIN) < doubt:
            cards = now[KNOWN + base + slot]
        total = 0
        for i in range(count):
            total += int(pool[i] & cards != 0)
        if total == 0:
            return -1
        rank = next_below(counter, total)
        for i in range(count):
            if pool[i] & cards:
                if rank == 0:
                    hand[slot] = i
                    break
                rank -= 1
        if used >> hand[slot] & 1:
            return -1
        used |= 1 << hand[slot]
    return used


@part
def _force_hand(now: Ints, pool: Ints, count: int, hand: Ints) -> int:
    """Find the first hand that fits to the clues."""
    base, size = KNOWN + MAX_HAND * now[SEAT], now[SIZES + now[SEAT]]
    used = slot = 0
    hand[0] = -1
    while 0 <= slot < size:
        if hand[slot] >= 0:
            used ^= 1 << hand[slot]
        at = hand[slot] + 1
        while at < count and (used >> at & 1 or pool[at] & now[base + slot] == 0):
            at += 1
        if at < count:
            hand[slot] = at
            used |= 1 << at
            slot += 1
            if slot < size:
                hand[slot] = -1
        else:
            slot -= 1
    return used


@compiled
def _play_worlds(  # noqa: PLR0913, PLR0917
    worlds: Worlds, actions: Ints, values: Floats, seed: int, first: int, counter: Counter, trial: Any, results: Any
) -> None:
    """Play each of *actions* out in as many worlds as *results* has columns; *trial* is room for two games."""
    rows, shares = worlds
    fancy, row = trial[0], trial[1]
    everybody = (1 << rows[0][PLAYERS]) - 1
    for k in range(results.shape[1]):
        start(counter, seed, first + k)
        copy_row(rows[_pick(shares, first + k)], fancy)
        shuffle(counter, fancy, PILE + fancy[DRAWN], PILE + fancy[DRAWN] + fancy[DECK_LEFT])
        for i in range(len(actions)):
            copy_row(fancy, row)
            if actions[i] >= 0:
                act(row, actions[i], everybody)
            play_out(row, values)
            results[i, k] = worth(row)


@part
def _pick(shares: Floats, number: int) -> int:
    """Return the game of a world: in turn, each as often as its share says."""
    last = len(shares) - 1
    at = shares[last] * (number % HANDS + 0.5) / HANDS
    for i in range(last):
        if at < shares[i]:
            return i
    return last
