"""The move of the information strategy without any search."""

from __future__ import annotations

from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_search.clues import SIZE, clue_parts, make_plan, message_of, touch_gain, touched_by
from chabudai.fast.hanabi_search.discards import discard, is_useless
from chabudai.fast.hanabi_search.layout import (
    ANNOUNCED_FROM,
    AT_DOUBTS,
    AT_MASKS,
    AT_OWN,
    AT_PLAN,
    CARE,
    CODE,
    COLOURS_FROM,
    DEAD,
    DROPPED,
    EMPTY_CLUES,
    EVERY_PLAY,
    LEFT,
    PLAYABLE,
    PLAYERS,
    PLAYS_FROM,
    PLENTY,
    SCRATCH,
    SEAT,
    SIZES,
    SLACK,
    TOKENS,
)
from chabudai.fast.hanabi_search.own import chance, look
from chabudai.fast.hanabi_search.plays import as_play, coded_play, known_plays, surely_playable, worth_a_risk
from chabudai.fast.hanabi_search.questions import answer_all, copy_masks, knows_a_play
from chabudai.fast.hanabi_search.rows import Cards, Ints
from chabudai.games.hanabi.rules import CLUE_TOKENS


@compiled
def choose(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the action of the seat to move."""
    seat = table[SEAT]
    own = scratch[AT_OWN:AT_DOUBTS]
    look(table, hands, seat, own)
    slot = surely_playable(table, hands, own)
    if slot >= 0 and table[CODE] & EVERY_PLAY:
        coded = coded_play(table, hands, scratch)
        if coded >= 0 and known_plays(table, seat) >> slot & 1:
            slot = coded
    if slot < 0:
        slot = worth_a_risk(table, own)
    if slot >= 0:
        return as_play(table, own, slot)
    if table[TOKENS] > 0 and _wants_to_clue(table, hands, own, scratch):
        action = best_clue(table, hands, scratch)
        if action >= 0:
            return action
    if table[TOKENS] == CLUE_TOKENS or table[SIZES + seat] == 0:
        return _any_clue(table, hands)
    return discard(table, hands, scratch)


@compiled
def _can_play(table: Ints, hands: Cards, seat: int) -> bool:
    """Tell whether *seat* holds a card that fits now."""
    for slot in range(table[SIZES + seat]):  # noqa: SIM110
        if table[PLAYABLE] >> hands[MAX_HAND * seat + slot] & 1:
            return True
    return False


@compiled
def someone_needs_a_clue(table: Ints, hands: Cards) -> bool:
    """Tell whether another seat holds a playable card and knows none."""
    for seat in range(table[PLAYERS]):
        if seat != table[SEAT] and _can_play(table, hands, seat) and not knows_a_play(table, seat):
            return True
    return False


@compiled
def _wants_to_clue(table: Ints, hands: Cards, own: Ints, scratch: Ints) -> bool:
    if table[TOKENS] == CLUE_TOKENS or someone_needs_a_clue(table, hands):
        return True
    if table[DROPPED] <= table[SLACK]:
        for slot in range(table[SIZES + table[SEAT]]):
            if own[slot] & ~table[DEAD] == 0 or is_useless(table, table[SEAT], slot):
                return False
    for seat in range(table[PLAYERS]):
        if seat != table[SEAT] and _can_play(table, hands, seat):
            return True
    if table[TOKENS] > table[PLENTY]:
        return True
    slot = discard(table, hands, scratch)
    risk = chance(own, slot, table[LEFT] & ~table[LEFT + 1] & ~table[DEAD])
    return 1000 * risk * table[TOKENS] > table[CARE]


@compiled
def best_clue(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the clue that says the message of this moment and tells most besides, or -1."""
    seat = table[SEAT]
    plan, doubts = scratch[AT_PLAN:AT_OWN], scratch[AT_DOUBTS:AT_MASKS]
    masks = scratch[AT_MASKS:SCRATCH]
    make_plan(table, seat, plan)
    copy_masks(table, masks)
    message = answer_all(table, hands, seat, plan[SIZE], -1, -1, masks, doubts)
    best = -1
    most = -1.0
    for action in range(table[COLOURS_FROM], table[ANNOUNCED_FROM]):
        target, kind, what = clue_parts(table, action)
        touched = touched_by(hands, table, target, kind, what)
        if (touched or table[EMPTY_CLUES]) and message_of(table, plan, seat, target, kind, touched) == message:
            gain = touch_gain(table, masks, target, kind, what, touched)
            if gain > most:
                most = gain
                best = action
    return best


@compiled
def _any_clue(table: Ints, hands: Cards) -> int:
    for action in range(table[COLOURS_FROM], table[ANNOUNCED_FROM]):
        target, kind, what = clue_parts(table, action)
        if touched_by(hands, table, target, kind, what) or table[EMPTY_CLUES]:
            return action
    return table[PLAYS_FROM]
