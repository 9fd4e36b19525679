"""What a clue means: its focus, whether it saves or asks for a play, and whom else it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.bots.hanabi.faces import VALUE_FACES, faces
from chabudai.bots.hanabi.partner.notes import ANYTHING, Note

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.scene import Scene

TWOS, FIVES = VALUE_FACES[2], VALUE_FACES[5]
MOST_ASKED: Final = 2
"""How many cards one clue can ask others to play first."""


class Ask(NamedTuple):
    """A card that somebody is asked to play because of a clue to somebody else."""

    seat: int
    slot: int
    face: int
    blind: bool
    """Whether it is a finesse: no clue has pointed at the card."""


class Told(NamedTuple):
    """A clue as everybody hears it."""

    giver: int
    target: int
    said: int
    """All faces that the clue names."""
    value: int
    """The value that it names; 0 for a colour."""
    slots: tuple[int, ...]
    """The cards that it points at, oldest first."""


class Meaning(NamedTuple):
    """How a clue is read."""

    focus: int | None
    """The slot that the clue is about; None if it points at nothing or only mends."""
    chop: bool
    """Whether the focus was about to be discarded."""
    notes: list[Note]
    """The target's notes after the clue."""
    known: list[int]
    """What clues alone leave possible for the target's cards after the clue."""
    held: list[int]
    """What the target believes after the clue."""
    plays: int
    """The faces with which the focus is to be played, now or after others."""
    saves: int
    """The faces with which the focus is to be kept."""


def read(scene: Scene, told: Told) -> Meaning:
    """Read a clue as its target does, as well as `scene.me` can."""
    target = told.target
    known = [
        mask & told.said if slot in told.slots else mask & ~told.said for slot, mask in enumerate(scene.known[target])
    ]
    notes = _touch(scene, told)
    focus, chop = _focus(scene, told)
    if focus is None or _mends(scene, told, notes, known):
        _take_literally(scene, told, notes, known)
        return Meaning(None, chop, notes, known, scene.beliefs(target, notes, known), 0, 0)
    note, touched_before = notes[focus], scene.notes[target][focus].touched
    good = _good(scene, told, known[focus], note.belief if touched_before else -1)
    saves = good & _saves(scene, told, chop=chop) & ~scene.playable
    plays, waits = _plays(scene, told, good & scene.live & ~saves)
    if plays | saves:
        note.belief, note.giver, note.waits = plays | saves, told.giver, waits
    elif touched_before and not note.belief & known[focus]:
        note.belief = known[focus]
    return Meaning(focus, chop, notes, known, scene.beliefs(target, notes, known), plays, saves)


def _touch(scene: Scene, told: Told) -> list[Note]:
    """Return the target's notes with the new cards marked as touched."""
    notes = [note.copy() for note in scene.notes[told.target]]
    unknown = ANYTHING if scene.literal[told.giver] else scene.unknown_to(told.giver)
    for slot in told.slots:
        if not notes[slot].touched:
            notes[slot].touched = True
            notes[slot].exempt = unknown
    return notes


def _take_literally(scene: Scene, told: Told, notes: Sequence[Note], known: Sequence[int]) -> None:
    """Give up beliefs that the clue contradicts."""
    for slot in told.slots:
        if not known[slot] & notes[slot].belief & scene.unseen[told.target]:
            notes[slot].belief = known[slot]


def _plays(scene: Scene, told: Told, good: int) -> tuple[int, tuple[tuple[int, int, int], ...]]:
    """Return the faces with which the focus is to be played, and what each of them waits for."""
    plays = good & scene.playable
    waits: list[tuple[int, int, int]] = []
    for number in faces(good & ~plays):
        asks = connections(scene, told, 1 << number, reader=told.target)
        if asks is not None:
            plays |= 1 << number
            waits += [(ask.seat, ask.face, 1 << number) for ask in asks]
    return plays, tuple(waits)


def _focus(scene: Scene, told: Told) -> tuple[int | None, bool]:
    if not told.slots or scene.literal[told.giver]:
        return None, False
    notes = scene.notes[told.target]
    new = [slot for slot in told.slots if not notes[slot].kept]
    chop = scene.chop(told.target)
    if not new:
        return max(told.slots), False
    if chop in new:
        return chop, True
    return max(new), False


def _mends(scene: Scene, told: Told, notes: Sequence[Note], known: Sequence[int]) -> bool:
    """Tell whether the clue takes back a play that the target was about to make."""
    target = told.target
    if any(not scene.notes[target][slot].kept for slot in told.slots):
        return False
    after = scene.beliefs(target, notes, known)
    return any(
        after[slot] & ~scene.playable or not after[slot] & scene.live
        for slot in scene.ready(target)
        if scene.notes[target][slot].kept
    )


def _good(scene: Scene, told: Told, known: int, belief: int) -> int:
    """Return the faces that the focus may have, if the giver keeps to good touch."""
    target = told.target
    possible = known & scene.unseen[target] or known
    possible = possible & belief or possible
    live = possible & scene.live
    return live & ~(scene.elsewhere(target) & ~scene.unknown_to(told.giver)) or live or possible


def _saves(scene: Scene, told: Told, *, chop: bool) -> int:
    """Return the faces that such a clue keeps from being discarded."""
    if told.value == 5:
        return FIVES
    if not chop:
        return 0
    if told.value == 2:
        return TWOS
    if told.value:
        return scene.critical
    return scene.critical & ~FIVES


def connections(scene: Scene, told: Told, face: int, reader: int) -> list[Ask] | None:
    """Return who must play what before *face*, the focus of the clue, fits.

    The answer is what *reader* would work out, as well as `scene.me` can tell. None means that
    the clue cannot be about this face; an empty list, that all in between is on its way.
    """
    number = face.bit_length() - 1
    colour = number // 5
    height = scene.view.fireworks[colour]
    asks: list[Ask] = []
    for between in range(5 * colour + height, number):
        missing = 1 << between
        if missing & scene.coming:
            continue
        found = _prompted(scene, told, missing, reader) or _finessed(scene, told, missing, reader, asks)
        if found is None and reader not in (told.giver, told.target):
            found = _asks_oneself(scene, reader, missing, asks)
        if found is None or len(asks) == MOST_ASKED:
            return None
        asks.append(found)
    return asks


def _prompted(scene: Scene, told: Told, missing: int, reader: int) -> Ask | None:
    """Return the touched card that the clue asks for, if it is in sight and the right one."""
    for step in range(1, scene.players):
        seat = (told.giver + step) % scene.players
        if seat in (told.target, reader, scene.me) or scene.literal[seat]:
            continue
        slot = _fitting(scene, seat, missing)
        if slot is not None and scene.face[seat][slot] == missing:
            return Ask(seat, slot, missing, blind=False)
    return None


def _fitting(scene: Scene, seat: int, missing: int) -> int | None:
    """Return the newest touched card that its holder can believe to be the missing one."""
    notes, held = scene.notes[seat], scene.held[seat]
    for slot in range(len(notes) - 1, -1, -1):
        if notes[slot].touched and held[slot] & missing:
            return slot
    return None


def _finessed(scene: Scene, told: Told, missing: int, reader: int, asks: Sequence[Ask]) -> Ask | None:
    """Return the newest unkept card of somebody in sight, if it is the missing one."""
    for step in range(1, scene.players):
        seat = (told.giver + step) % scene.players
        if seat in (told.target, reader, scene.me) or scene.literal[seat]:
            continue
        if _fitting(scene, seat, missing) is not None:
            continue
        skip = sum(ask.seat == seat and ask.blind for ask in asks)
        slot = scene.finesse_position(seat, skip)
        if slot is not None and scene.face[seat][slot] == missing:
            return Ask(seat, slot, missing, blind=True)
    return None


def _asks_oneself(scene: Scene, reader: int, missing: int, asks: Sequence[Ask]) -> Ask | None:
    """Return the card that *reader* must think is meant, since nobody in sight has the missing one."""
    if scene.literal[reader] or any(ask.seat == reader for ask in asks):
        return None
    slot = _fitting(scene, reader, missing)
    if slot is not None:
        return Ask(reader, slot, missing, blind=False)
    slot = scene.finesse_position(reader)
    if slot is None or not scene.known[reader][slot] & missing & scene.unseen[reader]:
        return None
    return Ask(reader, slot, missing, blind=True)
