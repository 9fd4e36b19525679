"""Self-prompt and self-finesse: the missing card is in the hand that the clue is given to."""

from __future__ import annotations

from chabudai.fast.compiling import inlined, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_conventions.asking import lacking_below
from chabudai.fast.hanabi_conventions.layout import (
    ASKED,
    BELIEF,
    ERRORS,
    FACE,
    GIVER,
    HELD,
    ME,
    NOTE,
    PLAYABLE,
    PLAYERS,
    READ_KNOWN,
    READ_NOTES,
    RUNG,
    SIZES,
    TOUCHED,
    UNSEEN,
)
from chabudai.fast.hanabi_conventions.levels import has_shown, is_believed
from chabudai.fast.hanabi_conventions.notes import is_kept, is_literal, is_single, notes_of, wait_for
from chabudai.fast.hanabi_conventions.scene import NONE
from chabudai.fast.hanabi_conventions.switches import OWN_HAND, OWN_HAND_RUNG, shared
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS


@part
def possible_own(row: Ints, giver: int, target: int, slots: int, focus: int, good: int) -> int:
    """Return the cards that the focus can be after a card of the same hand: a touched one if any can be meant."""
    return _with_ask(row, giver, target, slots, focus, good, 0) or _with_ask(row, giver, target, slots, focus, good, 1)


@part
def note_own(row: Ints, giver: int, target: int, slots: int, focus: int, plays: int) -> None:
    """Note which cards of the same hand are asked for, and what each of the cards that the focus can be waits for."""
    asked = 0
    while plays:
        face = plays & -plays
        plays ^= face
        missing, slot, _ = own_ask(row, giver, target, slots, focus, face)
        note = READ_NOTES + NOTE * slot
        row[note + ASKED] |= missing
        row[note + GIVER] = giver
        row[note + RUNG] = OWN_HAND_RUNG
        asked |= 1 << slot
        wait_for(row, READ_NOTES + NOTE * focus, target, missing, face)
    for slot in range(row[SIZES + target]):
        if asked >> slot & 1:
            row[READ_NOTES + NOTE * slot + BELIEF] = row[READ_NOTES + NOTE * slot + ASKED]


@inlined
def _with_ask(row: Ints, giver: int, target: int, slots: int, focus: int, good: int, blind: int) -> int:
    """Return the cards that the focus can have after a touched card, or after one that no clue has touched."""
    found = 0
    while good:
        face = good & -good
        good ^= face
        _, slot, unclued = own_ask(row, giver, target, slots, focus, face)
        if slot != NONE and unclued == blind:
            found |= face
    return found


@part
def own_ask(row: Ints, giver: int, target: int, slots: int, focus: int, face: int) -> tuple[int, int, int]:
    """Return the card that must be played before *face*, its slot in the target's hand, and whether it is untouched.

    The slot is `NONE` where it is not one card of that hand that is missing.
    """
    if not shared(row, OWN_HAND) or is_literal(row, row[ME], target):
        return 0, NONE, 0
    missing = lacking_below(row, face)
    if missing == 0 or not is_single(missing) or missing & row[PLAYABLE] == 0:
        return 0, NONE, 0
    slot = _touched_slot(row, target, focus, missing)
    if slot != NONE:
        return missing, slot, 0
    slot = _newest_slot(row, target, slots)
    if slot == NONE or row[ERRORS] == MAX_ERRORS - 1 or not _is_believed(row, giver):
        return 0, NONE, 0
    if row[READ_KNOWN + slot] & missing & row[UNSEEN + target] == 0:
        return 0, NONE, 0
    return missing, slot, 1


@inlined
def _is_believed(row: Ints, giver: int) -> bool:
    """Tell whether somebody plays blind for a giver; between two players for one who has shown it by a self-prompt."""
    if row[PLAYERS] == 2:
        return has_shown(row, giver, OWN_HAND_RUNG)
    return is_believed(row, giver, OWN_HAND_RUNG)


@inlined
def _touched_slot(row: Ints, target: int, focus: int, missing: int) -> int:
    """Return the newest card touched before that can be the missing one."""
    notes = notes_of(row[ME], target)
    for slot in range(row[SIZES + target] - 1, -1, -1):
        believed = row[HELD + MAX_HAND * target + slot] & row[READ_KNOWN + slot]
        if slot != focus and row[notes + NOTE * slot + TOUCHED] and believed & missing:
            return slot
    return NONE


@inlined
def _newest_slot(row: Ints, target: int, slots: int) -> int:
    """Return the newest card that is not kept after the clue."""
    notes = notes_of(row[ME], target)
    for slot in range(row[SIZES + target] - 1, -1, -1):
        if not slots >> slot & 1 and not is_kept(row, notes + NOTE * slot):
            return slot
    return NONE


@part
def finds_in_hand(row: Ints, giver: int, target: int, slots: int, focus: int, face: int) -> bool:
    """Tell whether the target has in its own hand what *face* needs, where it would look for it."""
    missing, slot, _ = own_ask(row, giver, target, slots, focus, face)
    return slot != NONE and row[FACE + MAX_HAND * target + slot] == missing
