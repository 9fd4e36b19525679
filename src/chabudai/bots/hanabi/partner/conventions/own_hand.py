"""Self-prompt and self-finesse: the missing card is in the hand that the clue is given to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.bots.hanabi.faces import faces
from chabudai.bots.hanabi.partner.conventions.connecting import lacking_below
from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example
from chabudai.bots.hanabi.partner.conventions.finesse import is_believed
from chabudai.bots.hanabi.partner.conventions.telling import Ask
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.notes import Note
    from chabudai.bots.hanabi.partner.scene import Scene

OWN_HAND: Final = Convention(
    "self-finesse",
    "advanced",
    {
        "en": "Where a clue to you fits in no other way, the missing card is yours: a touched one, else your "
        "newest untouched.",
        "it": "Se un indizio dato a te non si spiega altrimenti, la carta mancante è tua: una con indizi o "
        "la più nuova senza.",
        "es": "Si una pista para ti no se explica de otro modo, la carta que falta es tuya: una con pistas o "
        "la más nueva sin.",
        "pl": "Gdy wskazówki dla ciebie nie da się wyjaśnić inaczej, brakująca karta jest twoja: ze "
        "wskazówką lub najnowsza bez.",
    },
    Example(("Y4 G4 W4 B4 R4", "Y3 G3 R2 W4 R1", "G4 Y4 W3 B3 B4"), ("clue 2 2",), "play 5"),
)


class Hearing(NamedTuple):
    """A clue and the hand that hears it."""

    told: Told
    focus: int
    notes: list[Note]
    """The target's notes after the clue."""
    known: Sequence[int]
    """What clues alone leave possible for its cards."""
    coming: int
    """The faces that somebody knows to hold, the target by this clue too."""


def own_plays(scene: Scene, hearing: Hearing, good: int) -> tuple[int, tuple[tuple[int, int, int], ...]]:
    """Return the faces that the focus can have after a card of the same hand, and what each waits for.

    The notes say which cards are asked for: touched ones if any can be meant.
    """
    target = hearing.told.target
    found = [(face, ask) for number in faces(good) if (ask := own_ask(scene, hearing, face := 1 << number))]
    if any(not ask.blind for _, ask in found):
        found = [(face, ask) for face, ask in found if not ask.blind]
    plays = 0
    for face, ask in found:
        note = hearing.notes[ask.slot]
        plays |= face
        note.asked |= ask.face
    for _, ask in found:
        note = hearing.notes[ask.slot]
        note.belief, note.giver, note.level = note.asked, hearing.told.giver, OWN_HAND.rank
    return plays, tuple((target, ask.face, face) for face, ask in found)


def own_ask(scene: Scene, hearing: Hearing, face: int) -> Ask | None:
    """Return the card of the target's own hand that must be played before *face*, if one is all that is missing."""
    target = hearing.told.target
    if not scene.shares(OWN_HAND, hearing.told) or scene.literal[target]:
        return None
    lacking = lacking_below(scene, face, hearing.coming)
    if len(lacking) != 1 or not lacking[0] & scene.playable:
        return None
    slot = _touched_slot(scene, hearing, lacking[0])
    if slot is not None:
        return Ask(target, slot, lacking[0], blind=False)
    slot = _newest_slot(scene, hearing)
    if slot is None or scene.view.errors == ERRORS - 1 or not _is_believed(scene, hearing.told.giver):
        return None
    if not hearing.known[slot] & lacking[0] & scene.unseen[target]:
        return None
    return Ask(target, slot, lacking[0], blind=True)


def _is_believed(scene: Scene, giver: int) -> bool:
    """Tell whether somebody plays blind for a giver; between two players for one who has shown it by a self-prompt."""
    if scene.players == 2:
        return scene.levels[giver].has_shown(OWN_HAND.rank)
    return is_believed(scene, giver, OWN_HAND.rank)


def _touched_slot(scene: Scene, hearing: Hearing, missing: int) -> int | None:
    """Return the newest card touched before that can be the missing one."""
    target = hearing.told.target
    notes, held = scene.notes[target], scene.held[target]
    for slot in range(len(notes) - 1, -1, -1):
        if slot != hearing.focus and notes[slot].touched and held[slot] & hearing.known[slot] & missing:
            return slot
    return None


def _newest_slot(scene: Scene, hearing: Hearing) -> int | None:
    """Return the newest card that is not kept after the clue."""
    notes = scene.notes[hearing.told.target]
    for slot in range(len(notes) - 1, -1, -1):
        if not notes[slot].kept and slot not in hearing.told.slots:
            return slot
    return None
