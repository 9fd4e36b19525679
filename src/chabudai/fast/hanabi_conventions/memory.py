"""Keeping the notes of a seat up to date with everything that happens."""

from __future__ import annotations

from typing import Final

from chabudai.fast.compiling import compiled, inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import every_face, table_in
from chabudai.fast.hanabi_conventions.asking import Asks, cards_in, connections, seat_in, slot_in
from chabudai.fast.hanabi_conventions.layout import (
    ASKED,
    BELIEF,
    BLUFF_FACES,
    ERRORS,
    EXEMPT,
    FACE,
    FRESH,
    GIVER,
    KNOWN,
    LITERAL,
    LIVE,
    ME,
    MEMORIES,
    MEMORY,
    MOVED,
    NOTE,
    PLAYABLE,
    PLAYERS,
    PROVED,
    READ_NOTES,
    RULES,
    SIZES,
    SPEAKS,
    STRANGE,
    SWITCHES,
    TOUCHED,
    UNSEEN,
    WAITS,
)
from chabudai.fast.hanabi_conventions.meaning import Told, read
from chabudai.fast.hanabi_conventions.notes import (
    ANYTHING,
    begin_note,
    forget_note,
    give_up_request,
    notes_of,
    settle_note,
    wait_for,
)
from chabudai.fast.hanabi_conventions.ones import moved_by_order
from chabudai.fast.hanabi_conventions.own_hand import finds_in_hand
from chabudai.fast.hanabi_conventions.scene import NONE, is_ready
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

TOO_STRANGE: Final = (4, 3, 2)
"""How many halves of strangeness make somebody a player without conventions, by the number of errors."""
PROOFS: Final = 2
"""How often somebody's clues must have led to a card that fitted to be believed one error before the end."""


@compiled
def begin_memory(row: Ints, me: int) -> None:
    """Start from any position: cards that clues have pointed at count as touched."""
    start = MEMORIES + me * MEMORY
    for i in range(MEMORY):
        row[start + i] = 0
    every = every_face(table_in(row, RULES))
    for seat in range(row[PLAYERS]):
        row[start + SPEAKS + seat] = row[SWITCHES + me]
        for slot in range(row[SIZES + seat]):
            note = notes_of(me, seat) + NOTE * slot
            begin_note(row, note)
            row[note + TOUCHED] = int(row[KNOWN + MAX_HAND * seat + slot] != every)


@part
def hear_clue(row: Ints, told: Told) -> None:
    """Let `ME`, whose scene before the clue stands in the row, take notice of it."""
    settle(row, told.giver, 0, 0)
    meaning = read(row, told)
    _exempt(row, told)
    notes = notes_of(row[ME], told.target)
    place = FACE + MAX_HAND * told.target + meaning.focus
    known = meaning.focus != NONE and told.target != row[ME]
    in_hand = known and finds_in_hand(row, told.target, told.slots, meaning.focus, row[place])
    for i in range(NOTE * row[SIZES + told.target]):
        row[notes + i] = row[READ_NOTES + i]
    if not known or in_hand:
        return
    face = row[place]
    if face & (row[PLAYABLE] | meaning.saves) or face & row[LIVE] == 0:
        return
    asks = connections(row, told.giver, told.target, face, row[ME])
    if asks[0] > 0:
        _ask(row, asks, face, notes + NOTE * meaning.focus, told.giver)
    elif asks[0] < 0:
        row[MEMORIES + row[ME] * MEMORY + STRANGE + told.giver] += 1


@inlined
def _exempt(row: Ints, told: Told) -> None:
    """Note that the giver cannot have avoided what may be in the giver's own hand."""
    notes = notes_of(row[ME], told.target)
    touched = 0
    for slot in range(row[SIZES + told.target]):
        if told.slots >> slot & 1 and not row[notes + NOTE * slot + TOUCHED]:
            touched |= row[FACE + MAX_HAND * told.target + slot]
    for slot in range(row[SIZES + told.giver]):
        note = notes_of(row[ME], told.giver) + NOTE * slot
        if row[note + TOUCHED]:
            row[note + EXEMPT] |= touched


@inlined
def _ask(row: Ints, asks: Asks, face: int, focus: int, giver: int) -> None:
    """Note who is asked for what, and that the focus waits for it."""
    row[focus + BELIEF] |= face
    for i in range(asks[0]):
        ask = asks[1] if i == 0 else asks[2]
        note = notes_of(row[ME], seat_in(ask)) + NOTE * slot_in(ask)
        row[note + ASKED] = row[note + BELIEF] = cards_in(ask)
        row[note + GIVER] = giver
        wait_for(row, focus, seat_in(ask), cards_in(ask), face)


@part
def see_card(row: Ints, mover: int, slot: int, built: int, discards: int) -> None:
    """Let `ME`, whose scene before it stands in the row, take notice of a play or a discard.

    *built* is the card if it was built. The table is still the one before the move.
    """
    if discards:
        _take_doubt(row, mover)
    else:
        _take_measure(row, mover, slot, built)
        _move_chop(row, mover, slot)
    notes = notes_of(row[ME], mover)
    note = notes + NOTE * slot
    answered, touched = row[note + ASKED] & built, row[note + TOUCHED]
    last = row[SIZES + mover] - 1
    for i in range(NOTE * slot, NOTE * last):
        row[notes + i] = row[notes + i + NOTE]
    begin_note(row, notes + NOTE * last)
    row[notes + NOTE * last + FRESH] = 1
    if not built and not touched and not discards:
        _call_off(row)
    settle(row, mover, built, int(answered != 0))


@inlined
def _take_measure(row: Ints, mover: int, slot: int, built: int) -> None:
    """See whether a play is one that the conventions explain."""
    memory = MEMORIES + row[ME] * MEMORY
    giver = row[notes_of(row[ME], mover) + NOTE * slot + GIVER]
    if giver < 0:
        return
    place = memory + STRANGE + giver
    row[memory + PROVED + giver] += int(built != 0)
    row[place] = max(0, row[place] + (-1 if built else 2))
    if built and row[KNOWN + MAX_HAND * mover + slot] & row[UNSEEN + mover] & ~row[PLAYABLE]:
        row[memory + STRANGE + mover] = max(0, row[memory + STRANGE + mover] - 1)


@inlined
def _move_chop(row: Ints, mover: int, slot: int) -> None:
    """See whether a play of 1s out of their order asks somebody to keep the chop."""
    seat, chop = moved_by_order(row, mover, slot)
    if seat != NONE:
        row[notes_of(row[ME], seat) + NOTE * chop + MOVED] = 1


@inlined
def _take_doubt(row: Ints, mover: int) -> None:
    """See what it means that somebody discarded instead of playing a card that seems to fit."""
    if mover == row[ME]:
        return
    told_to_play = 0
    for slot in range(row[SIZES + mover]):
        if is_ready(row, mover, slot):
            note = notes_of(row[ME], mover) + NOTE * slot
            if row[note + GIVER] < 0:
                row[note + EXEMPT] = ANYTHING
            else:
                told_to_play = 1
    if told_to_play:
        row[MEMORIES + row[ME] * MEMORY + STRANGE + mover] += 2


@inlined
def _call_off(row: Ints) -> None:
    """After a blind play that failed, nobody plays blind because of the same clue."""
    for seat in range(row[PLAYERS]):
        for slot in range(row[SIZES + seat]):
            note = notes_of(row[ME], seat) + NOTE * slot
            if row[note + ASKED] and not row[note + TOUCHED]:
                give_up_request(row, note)


@part
def settle(row: Ints, mover: int, built: int, answered: int) -> None:
    """Settle what waited for the mover: confirmed by the card that was built, or given up."""
    ignored = 0 if answered else row[PLAYABLE]
    for seat in range(row[PLAYERS]):
        for slot in range(row[SIZES + seat]):
            note = notes_of(row[ME], seat) + NOTE * slot
            if row[note + WAITS + mover] or row[note + BLUFF_FACES]:
                settle_note(row, note, mover, ignored, built)
            asked = row[note + ASKED]
            if asked and ((seat == mover and asked & ignored) or asked == built):
                give_up_request(row, note)


@part
def judge(row: Ints, me: int) -> None:
    """Stop reading meaning into the moves of somebody who keeps defying it; the table is the one after the move."""
    memory = MEMORIES + me * MEMORY
    limit = TOO_STRANGE[min(row[ERRORS], 2)]
    needed = PROOFS if row[ERRORS] == MAX_ERRORS - 1 else 0
    for seat in range(row[PLAYERS]):
        doubted = row[memory + STRANGE + seat] >= limit or row[memory + PROVED + seat] < needed
        if doubted and not row[memory + LITERAL + seat] and seat != me:
            row[memory + LITERAL + seat] = 1
            _distrust(row, me, seat)


@inlined
def _distrust(row: Ints, me: int, giver: int) -> None:
    """Forget what the clues of *giver* meant; between two players, everything."""
    for seat in range(row[PLAYERS]):
        for slot in range(row[SIZES + seat]):
            note = notes_of(me, seat) + NOTE * slot
            if row[note + GIVER] == giver or row[PLAYERS] == 2:
                forget_note(row, note)
