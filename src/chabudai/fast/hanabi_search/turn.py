"""A move's whole effect: the cards, what all players learn from it, and the next turn."""

from __future__ import annotations

from chabudai.fast.hanabi_search.clues import (
    SIZE,
    announced_from,
    apply_touch,
    clue_parts,
    make_plan,
    message_of,
    touched_by,
)
from chabudai.fast.hanabi_search.discards import coded_slots
from chabudai.fast.hanabi_search.kernel import Cards, Ints, kernel, ones
from chabudai.fast.hanabi_search.layout import (
    ALL_OR_NOTHING,
    AT_DOUBTS,
    AT_MASKS,
    AT_OWN,
    AT_PLAN,
    CODE,
    DECK,
    DRAWN,
    EVERY_PLAY,
    HAND,
    MASKS,
    OVER,
    PILE,
    PLAYERS,
    RULES,
    SCRATCH,
    SEAT,
    SIZES,
    SLOTS,
    SUITS,
    TOKENS,
)
from chabudai.fast.hanabi_search.plays import known_plays
from chabudai.fast.hanabi_search.policy import choose
from chabudai.fast.hanabi_search.questions import answer_all, copy_masks, copy_quiet_masks
from chabudai.fast.hanabi_search.table import discard_card, pass_turn, play_card, settle


@kernel
def hear_clue(table: Ints, hands: Cards, number: int, touched: int, listener: int, scratch: Ints) -> None:
    """Let all players learn from a clue; *listener* is the seat whose hand is not in sight."""
    seat = table[SEAT]
    target, kind, what = clue_parts(table, number)
    plan, doubts = scratch[AT_PLAN:AT_OWN], scratch[AT_DOUBTS:AT_MASKS]
    masks = scratch[AT_MASKS:SCRATCH]
    make_plan(table, seat, plan)
    said = message_of(table, plan, seat, target, kind, touched)
    copy_masks(table, masks)
    answer_all(table, hands, seat, plan[SIZE], said, listener, masks, doubts)
    apply_touch(table, masks, target, kind, what, touched)
    _close_clue(table, masks)


@kernel
def _adopt(table: Ints, masks: Ints) -> None:
    for i in range(SLOTS * table[PLAYERS]):
        table[MASKS + i] = masks[i]


@kernel
def hear_discard(table: Ints, hands: Cards, slot: int, listener: int, scratch: Ints) -> None:
    """Let all players learn from which card is discarded, before it is seen."""
    seat = table[SEAT]
    masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
    copy_quiet_masks(table, masks)
    slots = coded_slots(table, seat)
    choices = ones(slots)
    if choices > 1 and slots >> slot & 1:
        said = ones(slots & ((1 << slot) - 1))
        answer_all(table, hands, seat, choices, said, listener, masks, doubts)
    _adopt(table, masks)


@kernel
def hear_play(table: Ints, hands: Cards, slot: int, listener: int, scratch: Ints) -> None:
    """Let all players learn from which of several certain cards is played, before it is seen."""
    seat = table[SEAT]
    slots = known_plays(table, seat)
    choices = ones(slots)
    if table[CODE] & EVERY_PLAY and choices > 1 and slots >> slot & 1:
        masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
        copy_masks(table, masks)
        said = ones(slots & ((1 << slot) - 1))
        answer_all(table, hands, seat, choices, said, listener, masks, doubts)
        _adopt(table, masks)


@kernel
def act(table: Ints, world: Cards, action: int, scratch: Ints) -> None:
    """Make a move in a world whose cards are all known."""
    size = table[HAND]
    announced = action - announced_from(table)
    if announced < 0 and action >= 2 * size:
        number = action - 2 * size
        target, kind, what = clue_parts(table, number)
        hear_clue(table, world, number, touched_by(world, table, target, kind, what), -1, scratch)
        return
    slot = announced // table[SUITS] if announced >= 0 else action % size
    suit = announced % table[SUITS] if announced >= 0 else -1
    seat = table[SEAT]
    card = world[SLOTS * seat + slot]
    draw(table, world, seat, slot)
    if action < size:
        hear_discard(table, world, slot, -1, scratch)
        discard_card(table, seat, slot, card)
    else:
        hear_play(table, world, slot, -1, scratch)
        play_card(table, seat, slot, card, suit)


@kernel
def draw(table: Ints, world: Cards, seat: int, slot: int) -> None:
    """Take a card out of a hand in the world and put the next of the deck at the end."""
    base = SLOTS * seat
    last = table[SIZES + seat] - 1
    for i in range(slot, last):
        world[base + i] = world[base + i + 1]
    if table[DECK] > 0:
        world[base + last] = world[PILE + world[DRAWN]]
        world[DRAWN] += 1


@kernel
def play_out(table: Ints, world: Cards, scratch: Ints) -> None:
    """Let all seats follow the strategy to the end."""
    while not table[OVER]:
        action = choose(table, world, scratch)
        if 2 * table[HAND] <= action < announced_from(table) and not table[RULES] & ALL_OR_NOTHING:
            _clue_as_chosen(table, world, action - 2 * table[HAND], scratch)
        else:
            act(table, world, action, scratch)


@kernel
def _clue_as_chosen(table: Ints, world: Cards, number: int, scratch: Ints) -> None:
    """Give the clue that was chosen last; what it says still stands in *scratch*."""
    target, kind, what = clue_parts(table, number)
    masks = scratch[AT_MASKS:SCRATCH]
    apply_touch(table, masks, target, kind, what, touched_by(world, table, target, kind, what))
    _close_clue(table, masks)


@kernel
def _close_clue(table: Ints, masks: Ints) -> None:
    _adopt(table, masks)
    table[TOKENS] -= 1
    settle(table)
    pass_turn(table, 0)
