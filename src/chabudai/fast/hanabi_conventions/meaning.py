"""What a clue means: its focus, and whether it saves or asks for a play."""

from __future__ import annotations

from typing import Final, NamedTuple

from chabudai.fast.compiling import inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import FIVES
from chabudai.fast.hanabi_conventions.asking import cards_in, connections, seat_in
from chabudai.fast.hanabi_conventions.chop_moves import moved_by
from chabudai.fast.hanabi_conventions.layout import (
    AHEAD,
    BELIEF,
    COMING,
    CRITICAL,
    EXEMPT,
    GIVER,
    HELD,
    KNOWN,
    LIVE,
    ME,
    MISSED,
    MISSED_BY,
    MOVED,
    NOTE,
    PLAYABLE,
    READ_COMING,
    READ_HELD,
    READ_KNOWN,
    READ_NOTES,
    SIZES,
    SPOKEN,
    TOUCHED,
    UNKNOWN,
    UNSEEN,
)
from chabudai.fast.hanabi_conventions.notes import (
    ANYTHING,
    clear_waits,
    is_kept,
    is_literal,
    is_promised,
    is_single,
    notes_of,
    wait_for,
)
from chabudai.fast.hanabi_conventions.own_hand import note_own, possible_own
from chabudai.fast.hanabi_conventions.scene import NONE, believe, chop_of, elsewhere_for, is_ready
from chabudai.fast.hanabi_conventions.switches import FIVE_STALL, ORDER_OF_ONES, TEMPO, shared, speaks
from chabudai.fast.hanabi_search.rows import Ints

TWOS: Final = FIVES >> 3
"""The cards of value 2."""


class Told(NamedTuple):
    """A clue as everybody hears it."""

    giver: int
    target: int
    said: int
    """All cards that the clue names."""
    value: int
    """The value that it names; 0 for a colour."""
    slots: int
    """The cards that it points at, one bit for each."""


class Meaning(NamedTuple):
    """How a clue is read; what the target notes and believes stands in the row."""

    focus: int
    """The slot that the clue is about; `NONE` if it points at nothing or only mends."""
    plays: int
    """The cards with which the focus is to be played, now or after others."""
    saves: int
    """The cards with which the focus is to be kept."""
    moved: int
    """The cards, one bit for each, that the chop moves past."""


@part
def read(row: Ints, told: Told) -> Meaning:
    """Read a clue as its target does, as well as `ME` can."""
    row[SPOKEN] = speaks(row, told.giver) & speaks(row, told.target)
    return read_shared(row, told)


@part
def read_shared(row: Ints, told: Told) -> Meaning:
    """Read a clue between two who share the conventions that `SPOKEN` says."""
    _hear(row, told)
    focus, chop = _focus(row, told)
    if focus == NONE or _mends(row, told):
        _take_literally(row, told)
        believe(row, told.target, READ_NOTES, READ_KNOWN, READ_HELD)
        return Meaning(NONE, 0, 0, 0)
    plays, saves = _read_focus(row, told, focus, chop)
    if chop and told.value == 1 and shared(row, ORDER_OF_ONES):
        row[READ_NOTES + NOTE * focus + AHEAD] = 1
    moved = moved_by(row, told.giver, told.target, told.value, told.slots)
    for slot in range(row[SIZES + told.target]):
        row[READ_NOTES + NOTE * slot + MOVED] |= moved >> slot & 1
    believe(row, told.target, READ_NOTES, READ_KNOWN, READ_HELD)
    return Meaning(focus, plays, saves, moved)


@part
def _read_focus(row: Ints, told: Told, focus: int, chop: int) -> tuple[int, int]:
    """Note what the focus is; return the cards to be played and to be kept."""
    note, known = READ_NOTES + NOTE * focus, row[READ_KNOWN + focus]
    touched_before = row[notes_of(row[ME], told.target) + NOTE * focus + TOUCHED]
    sure = _sure(row, told.target, focus)
    row[READ_COMING] = row[COMING] | sure
    good = _good(row, told, known, row[note + BELIEF] if touched_before else -1, sure)
    saves = good & _saves(row, told, chop) & ~row[PLAYABLE]
    plays = _note_plays(row, told, good & row[LIVE] & ~saves, saves, note)
    if plays | saves == 0:
        plays = _note_own_plays(row, told, focus, good & row[LIVE])
    if plays | saves:
        row[note + BELIEF] = plays | saves
        row[note + GIVER] = told.giver
        row[note + MISSED] = row[note + MISSED_BY] = 0
    elif touched_before and row[note + BELIEF] & known == 0:
        row[note + BELIEF] = known
    return plays, saves


@inlined
def _sure(row: Ints, target: int, focus: int) -> int:
    """Return the cards that the target knows its touched cards to be after the clue, but for the focus."""
    notes = notes_of(row[ME], target)
    sure = 0
    for slot in range(row[SIZES + target]):
        held = row[HELD + MAX_HAND * target + slot] & row[READ_KNOWN + slot]
        if slot != focus and row[notes + NOTE * slot + TOUCHED] and is_single(held):
            sure |= held
    return sure & row[LIVE]


@inlined
def _hear(row: Ints, told: Told) -> None:
    """Write the target's clues and notes with the new cards marked as touched."""
    notes = notes_of(row[ME], told.target)
    unknown = ANYTHING if is_literal(row, row[ME], told.giver) else row[UNKNOWN + told.giver]
    size = row[SIZES + told.target]
    for i in range(NOTE * size):
        row[READ_NOTES + i] = row[notes + i]
    for slot in range(size):
        known = row[KNOWN + MAX_HAND * told.target + slot]
        if told.slots >> slot & 1 == 0:
            row[READ_KNOWN + slot] = known & ~told.said
            continue
        row[READ_KNOWN + slot] = known & told.said
        note = READ_NOTES + NOTE * slot
        if not row[note + TOUCHED]:
            row[note + TOUCHED] = 1
            row[note + EXEMPT] = unknown


@inlined
def _take_literally(row: Ints, told: Told) -> None:
    """Give up beliefs that the clue contradicts."""
    for slot in range(row[SIZES + told.target]):
        note, known = READ_NOTES + NOTE * slot, row[READ_KNOWN + slot]
        if told.slots >> slot & 1 and known & row[note + BELIEF] & row[UNSEEN + told.target] == 0:
            row[note + BELIEF] = known


@inlined
def _note_plays(row: Ints, told: Told, good: int, saves: int, note: int) -> int:
    """Return the cards with which the focus is to be played, and note what each of them waits for.

    What the card waited for before stands only where the clue has no meaning.
    """
    plays = good & row[PLAYABLE]
    if plays | saves:
        clear_waits(row, note)
    rest = good & ~plays
    while rest:
        face = rest & -rest
        rest ^= face
        count, first, second = connections(row, told.giver, told.target, face, told.target)
        if count < 0:
            continue
        if plays | saves == 0:
            clear_waits(row, note)
        plays |= face
        for i in range(count):
            ask = first if i == 0 else second
            wait_for(row, note, seat_in(ask), cards_in(ask), face)
    return plays


@inlined
def _note_own_plays(row: Ints, told: Told, focus: int, good: int) -> int:
    """Return the cards that the focus can be after one of the same hand; what it waited for stands if there is none."""
    plays = possible_own(row, told.giver, told.target, told.slots, focus, good)
    if plays:
        clear_waits(row, READ_NOTES + NOTE * focus)
        note_own(row, told.giver, told.target, told.slots, focus, plays)
    return plays


@inlined
def _focus(row: Ints, told: Told) -> tuple[int, int]:
    """Return the slot that the clue is about, and whether it was about to be discarded."""
    if told.slots == 0 or is_literal(row, row[ME], told.giver):
        return NONE, 0
    focus, most, in_time = NONE, 0, _in_time(row, told)
    chop = chop_of(row, told.target)
    for slot in range(row[SIZES + told.target]):
        if told.slots >> slot & 1 == 0:
            continue
        if slot == chop:
            return slot, 1
        claim = _claim(row, told, slot, in_time)
        if claim >= most:
            focus, most = slot, claim
    return focus, 0


@inlined
def _claim(row: Ints, told: Told, slot: int, in_time: int) -> int:
    """Return a number that is the higher, the more a touched card is what the clue is about."""
    note = notes_of(row[ME], told.target) + NOTE * slot
    if not is_promised(row, note):
        return 2 if is_kept(row, note) else 3
    return in_time >> slot & 1


@inlined
def _in_time(row: Ints, told: Told) -> int:
    """Return the cards that can be played at once, as far as their holder can tell, if the clue touches no new ones."""
    found = 0
    for slot in range(row[SIZES + told.target]):
        if told.slots >> slot & 1 == 0:
            continue
        if not is_promised(row, notes_of(row[ME], told.target) + NOTE * slot):
            return 0
        if row[HELD + MAX_HAND * told.target + slot] & told.said & row[PLAYABLE]:
            found |= 1 << slot
    return found if shared(row, TEMPO) else 0


@inlined
def _mends(row: Ints, told: Told) -> bool:
    """Tell whether the clue takes back a play that the target was about to make."""
    notes = notes_of(row[ME], told.target)
    size = row[SIZES + told.target]
    for slot in range(size):
        if told.slots >> slot & 1 and not is_kept(row, notes + NOTE * slot):
            return False
    believe(row, told.target, READ_NOTES, READ_KNOWN, READ_HELD)
    for slot in range(size):
        if is_kept(row, notes + NOTE * slot) and is_ready(row, told.target, slot):
            after = row[READ_HELD + slot]
            if after & ~row[PLAYABLE] or after & row[LIVE] == 0:
                return True
    return False


@inlined
def _good(row: Ints, told: Told, known: int, belief: int, sure: int) -> int:
    """Return the cards that the focus may be, if the giver keeps to good touch: none that the target is *sure* of."""
    possible = known & row[UNSEEN + told.target]
    if possible == 0:
        possible = known
    if possible & belief:
        possible &= belief
    live = possible & row[LIVE]
    if live & ~sure:
        live &= ~sure
    good = live & ~(elsewhere_for(row, told.target) & ~row[UNKNOWN + told.giver])
    return good or live or possible


@inlined
def _saves(row: Ints, told: Told, chop: int) -> int:
    """Return the cards that such a clue keeps from being discarded."""
    if told.value == 5 and (chop or shared(row, FIVE_STALL)):
        return FIVES
    if not chop:
        return 0
    if told.value == 2:
        return TWOS
    return row[CRITICAL] if told.value else row[CRITICAL] & ~FIVES
