"""The move of the information strategy without any search."""

from __future__ import annotations

from chabudai.fast.information.clues import SIZE, make_plan, message_of, touch_gain, touched_by
from chabudai.fast.information.kernel import Cards, Ints, kernel, lowest, ones
from chabudai.fast.information.layout import (
    CARE,
    CLUE_COLOUR,
    CODE,
    COLOUR_SET,
    DEAD,
    DROPPED,
    ERRORS,
    EVERY_PLAY,
    FINAL,
    FIXED,
    HAND,
    HIDDEN,
    LEFT,
    MARGIN,
    MASKS,
    MAX_ERRORS,
    MAX_TOKENS,
    PLAYABLE,
    PLAYERS,
    PLENTY,
    RULES,
    SYNCHRONISED,
    EMPTY_CLUES,
    SEAT,
    SIZES,
    SLACK,
    SLOTS,
    SUITS,
    TOKENS,
    VALUE_SET,
    VALUES,
)
from chabudai.fast.information.own import KNOWN, PLANES, chance, look
from chabudai.fast.information.questions import answer_all, copy_masks, copy_quiet_masks, knows_a_play
from chabudai.fast.information.table import weigh

SAFE = 0.75
"""How likely a card that is otherwise dead must fit to be tried."""
SPEAKS = 20.0
"""How much more a card can be spared whose discard says the message."""

# One row of scratch: the plan, the own hand, the doubts, the masks after a message.
AT_PLAN = 0
AT_OWN = 16
AT_DOUBTS = 32
AT_MASKS = 64
SCRATCH = 96


@kernel
def choose(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the action of the seat to move."""
    seat = table[SEAT]
    own = scratch[AT_OWN:AT_DOUBTS]
    look(table, hands, seat, own)
    slot = _surely_playable(table, hands, own)
    if slot >= 0 and table[CODE] & EVERY_PLAY:
        coded = coded_play(table, hands, scratch)
        if coded >= 0 and known_plays(table, seat) >> slot & 1:
            slot = coded
    if slot < 0:
        slot = _worth_a_risk(table, own)
    if slot >= 0:
        return as_play(table, own, slot)
    if table[TOKENS] > 0 and _wants_to_clue(table, hands, own, scratch):
        action = best_clue(table, hands, scratch)
        if action >= 0:
            return action
    if table[TOKENS] == MAX_TOKENS or table[SIZES + seat] == 0:
        return _any_clue(table, hands)
    return discard(table, hands, scratch)


@kernel
def as_play(table: Ints, own: Ints, slot: int) -> int:
    """Return the play of *slot*, announced where announcing is allowed and safe."""
    if table[RULES] & SYNCHRONISED:
        for suit in range(table[SUITS]):
            if own[slot] & ~(COLOUR_SET << (5 * suit)) == 0:
                return announced_from(table) + slot * table[SUITS] + suit
    return table[HAND] + slot


@kernel
def announced_from(table: Ints) -> int:
    """Return the first action that announces a colour."""
    return 2 * table[HAND] + clue_count(table)


@kernel
def _surely_playable(table: Ints, hands: Cards, own: Ints) -> int:
    best = -1
    most = -1.0
    for slot in range(table[SIZES + table[SEAT]]):
        if own[slot] & ~table[PLAYABLE] == 0:
            worth = _haste(table, hands, own, slot)
            if worth > most:
                most = worth
                best = slot
    return best


@kernel
def _haste(table: Ints, hands: Cards, own: Ints, slot: int) -> float:
    """Return how much a card should be played now: low ones and those nobody else has."""
    mask = own[slot]
    total = 0.0
    weight = 0.0
    while mask:
        bit = mask & -mask
        mask ^= bit
        card = lowest(bit)
        copies = 1 if own[KNOWN] >> slot & 1 else weigh(own, PLANES, bit)
        total += copies * (10.0 - (card % 5 + 1)) / (1 + holders(table, hands, card))
        weight += copies
    return total / weight


@kernel
def holders(table: Ints, hands: Cards, card: int) -> int:
    """Count the other seats that hold *card*."""
    count = 0
    for other in range(table[PLAYERS]):
        if other != table[SEAT]:
            for slot in range(table[SIZES + other]):
                if hands[SLOTS * other + slot] == card:
                    count += 1
                    break
    return count


@kernel
def _worth_a_risk(table: Ints, own: Ints) -> int:
    """Return a slot to play although it may not fit, or -1."""
    size = table[SIZES + table[SEAT]]
    if table[FINAL] >= 0:
        found = 0
        last = -1
        for slot in range(size):
            if own[slot] & table[PLAYABLE]:
                found += 1
                last = slot
        if found == 1 and table[ERRORS] < MAX_ERRORS - 1:
            return last
    if table[ERRORS] == MAX_ERRORS - 1:
        return -1
    best = -1
    most = 0.0 if table[FINAL] >= 0 else SAFE
    if table[FINAL] < 0 and table[DROPPED] > table[SLACK]:
        return -1
    for slot in range(size):
        if own[slot] & ~(table[PLAYABLE] | table[DEAD]) == 0:
            fits = chance(own, slot, table[PLAYABLE])
            if fits > most:
                most = fits
                best = slot
    return best


@kernel
def can_play(table: Ints, hands: Cards, seat: int) -> bool:
    """Tell whether *seat* holds a card that fits now."""
    for slot in range(table[SIZES + seat]):
        if table[PLAYABLE] >> hands[SLOTS * seat + slot] & 1:
            return True
    return False


@kernel
def someone_needs_a_clue(table: Ints, hands: Cards) -> bool:
    """Tell whether another seat holds a playable card and knows none."""
    for seat in range(table[PLAYERS]):
        if seat != table[SEAT] and can_play(table, hands, seat) and not knows_a_play(table, seat):
            return True
    return False


@kernel
def _wants_to_clue(table: Ints, hands: Cards, own: Ints, scratch: Ints) -> bool:
    if table[TOKENS] == MAX_TOKENS or someone_needs_a_clue(table, hands):
        return True
    if table[DROPPED] <= table[SLACK]:
        for slot in range(table[SIZES + table[SEAT]]):
            if own[slot] & ~table[DEAD] == 0 or is_useless(table, table[SEAT], slot):
                return False
    for seat in range(table[PLAYERS]):
        if seat != table[SEAT] and can_play(table, hands, seat):
            return True
    if table[TOKENS] > table[PLENTY]:
        return True
    slot = discard(table, hands, scratch)
    risk = chance(own, slot, table[LEFT] & ~table[LEFT + 1] & ~table[DEAD])
    return 1000 * risk * table[TOKENS] > table[CARE]


@kernel
def is_useless(table: Ints, seat: int, slot: int) -> bool:
    """Tell whether it is public that a card is dead or the later of two known copies."""
    mask = table[MASKS + SLOTS * seat + slot]
    if mask & ~table[DEAD] == 0:
        return True
    if not table[FIXED + seat] >> slot & 1:
        return False
    for place in range(SLOTS * seat + slot):
        if table[MASKS + place] == mask and table[FIXED + place // SLOTS] >> (place % SLOTS) & 1:
            return True
    return False


@kernel
def useless_slots(table: Ints, seat: int) -> int:
    """Return the set of slots that all players know to be useless."""
    useless = 0
    for slot in range(table[SIZES + seat]):
        if is_useless(table, seat, slot):
            useless |= 1 << slot
    return useless


@kernel
def nth_slot(slots: int, number: int) -> int:
    """Return the member of a set of slots with this rank, from 0."""
    for _ in range(number):
        slots &= slots - 1
    return lowest(slots)


@kernel
def known_plays(table: Ints, seat: int) -> int:
    """Return the slots that all players know to fit."""
    slots = 0
    for slot in range(table[SIZES + seat]):
        if table[MASKS + SLOTS * seat + slot] & ~table[PLAYABLE] == 0:
            slots |= 1 << slot
    return slots


@kernel
def coded_play(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the slot whose play says the message of this moment, or -1."""
    seat = table[SEAT]
    slots = known_plays(table, seat)
    choices = ones(slots)
    if choices < 2:
        return -1
    masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
    copy_masks(table, masks)
    return nth_slot(slots, answer_all(table, hands, seat, choices, -1, -1, masks, doubts))


@kernel
def coded_slots(table: Ints, seat: int) -> int:
    """Return the slots among which the choice of a discard is a message."""
    useless = useless_slots(table, seat)
    if useless:
        return useless
    size = table[SIZES + seat]
    most = -1.0
    for slot in range(size):
        most = max(most, public_spare(table, seat, slot))
    slots = 0
    for slot in range(size):
        if public_spare(table, seat, slot) >= most - table[MARGIN] * 0.1:
            slots |= 1 << slot
    return slots


@kernel
def public_spare(table: Ints, seat: int, slot: int) -> float:
    mask = table[MASKS + SLOTS * seat + slot]
    if mask & ~table[PLAYABLE] == 0:
        return -10.0
    if table[FIXED + seat] >> slot & 1:
        return 10.0 * (1 if mask & table[LEFT + 1] else 0) + lowest(mask) % 5 + 1
    total = weigh(table, HIDDEN, mask)
    worth = 10.0 * weigh(table, HIDDEN, mask & (table[LEFT + 1] | table[DEAD]))
    for value in range(VALUES):
        worth += (value + 1) * weigh(table, HIDDEN, mask & (VALUE_SET << value))
    return worth / total


@kernel
def coded_discard(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the slot whose discard says the message of this moment, or -1."""
    seat = table[SEAT]
    slots = coded_slots(table, seat)
    choices = ones(slots)
    if choices < 2:
        return -1
    masks, doubts = scratch[AT_MASKS:SCRATCH], scratch[AT_DOUBTS:AT_MASKS]
    copy_quiet_masks(table, masks)
    return nth_slot(slots, answer_all(table, hands, seat, choices, -1, -1, masks, doubts))


@kernel
def discard(table: Ints, hands: Cards, scratch: Ints) -> int:
    """Return the slot to discard."""
    seat = table[SEAT]
    own = scratch[AT_OWN:AT_DOUBTS]
    useless = useless_slots(table, seat)
    coded = coded_discard(table, hands, scratch)
    if coded >= 0 and useless:
        return coded
    for slot in range(table[SIZES + seat]):
        if own[slot] & ~table[DEAD] == 0 or useless >> slot & 1:
            if coded >= 0 and coded_slots(table, seat) >> slot & 1:
                continue
            return slot
    best = 0
    most = -1.0
    slots = coded_slots(table, seat)
    for slot in range(table[SIZES + seat]):
        if coded >= 0 and slots >> slot & 1 and slot != coded:
            continue
        worth = _spare(table, hands, own, slot) + (SPEAKS if slot == coded else 0.0)
        if worth > most:
            most = worth
            best = slot
    return best


@kernel
def _spare(table: Ints, hands: Cards, own: Ints, slot: int) -> float:
    """Return how well a card can be spared."""
    seen = 0
    for other in range(table[PLAYERS]):
        if other != table[SEAT]:
            for i in range(table[SIZES + other]):
                seen |= 1 << hands[SLOTS * other + i]
    worth = 20.0 * chance(own, slot, seen | table[DEAD])
    worth += 10.0 * chance(own, slot, table[LEFT + 1] | table[DEAD])
    for value in range(VALUES):
        worth += (value + 1) * chance(own, slot, VALUE_SET << value)
    return worth


@kernel
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
    for number in range(clue_count(table)):
        target, kind, what = clue_parts(table, number)
        touched = touched_by(hands, table, target, kind, what)
        if (touched or table[RULES] & EMPTY_CLUES) and message_of(table, plan, seat, target, kind, touched) == message:
            gain = touch_gain(table, masks, target, kind, what, touched)
            if gain > most:
                most = gain
                best = number
    return best + 2 * table[HAND] if best >= 0 else -1


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
def _any_clue(table: Ints, hands: Cards) -> int:
    for number in range(clue_count(table)):
        target, kind, what = clue_parts(table, number)
        if touched_by(hands, table, target, kind, what) or table[RULES] & EMPTY_CLUES:
            return number + 2 * table[HAND]
    return table[HAND]
