"""Which clues there are to give, and what each of them would mean to everybody."""

from __future__ import annotations

from typing import Final, NamedTuple

from chabudai.fast.bits import popcount
from chabudai.fast.compiling import inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_conventions import weights as by
from chabudai.fast.hanabi_conventions.asking import (
    BLIND,
    Asks,
    cards_in,
    connections,
    covers,
    seat_in,
    slot_in,
)
from chabudai.fast.hanabi_conventions.layout import (
    ERRORS,
    FACE,
    HELD,
    LIVE,
    ME,
    NOTE,
    PLAYABLE,
    PLAYERS,
    READ_HELD,
    READ_NOTES,
    RUNGS,
    SIZES,
    SPOKEN,
    TOUCHED,
)
from chabudai.fast.hanabi_conventions.levels import may_be
from chabudai.fast.hanabi_conventions.meaning import Meaning, Told, read, read_shared
from chabudai.fast.hanabi_conventions.notes import fits, is_literal, is_promised, notes_of
from chabudai.fast.hanabi_conventions.own_hand import finds_in_hand
from chabudai.fast.hanabi_conventions.scene import NONE, is_ready, own_chance, pointed_by_all
from chabudai.fast.hanabi_conventions.switches import LADDER, speaks
from chabudai.fast.hanabi_search.rows import Floats, Ints
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

FIVE: Final = 5


class Offer(NamedTuple):
    """What a clue would bring; see the bot's `Offer`."""

    harm: int
    explained: int
    asks: Asks
    waste: float
    doubles: float
    touched: int
    detail: float
    moved: int
    plain: int


@part
def weigh(row: Ints, told: Told) -> Offer:
    """Work out what a clue of `ME` would bring; its meaning stays in the row."""
    meaning = read(row, told)
    harm, mends, detail = _weigh_beliefs(row, told)
    if harm:
        return Offer(harm, 1, (0, 0, 0), 0.0, 0.0, 0, detail, 0, 1)
    if meaning.focus == NONE:
        explained, asks = int(mends > 0 or told.slots == 0), (0, 0, 0)
    else:
        harm, explained, asks = _weigh_focus(row, told, meaning)
    waste, doubles, touched = _weigh_touch(row, told, meaning)
    plain = _is_plain(row, told, meaning)
    return Offer(harm, explained, asks, waste, doubles, touched, detail, meaning.moved, plain)


@part
def risk(row: Ints, values: Floats, told: Told) -> float:
    """Return what it counts against a clue that others may play at a lower level, and would get it wrong there."""
    cost = 0.0
    for rung in range(RUNGS):
        if speaks(row, row[ME]) & ~LADDER[rung] and _is_risky(row, told, rung):
            cost += values[by.UNTRIED] if rung else values[by.UNPROVEN]
    return cost


@part
def _is_risky(row: Ints, told: Told, rung: int) -> bool:
    """Tell whether somebody who may play at a lower level would get the clue wrong; its meaning in the row is lost."""
    doubted = _doubted(row, rung)
    if doubted == 0:
        return False
    row[SPOKEN] = speaks(row, told.giver) & speaks(row, told.target) & LADDER[rung]
    meaning = read_shared(row, told)
    if doubted >> told.target & 1 and _weigh_beliefs(row, told)[0]:
        return True
    if meaning.focus == NONE or rung == 0:
        return False
    face = row[FACE + MAX_HAND * told.target + meaning.focus]
    if face & (row[PLAYABLE] | meaning.saves) or face & row[LIVE] == 0:
        return False
    if finds_in_hand(row, told.giver, told.target, told.slots, meaning.focus, face):
        return False
    return _misled(row, told, face, doubted) > 0


@inlined
def _doubted(row: Ints, rung: int) -> int:
    """Return the others, one bit for each, who may play at a lower level than they are taken for."""
    seats = 0
    for seat in range(row[PLAYERS]):
        seats |= int(seat != row[ME] and may_be(row, seat, rung)) << seat
    return seats


@inlined
def _is_plain(row: Ints, told: Told, meaning: Meaning) -> int:
    """Tell whether a clue means the same at every level: new cards that fit, or are saved on the chop."""
    if meaning.focus == NONE:
        return 1
    new = 0
    for slot in range(row[SIZES + told.target]):
        new |= told.slots >> slot & int(not is_promised(row, notes_of(row[ME], told.target) + NOTE * slot))
    face = row[FACE + MAX_HAND * told.target + meaning.focus]
    return int(new and (face & row[PLAYABLE] != 0 or (face & meaning.saves != 0 and told.value != FIVE)))


@part
def _weigh_focus(row: Ints, told: Told, meaning: Meaning) -> tuple[int, int, Asks]:
    """Return how many beliefs go wrong by the focus, whether it is what it is taken for, and whom else it asks."""
    face = row[FACE + MAX_HAND * told.target + meaning.focus]
    explained = int(face & (meaning.plays | meaning.saves) != 0 or meaning.moved != 0)
    if face & (row[PLAYABLE] | meaning.saves) or face & row[LIVE] == 0:
        return 0, explained, (0, 0, 0)
    if finds_in_hand(row, told.giver, told.target, told.slots, meaning.focus, face):
        return 0, explained, (0, 0, 0)
    asks = connections(row, told.giver, told.target, face, row[ME])
    harm = _misled(row, told, face, (1 << row[PLAYERS]) - 1)
    if asks[0] <= 0:
        return harm, explained, (0, 0, 0)
    harm += meaning.plays & face == 0
    blind = 0
    for i in range(asks[0]):
        ask = asks[1] if i == 0 else asks[2]
        blind |= ask & BLIND
        harm += not covers(connections(row, told.giver, told.target, face, seat_in(ask)), ask)
    if row[ERRORS] == MAX_ERRORS - 1 and blind:
        harm += 1
    return harm, explained, asks


@inlined
def _misled(row: Ints, told: Told, face: int, seats: int) -> int:
    """Count the onlookers among *seats*, one bit for each, who would play a wrong card because of the clue."""
    wrong = 0
    for seat in range(row[PLAYERS]):
        if seat in (told.giver, told.target) or not seats >> seat & 1:
            continue
        asks = connections(row, told.giver, told.target, face, seat)
        for i in range(asks[0]):
            ask = asks[1] if i == 0 else asks[2]
            wrong += seat_in(ask) == seat and row[FACE + MAX_HAND * seat + slot_in(ask)] & cards_in(ask) == 0
    return wrong


@part
def _weigh_touch(row: Ints, told: Told, meaning: Meaning) -> tuple[float, float, int]:
    """Return the useless cards that the clue newly points at, those that I may hold, and the useful ones."""
    if is_literal(row, row[ME], told.target):
        return 0.0, 0.0, 0
    notes = notes_of(row[ME], told.target)
    taken = pointed_by_all(row)
    waste = doubles = 0.0
    touched = 0
    for slot in range(row[SIZES + told.target]):
        if told.slots >> slot & 1 == 0 or is_promised(row, notes + NOTE * slot):
            continue
        face = row[FACE + MAX_HAND * told.target + slot]
        if face & row[LIVE] == 0 and meaning.moved:
            continue
        if face & row[LIVE] == 0 or face & taken:
            waste += 1
        else:
            touched += 1
            doubles += own_chance(row, face)
        taken |= face
    return waste, doubles, touched


@part
def _weigh_beliefs(row: Ints, told: Told) -> tuple[int, int, float]:
    """Compare what the target believes with what is so: return wrong beliefs, prevented plays, and what it learns."""
    harm = mends = 0
    detail = 0.0
    for slot in range(row[SIZES + told.target]):
        place = MAX_HAND * told.target + slot
        note = READ_NOTES + NOTE * slot
        face = row[FACE + place]
        if is_ready(row, told.target, slot) and not fits(
            row, row[READ_HELD + slot], note, row[PLAYABLE], row[LIVE], row[ERRORS]
        ):
            if face & row[PLAYABLE]:
                harm += 1
            else:
                mends += 1
        if row[note + TOUCHED]:
            wrong, more = _weigh_card(row, told, slot, face)
            harm += wrong
            detail += more
    return harm, mends, detail


@inlined
def _weigh_card(row: Ints, told: Told, slot: int, face: int) -> tuple[int, float]:
    """Return whether the target is now wrong about a card, and how much it learns."""
    live = row[LIVE]
    before, held = row[HELD + MAX_HAND * told.target + slot], row[READ_HELD + slot]
    if face & live and held & face:
        return 0, popcount(before) / popcount(held) - 1 if before != held else 0.0
    touched = row[notes_of(row[ME], told.target) + NOTE * slot + TOUCHED]
    if face & live and (touched == 0 or before & face):
        return 1, 0.0
    return 0, 1.0 if held & live == 0 and before & live else 0.0
