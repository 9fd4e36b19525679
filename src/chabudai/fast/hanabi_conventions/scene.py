"""A moment of the game as one seat sees it, prepared for many quick questions."""

from __future__ import annotations

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.compiling import compiled, inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_conventions.layout import (
    ASKED,
    BELIEF,
    COMING,
    ERRORS,
    EXEMPT,
    FACE,
    HANDS,
    HELD,
    KNOWN,
    LEFT,
    LIVE,
    ME,
    NOTE,
    OTHERS,
    PLAYABLE,
    PLAYERS,
    POINTED,
    SIZES,
    TOUCHED,
    UNCOUNTED,
    UNKNOWN,
    UNSEEN,
)
from chabudai.fast.hanabi_conventions.notes import fits, is_kept, is_literal, is_promised, is_single, notes_of
from chabudai.fast.hanabi_conventions.switches import PROMPT, follows
from chabudai.fast.hanabi_search.layout import COPIES
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.fast.hanabi_search.table import take

NONE = -1
"""Instead of a slot."""


@compiled
def look(row: Ints, me: int) -> None:
    """Write the scene of *me*: what it sees, and what it thinks that every holder believes."""
    row[ME] = me
    _see(row, me)
    every = 0
    for seat in range(row[PLAYERS]):
        row[POINTED + seat] = _pointed(row, me, seat)
    for seat in range(row[PLAYERS]):
        every = 0
        for other in range(row[PLAYERS]):
            if other != seat:
                every |= row[POINTED + other]
        row[OTHERS + seat] = every
    for seat in range(row[PLAYERS]):
        believe(row, seat, notes_of(me, seat), KNOWN + MAX_HAND * seat, HELD + MAX_HAND * seat)
        row[UNKNOWN + seat] = _unknown(row, seat)
    row[COMING] = _coming(row, me)


@part
def _see(row: Ints, me: int) -> None:
    """Work out which cards have copies that nobody but their holder can have seen."""
    for i in range(COPIES):
        row[UNCOUNTED + i] = row[LEFT + i]
    for seat in range(row[PLAYERS]):
        mask = 0
        for place in range(MAX_HAND * seat, MAX_HAND * seat + row[SIZES + seat]):
            face = 0 if seat == me else row[HANDS + place]
            row[FACE + place] = face
            if face:
                mask |= face
                take(row, UNCOUNTED, trailing_zeros(face))
        row[UNSEEN + seat] = mask
    for seat in range(row[PLAYERS]):
        row[UNSEEN + seat] |= row[UNCOUNTED]


@part
def _pointed(row: Ints, me: int, seat: int) -> int:
    """Return the cards of a hand that clues are about, as far as they are known."""
    mask = 0
    for slot in range(row[SIZES + seat]):
        note = notes_of(me, seat) + NOTE * slot
        if is_promised(row, note):
            mask |= row[FACE + MAX_HAND * seat + slot] if seat != me else _certain(row, me, slot, note)
    return mask


@inlined
def _certain(row: Ints, me: int, slot: int, note: int) -> int:
    """Return what a card of *me* is, if there is no doubt."""
    believed = row[note + BELIEF] & row[KNOWN + MAX_HAND * me + slot] & row[UNSEEN + me]
    if believed & row[LIVE]:
        believed &= row[LIVE]
    return believed if is_single(believed) else 0


@part
def believe(row: Ints, seat: int, notes: int, known: int, out: int) -> None:
    """Write from *out* on what *seat* believes with the notes and clues that start at *notes* and *known*."""
    literal = is_literal(row, row[ME], seat)
    unseen = row[UNSEEN + seat]
    singles = 0
    for slot in range(row[SIZES + seat]):
        clues = row[known + slot]
        note = notes + NOTE * slot
        possible = clues & unseen
        if possible == 0:
            possible = clues
        if not literal and is_promised(row, note):
            possible = _narrowed(row, seat, note, possible)
            if is_single(possible):
                singles |= possible
        row[out + slot] = possible
    if singles:
        _exclude(row, seat, notes, out, singles)


@inlined
def _narrowed(row: Ints, seat: int, note: int, possible: int) -> int:
    """Return what a kept card can be for its holder."""
    live, exempt = row[LIVE], row[note + EXEMPT]
    believed = possible & row[note + BELIEF]
    if believed == 0:
        believed = possible
    if believed & live:
        believed &= live | exempt
        elsewhere = elsewhere_for(row, seat)
        if believed & ~elsewhere:
            believed &= ~elsewhere | exempt
    return believed


@inlined
def _exclude(row: Ints, seat: int, notes: int, out: int, singles: int) -> None:
    """Let the kept cards that are not certain be none of those that are."""
    for slot in range(row[SIZES + seat]):
        believed = row[out + slot]
        if not is_single(believed) and is_promised(row, notes + NOTE * slot) and believed & ~singles:
            row[out + slot] = believed & ~singles


@inlined
def _unknown(row: Ints, seat: int) -> int:
    """Return the cards in a hand that its holder does not know to be there."""
    mask = 0
    for place in range(MAX_HAND * seat, MAX_HAND * seat + row[SIZES + seat]):
        if row[FACE + place] != row[HELD + place]:
            mask |= row[FACE + place]
    return mask


@part
def _coming(row: Ints, me: int) -> int:
    """Return the cards that somebody knows to hold, or is going to play."""
    mask = 0
    for seat in range(row[PLAYERS]):
        for slot in range(row[SIZES + seat]):
            note = notes_of(me, seat) + NOTE * slot
            if not is_promised(row, note):
                continue
            face, held = row[FACE + MAX_HAND * seat + slot], row[HELD + MAX_HAND * seat + slot]
            asked = row[note + ASKED]
            mask |= asked if is_single(asked) else asked & face
            if is_single(held) and face in (0, held):
                mask |= held
            elif held & ~row[PLAYABLE] == 0:
                mask |= face
    return mask


@inlined
def elsewhere_for(row: Ints, seat: int) -> int:
    """Return the live cards that *seat* sees touched in the other hands."""
    return row[OTHERS + seat] & row[LIVE]


@inlined
def pointed_by_all(row: Ints) -> int:
    """Return the cards that are kept in any hand."""
    return row[OTHERS] | row[POINTED]


@part
def chop_of(row: Ints, seat: int) -> int:
    """Return the slot that is discarded next: the oldest card that is not kept, or `NONE`."""
    for slot in range(row[SIZES + seat]):
        if not is_kept(row, notes_of(row[ME], seat) + NOTE * slot):
            return slot
    return NONE


@part
def finesse_position(row: Ints, seat: int, skip: int) -> int:
    """Return the slot of the newest card that is not kept, or of an older one by *skip*."""
    for slot in range(row[SIZES + seat] - 1, -1, -1):
        if not is_kept(row, notes_of(row[ME], seat) + NOTE * slot):
            if skip == 0:
                return slot
            skip -= 1
    return NONE


@inlined
def is_ready(row: Ints, seat: int, slot: int) -> bool:
    """Tell whether the holder will want to play the card."""
    note = notes_of(row[ME], seat) + NOTE * slot
    believed = row[HELD + MAX_HAND * seat + slot]
    return fits(row, believed, note, row[PLAYABLE], row[LIVE], row[ERRORS])


@part
def own_chance(row: Ints, face: int) -> float:
    """Return how likely it is that a kept card of `ME` has this face already."""
    me = row[ME]
    chance = 0.0
    for slot in range(row[SIZES + me]):
        believed = row[HELD + MAX_HAND * me + slot]
        if is_promised(row, notes_of(me, me) + NOTE * slot) and believed & face:
            chance += 1 / popcount(believed)
    return chance


@inlined
def fitting(row: Ints, seat: int, missing: int) -> int:
    """Return the newest touched card that its holder can believe to be the missing one, or `NONE`."""
    if not follows(row, seat, PROMPT):
        return NONE
    for slot in range(row[SIZES + seat] - 1, -1, -1):
        if row[notes_of(row[ME], seat) + NOTE * slot + TOUCHED] and row[HELD + MAX_HAND * seat + slot] & missing:
            return slot
    return NONE
