"""What a seat remembers of one card, and small questions about it."""

from __future__ import annotations

from typing import Final

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.compiling import inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import faces_of_colour
from chabudai.fast.hanabi_conventions.layout import (
    ASKED,
    BELIEF,
    BLUFF_BY,
    BLUFF_CARDS,
    BLUFF_FACES,
    EXEMPT,
    GIVER,
    LITERAL,
    MEMORIES,
    MEMORY,
    MISSED,
    MISSED_BY,
    MOVED,
    NOTE,
    RUNG,
    TOUCHED,
    WAITS,
)
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.rules import MAX_PLAYERS

ANYTHING: Final = (1 << 30) - 1
"""The set of all cards."""
NOBODY: Final = -1
RISKS: Final = (3, 4, 30, 30, 30, 30, 30)
"""One possibility in how many may be wrong, by the number of errors so far."""
PAIRS: Final = len(VALUES) * (len(VALUES) - 1) // 2
"""The pairs of a card and one below it, in one colour."""


@inlined
def notes_of(me: int, seat: int) -> int:
    """Return where the notes of *me* about the hand of *seat* start."""
    return MEMORIES + me * MEMORY + NOTE * MAX_HAND * seat


@inlined
def is_literal(row: Ints, me: int, seat: int) -> int:
    """Tell whether *me* no longer expects *seat* to follow the conventions."""
    return row[MEMORIES + me * MEMORY + LITERAL + seat]


@inlined
def is_kept(row: Ints, note: int) -> bool:
    """Tell whether the card is not up for being discarded."""
    return (row[note + TOUCHED] | row[note + ASKED] | row[note + MOVED]) != 0


@inlined
def is_promised(row: Ints, note: int) -> bool:
    """Tell whether somebody has said something about the card, so that good touch speaks of it."""
    return (row[note + TOUCHED] | row[note + ASKED]) != 0


@inlined
def is_single(cards: int) -> bool:
    """Tell whether a set has one card, or none."""
    return cards & (cards - 1) == 0


@inlined
def fits(row: Ints, believed: int, note: int, playable: int, live: int, errors: int) -> bool:
    """Tell whether a holder with this belief will play the card."""
    doubt = believed & ~playable
    if doubt == 0 or row[note + ASKED] & playable:
        return True
    if believed & playable == 0 or doubt & (live | ~row[note + EXEMPT]):
        return False
    return RISKS[errors] * popcount(doubt) <= popcount(believed)


@inlined
def pair_of(missing: int, face: int) -> int:
    """Return the bit of a pair: the card with number *face* waits for *missing*, below it in its colour."""
    colour, value = divmod(face, len(VALUES))
    return 1 << (PAIRS * colour + value * (value - 1) // 2 + missing % len(VALUES))


@inlined
def pair_at(place: int) -> tuple[int, int]:
    """Return the missing card and the card that waits for it, by the place of their bit, as sets."""
    colour, rest = divmod(place, PAIRS)
    value = 1 + (rest >= 1) + (rest >= 3) + (rest >= 6)
    first = len(VALUES) * colour
    return 1 << (first + rest - value * (value - 1) // 2), 1 << (first + value)


@part
def begin_note(row: Ints, note: int) -> None:
    """Write what is noted of a card that nobody has said anything about."""
    for i in range(NOTE):
        row[note + i] = 0
    row[note + BELIEF] = ANYTHING
    row[note + GIVER] = NOBODY


@part
def forget_note(row: Ints, note: int) -> None:
    """Go back to what clues alone say, with no trust in whoever gave them."""
    row[note + BELIEF] = row[note + EXEMPT] = ANYTHING
    row[note + ASKED] = row[note + MOVED] = 0
    row[note + GIVER] = NOBODY
    row[note + RUNG] = 0
    clear_waits(row, note)


@part
def clear_waits(row: Ints, note: int) -> None:
    """Note that the card waits for nobody."""
    for seat in range(MAX_PLAYERS):
        row[note + WAITS + seat] = 0
    row[note + BLUFF_BY] = row[note + BLUFF_CARDS] = row[note + BLUFF_FACES] = 0


@part
def wait_for(row: Ints, note: int, seat: int, cards: int, face: int) -> None:
    """Note that the card is *face* if *seat* plays one of *cards* first; a new bluff takes the place of an old one."""
    number = trailing_zeros(face)
    same = cards & faces_of_colour(number // len(VALUES))
    if same:
        row[note + WAITS + seat] |= pair_of(trailing_zeros(same), number)
    others = cards ^ same
    if others == 0:
        return
    if row[note + BLUFF_BY] != seat or row[note + BLUFF_CARDS] != others:
        row[note + BLUFF_FACES] = 0
    row[note + BLUFF_BY] = seat
    row[note + BLUFF_CARDS] = others
    row[note + BLUFF_FACES] |= face


@part
def give_up_request(row: Ints, note: int) -> None:
    """Note that nobody waits for this card any more."""
    row[note + ASKED] = 0
    row[note + BELIEF] = ANYTHING
    row[note + GIVER] = NOBODY
    row[note + RUNG] = 0


@part
def settle_note(row: Ints, note: int, mover: int, ignored: int, built: int) -> None:
    """Keep the cards that waited for what was just built; give up those that waited in vain."""
    _note_missed(row, note, mover, ignored & ~built)
    pairs = row[note + WAITS + mover]
    confirmed = refuted = 0
    while pairs:
        place = trailing_zeros(pairs)
        pairs &= pairs - 1
        missing, face = pair_at(place)
        if missing == built:
            confirmed |= face
        elif missing & ignored:
            refuted |= face
        else:
            continue
        row[note + WAITS + mover] ^= 1 << place
    if row[note + BLUFF_FACES] and row[note + BLUFF_BY] == mover:
        cards = row[note + BLUFF_CARDS]
        if cards & built:
            confirmed |= row[note + BLUFF_FACES]
        if cards & ignored & ~built:
            refuted |= row[note + BLUFF_FACES]
        row[note + BLUFF_CARDS] = cards & ~(ignored | built)
        if row[note + BLUFF_CARDS] == 0:
            row[note + BLUFF_BY] = row[note + BLUFF_FACES] = 0
    belief = row[note + BELIEF]
    narrowed = belief & confirmed if confirmed else belief & ~refuted
    if narrowed:
        row[note + BELIEF] = narrowed


@inlined
def _note_missed(row: Ints, note: int, mover: int, ignored: int) -> None:
    """Note what the card waited to be in vain, where it waited for one card of one seat."""
    pairs = row[note + WAITS + mover]
    while pairs:
        missing, face = pair_at(trailing_zeros(pairs))
        pairs &= pairs - 1
        if missing & ignored and _is_alone(row, note, face):
            row[note + MISSED] |= face
            row[note + MISSED_BY] |= 1 << mover


@inlined
def _is_alone(row: Ints, note: int, face: int) -> bool:
    """Tell whether it is one card of one seat that *face* waits for."""
    count = int(row[note + BLUFF_FACES] & face != 0)
    for seat in range(MAX_PLAYERS):
        count += _count_pairs(row[note + WAITS + seat], face)
    return count == 1


@inlined
def _count_pairs(pairs: int, face: int) -> int:
    """Count the cards that *face* waits for."""
    count = 0
    while pairs:
        count += int(pair_at(trailing_zeros(pairs))[1] == face)
        pairs &= pairs - 1
    return count
