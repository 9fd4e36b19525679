"""A move's whole effect: the cards, what all players learn from it, and the next turn."""

from __future__ import annotations

from chabudai.fast.bits import popcount
from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import card_in, is_clue, table_in
from chabudai.fast.hanabi_search.clues import SIZE, apply_touch, clue_parts, make_plan, message_of, touched_by
from chabudai.fast.hanabi_search.discards import coded_slots
from chabudai.fast.hanabi_search.layout import (
    ALL_OR_NOTHING,
    AT_DOUBTS,
    AT_MASKS,
    AT_OWN,
    AT_PLAN,
    CODE,
    DECK_LEFT,
    DRAWN,
    EVERY_PLAY,
    MASKS,
    OVER,
    PILE,
    PLAYERS,
    RULES,
    SCRATCH,
    SEAT,
    SIZES,
    TOKENS,
)
from chabudai.fast.hanabi_search.plays import known_plays
from chabudai.fast.hanabi_search.policy import choose
from chabudai.fast.hanabi_search.questions import answer_all, copy_masks, copy_quiet_masks
from chabudai.fast.hanabi_search.rows import Cards, Ints
from chabudai.fast.hanabi_search.table import discard_card, pass_turn, play_card, settle


@compiled
def hear_clue(table: Ints, hands: Cards, action: int, touched: int, listener: int, scratch: Ints) -> None:
    """Let all players learn from a clue; *listener* is the seat whose hand is not in sight."""
    seat = table[SEAT]
    target, kind, what = clue_parts(table, action)
    plan, doubts = scratch[AT_PLAN:AT_OWN], scratch[AT_DOUBTS:AT_MASKS]
    masks = scratch[AT_MASKS:SCRATCH]
    make_plan(table, seat, plan)
    said = message_of(table, plan, seat, target, kind, touched)
    copy_masks(table, masks)
    answer_all(table, hands, seat, plan[SIZE], said, listener, masks, doubts)
    apply_touch(table, masks, target, kind, what, touched)
    _close_clue(table, masks)


@compiled
def _adopt(table: Ints, masks: Ints) -> None:
    for i in range(MAX_HAND * table[PLAYERS]):
        table[MASKS + i] = masks[i]


@compiled
def hear_discard(table: Ints, hands: Cards, slot: int, listener: int, scratch: Ints) -> None:
    """Let all players learn from which card is discarded, before it is seen."""
    seat = table[SEAT]
    masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
    copy_quiet_masks(table, masks)
    slots = coded_slots(table, seat)
    choices = popcount(slots)
    if choices > 1 and slots >> slot & 1:
        said = popcount(slots & ((1 << slot) - 1))
        answer_all(table, hands, seat, choices, said, listener, masks, doubts)
    _adopt(table, masks)


@compiled
def hear_play(table: Ints, hands: Cards, slot: int, listener: int, scratch: Ints) -> None:
    """Let all players learn from which of several certain cards is played, before it is seen."""
    seat = table[SEAT]
    slots = known_plays(table, seat)
    choices = popcount(slots)
    if table[CODE] & EVERY_PLAY and choices > 1 and slots >> slot & 1:
        masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
        copy_masks(table, masks)
        said = popcount(slots & ((1 << slot) - 1))
        answer_all(table, hands, seat, choices, said, listener, masks, doubts)
        _adopt(table, masks)


@compiled
def act(table: Ints, world: Cards, action: int, scratch: Ints) -> None:
    """Make a move in a world whose cards are all known."""
    rules = table_in(table, RULES)
    if is_clue(rules, action):
        target, kind, what = clue_parts(table, action)
        hear_clue(table, world, action, touched_by(world, table, target, kind, what), -1, scratch)
        return
    slot, announced = card_in(rules, action)
    seat = table[SEAT]
    card = world[MAX_HAND * seat + slot]
    draw(table, world, seat, slot)
    if action < rules.plays_from:
        hear_discard(table, world, slot, -1, scratch)
        discard_card(table, seat, slot, card)
    else:
        hear_play(table, world, slot, -1, scratch)
        play_card(table, seat, slot, card, announced)


@compiled
def draw(table: Ints, world: Cards, seat: int, slot: int) -> None:
    """Take a card out of a hand in the world and put the next of the deck at the end."""
    base = MAX_HAND * seat
    last = table[SIZES + seat] - 1
    for i in range(slot, last):
        world[base + i] = world[base + i + 1]
    if table[DECK_LEFT] > 0:
        world[base + last] = world[PILE + world[DRAWN]]
        world[DRAWN] += 1


@compiled
def play_out(table: Ints, world: Cards, scratch: Ints) -> None:
    """Let all seats follow the strategy to the end."""
    while not table[OVER]:
        action = choose(table, world, scratch)
        if is_clue(table_in(table, RULES), action) and not table[ALL_OR_NOTHING]:
            _clue_as_chosen(table, world, action, scratch)
        else:
            act(table, world, action, scratch)


@compiled
def _clue_as_chosen(table: Ints, world: Cards, action: int, scratch: Ints) -> None:
    """Give the clue that was chosen last; what it says still stands in *scratch*."""
    target, kind, what = clue_parts(table, action)
    masks = scratch[AT_MASKS:SCRATCH]
    apply_touch(table, masks, target, kind, what, touched_by(world, table, target, kind, what))
    _close_clue(table, masks)


@compiled
def _close_clue(table: Ints, masks: Ints) -> None:
    _adopt(table, masks)
    table[TOKENS] -= 1
    settle(table)
    pass_turn(table, 0)
