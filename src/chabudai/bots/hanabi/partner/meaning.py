"""What a clue means: its focus, whether it saves or asks for a play, and whom else it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chabudai.bots.hanabi.partner.conventions.fix import mends
from chabudai.bots.hanabi.partner.conventions.focus import focus_of
from chabudai.bots.hanabi.partner.conventions.good_touch import good_faces, sure_faces
from chabudai.bots.hanabi.partner.conventions.moving import moved_by
from chabudai.bots.hanabi.partner.conventions.ones import mark_ahead
from chabudai.bots.hanabi.partner.conventions.own_hand import Hearing, own_ask, own_plays
from chabudai.bots.hanabi.partner.conventions.play_clue import plays_of
from chabudai.bots.hanabi.partner.conventions.save_clue import saves_of
from chabudai.bots.hanabi.partner.conventions.tempo import in_time
from chabudai.bots.hanabi.partner.notes import ANYTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.notes import Note
    from chabudai.bots.hanabi.partner.scene import Scene


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
    coming: int
    """The faces that somebody knows to hold, the target by this clue too."""
    hearing: Hearing | None = None
    """What the target heard, if the clue has a focus."""
    moved: tuple[int, ...] = ()
    """The cards that the chop moves past: they are kept, though the clue does not touch them."""
    tempo: bool = False
    """Whether the clue touches no new card and asks for its focus at once."""

    def finds_in_hand(self, scene: Scene, face: int) -> bool:
        """Tell whether the target has in its own hand what *face* needs, where it would look for it."""
        ask = None if self.hearing is None else own_ask(scene, self.hearing, face)
        return ask is not None and scene.face[ask.seat][ask.slot] == ask.face


def read(scene: Scene, told: Told) -> Meaning:
    """Read a clue as its target does, as well as `scene.me` can."""
    target = told.target
    known = [
        mask & told.said if slot in told.slots else mask & ~told.said for slot, mask in enumerate(scene.known[target])
    ]
    notes = _touch(scene, told)
    focus, chop = focus_of(scene, told)
    if focus is None or mends(scene, told, notes, known):
        _take_literally(scene, told, notes, known)
        return Meaning(None, chop, notes, known, scene.beliefs(target, notes, known), 0, 0, scene.coming)
    sure = sure_faces(scene, told, focus, known)
    coming = scene.coming | sure
    note, touched_before = notes[focus], scene.notes[target][focus].touched
    good = good_faces(scene, told, known[focus], note.belief if touched_before else -1, sure)
    saves = good & saves_of(scene, told, chop=chop) & ~scene.playable
    plays, waits = plays_of(scene, told, good & scene.live & ~saves, coming)
    hearing = Hearing(told, focus, notes, known, coming)
    if not plays | saves:
        plays, waits = own_plays(scene, hearing, good & scene.live)
    if plays | saves:
        note.belief, note.giver, note.waits = plays | saves, told.giver, waits
        note.missed = note.missed_by = 0
    elif touched_before and not note.belief & known[focus]:
        note.belief = known[focus]
    mark_ahead(scene, told, focus, notes, chop=chop)
    moved = moved_by(scene, told, known)
    for slot in moved:
        notes[slot].moved = True
    held = scene.beliefs(target, notes, known)
    return Meaning(focus, chop, notes, known, held, plays, saves, coming, hearing, moved, bool(in_time(scene, told)))


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
