"""Keeping the notes of a seat up to date with everything that happens."""

from __future__ import annotations

from typing import Final

from chabudai.fast.bits import trailing_zeros
from chabudai.fast.compiling import compiled, inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import every_face, faces_of_colour, table_in
from chabudai.fast.hanabi_conventions.asking import Asks, cards_in, connections, covers, seat_in, slot_in
from chabudai.fast.hanabi_conventions.layout import (
    ASKED,
    BELIEF,
    BLUFF_FACES,
    DOUBTS,
    ERRORS,
    EXEMPT,
    FACE,
    FINAL,
    FRESH,
    GIVER,
    IN_HAND,
    KNOWN,
    LITERAL,
    LIVE,
    ME,
    MEMORIES,
    MEMORY,
    MISSED,
    MISSED_BY,
    MOVED,
    NEEDS,
    NOTE,
    PLAYABLE,
    PLAYERS,
    PROVED,
    READ_NOTES,
    RULES,
    RUNG,
    RUNGS,
    SIZES,
    SPEAKS,
    SPOKEN,
    STRANGE,
    SWITCHES,
    TOUCHED,
    UNSEEN,
    WAITS,
)
from chabudai.fast.hanabi_conventions.levels import prove, slip
from chabudai.fast.hanabi_conventions.meaning import Told, read
from chabudai.fast.hanabi_conventions.notes import (
    ANYTHING,
    NOBODY,
    begin_note,
    forget_note,
    give_up_request,
    notes_of,
    pair_at,
    settle_note,
    wait_for,
)
from chabudai.fast.hanabi_conventions.ones import moved_by_order
from chabudai.fast.hanabi_conventions.own_hand import finds_in_hand
from chabudai.fast.hanabi_conventions.scene import NONE, fitting, is_ready
from chabudai.fast.hanabi_conventions.switches import (
    BLUFF_RUNG,
    DOUBLE_ASK_RUNG,
    FINESSE_RUNG,
    OWN_HAND_RUNG,
    speaks,
)
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.games.hanabi.components import VALUES
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
    _take_ignored(row, told.giver, NONE)
    settle(row, told.giver, 0, 0)
    meaning = read(row, told)
    _exempt(row, told)
    notes = notes_of(row[ME], told.target)
    place = FACE + MAX_HAND * told.target + meaning.focus
    known = meaning.focus != NONE and told.target != row[ME]
    in_hand = known and finds_in_hand(row, told.giver, told.target, told.slots, meaning.focus, row[place])
    row[MEMORIES + row[ME] * MEMORY + IN_HAND] = in_hand and told.giver != row[ME]
    for i in range(NOTE * row[SIZES + told.target]):
        row[notes + i] = row[READ_NOTES + i]
    if not known or in_hand:
        return
    face = row[place]
    if face & (row[PLAYABLE] | meaning.saves) or face & row[LIVE] == 0:
        return
    asks = connections(row, told.giver, told.target, face, row[ME])
    if asks[0] > 0:
        rung = _rung_of(asks, face) if _are_sure(row, told, asks, face) else 0
        prove(row, told.giver, rung)
        row[notes + NOTE * meaning.focus + NEEDS] = 1
        _ask(row, asks, face, notes + NOTE * meaning.focus, told.giver, rung)
    elif asks[0] < 0:
        _look_higher(row, told, face)


@part
def _are_sure(row: Ints, told: Told, asks: Asks, face: int) -> bool:
    """Tell whether all who are asked understand it so, and no card of `ME` can be meant in their place."""
    for i in range(asks[0]):
        ask = asks[1] if i == 0 else asks[2]
        theirs = connections(row, told.giver, told.target, face, seat_in(ask))
        if not covers(theirs, ask) or fitting(row, row[ME], cards_in(ask)) != NONE:
            return False
    return True


@inlined
def _look_higher(row: Ints, told: Told, face: int) -> None:
    """See whether a clue makes sense by conventions that its giver was not taken to play by."""
    own = row[SWITCHES + row[ME]]
    if speaks(row, told.giver) != own:
        row[SPOKEN] = own & speaks(row, told.target)
        asks = connections(row, told.giver, told.target, face, row[ME])
        if asks[0] > 0:
            prove(row, told.giver, _rung_of(asks, face))


@inlined
def _rung_of(asks: Asks, face: int) -> int:
    """Return the first level at which a clue about *face* asks so."""
    if asks[0] > 1:
        return DOUBLE_ASK_RUNG
    colour = faces_of_colour(trailing_zeros(face) // len(VALUES))
    return FINESSE_RUNG if cards_in(asks[1]) & colour else BLUFF_RUNG


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
def _ask(row: Ints, asks: Asks, face: int, focus: int, giver: int, rung: int) -> None:
    """Note who is asked for what, and that the focus waits for it."""
    row[focus + BELIEF] |= face
    for i in range(asks[0]):
        ask = asks[1] if i == 0 else asks[2]
        note = notes_of(row[ME], seat_in(ask)) + NOTE * slot_in(ask)
        row[note + RUNG] = rung
        row[note + ASKED] = row[note + BELIEF] = cards_in(ask)
        row[note + GIVER] = giver
        wait_for(row, focus, seat_in(ask), cards_in(ask), face)


@part
def see_card(row: Ints, mover: int, slot: int, face: int, built: int, discards: int) -> None:
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
    if mover == row[ME]:
        _take_missed(row, note, face)
    if not row[note + ASKED] & built:
        _take_ignored(row, mover, slot)
    if not discards and row[FINAL] < 0:
        _take_level(row, mover, slot, built)
    answered, touched = row[note + ASKED] & built, row[note + TOUCHED]
    last = row[SIZES + mover] - 1
    for i in range(NOTE * slot, NOTE * last):
        row[notes + i] = row[notes + i + NOTE]
    begin_note(row, notes + NOTE * last)
    row[notes + NOTE * last + FRESH] = 1
    if not built and not touched and not discards:
        _call_off(row)
    settle(row, mover, built, int(answered != 0))


@part
def _take_ignored(row: Ints, mover: int, moved: int) -> None:
    """See which requests the mover has not answered; one error before the end nobody plays blind."""
    for slot in range(row[SIZES + mover]):
        note = notes_of(row[ME], mover) + NOTE * slot
        dares = row[note + TOUCHED] or row[ERRORS] < MAX_ERRORS - 1
        right = row[note + ASKED] & row[FACE + MAX_HAND * mover + slot] & row[PLAYABLE]
        if slot != moved and dares and right and row[note + RUNG]:
            slip(row, mover, row[note + RUNG])


@inlined
def _take_missed(row: Ints, note: int, face: int) -> None:
    """See who ought to have answered, now that a card that waited in vain lies open."""
    if row[note + MISSED] & face:
        for seat in range(row[PLAYERS]):
            if row[note + MISSED_BY] >> seat & 1:
                slip(row, seat, FINESSE_RUNG)


@part
def _take_level(row: Ints, mover: int, slot: int, built: int) -> None:
    """See which level a play is of."""
    note = notes_of(row[ME], mover) + NOTE * slot
    asked, giver, touched = row[note + ASKED], row[note + GIVER], row[note + TOUCHED]
    if asked & built and giver != NOBODY:
        prove(row, mover, row[note + RUNG])
        prove(row, giver, row[note + RUNG])
    elif not touched and not asked:
        _take_blind(row, mover, row[KNOWN + MAX_HAND * mover + slot], built)
    if not built and mover != row[ME] and row[note + NEEDS] and _awaits(row, note, row[FACE + MAX_HAND * mover + slot]):
        slip(row, mover, FINESSE_RUNG)


@inlined
def _take_blind(row: Ints, mover: int, known: int, built: int) -> None:
    """See what it tells that somebody plays a card blind that nobody has asked for, as far as `ME` can tell."""
    if built:
        if known & ~row[PLAYABLE] & row[LIVE]:
            prove(row, mover, FINESSE_RUNG)
    elif row[MEMORIES + row[ME] * MEMORY + IN_HAND] and mover != row[ME]:
        slip(row, mover, OWN_HAND_RUNG)


@inlined
def _awaits(row: Ints, note: int, face: int) -> bool:
    """Tell whether a card that is *face* still waits for somebody."""
    found = row[note + BLUFF_FACES] & face
    for seat in range(row[PLAYERS]):
        pairs = row[note + WAITS + seat]
        while pairs:
            found |= pair_at(trailing_zeros(pairs))[1] & face
            pairs &= pairs - 1
    return found != 0


@inlined
def _take_measure(row: Ints, mover: int, slot: int, built: int) -> None:
    """See whether a play is one that the conventions explain."""
    memory = MEMORIES + row[ME] * MEMORY
    giver = row[notes_of(row[ME], mover) + NOTE * slot + GIVER]
    if giver < 0:
        return
    place = memory + STRANGE + giver
    row[memory + PROVED + giver] += int(built != 0)
    note = notes_of(row[ME], mover) + NOTE * slot
    if built == 0 and row[note + ASKED]:
        slip(row, giver, max(FINESSE_RUNG, row[note + RUNG]))
    elif built or row[note + NEEDS] == 0:
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
    """See what it means that somebody discarded instead of playing a card that seems to fit.

    A request that is not answered tells of the level, not of the conventions as a whole.
    """
    if mover == row[ME]:
        return
    told_to_play = 0
    for slot in range(row[SIZES + mover]):
        if is_ready(row, mover, slot):
            note = notes_of(row[ME], mover) + NOTE * slot
            if row[note + ASKED]:
                continue
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
        shown = row[memory + DOUBTS + RUNGS * seat] < 0
        doubted = row[memory + STRANGE + seat] >= limit or row[memory + PROVED + seat] < needed
        if doubted and not shown and not row[memory + LITERAL + seat] and seat != me:
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
