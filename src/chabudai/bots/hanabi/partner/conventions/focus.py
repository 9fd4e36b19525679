"""The focus: which of the touched cards a clue is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example
from chabudai.bots.hanabi.partner.conventions.tempo import in_time

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

FOCUS: Final = Convention(
    "focus",
    "beginner",
    {
        "en": "A clue is about one card: the chop if it is newly touched, else the newest of the newly touched cards.",
        "it": "Un indizio parla di una carta sola: il chop se è toccato ora, altrimenti la più nuova fra "
        "quelle toccate ora.",
        "es": "Una pista trata de una sola carta: el chop si se toca ahora; si no, la más nueva de las recién tocadas.",
        "pl": "Wskazówka dotyczy jednej karty: chopa, jeśli dotyka go pierwszy raz, a jeśli nie, najnowszej "
        "z nowo dotkniętych.",
    },
    Example(("Y4 G4 W4 B4 R4", "Y3 R3 G3 R1 B3", "G4 Y4 W4 B4 R4"), ("clue 2 red",), "play 4"),
)


def focus_of(scene: Scene, told: Told) -> tuple[int | None, bool]:
    """Return the slot that the clue is about, and whether it was about to be discarded."""
    if not told.slots or scene.literal[told.giver]:
        return None, False
    notes = scene.notes[told.target]
    new = [slot for slot in told.slots if not notes[slot].kept]
    chop = scene.chop(told.target)
    if not new:
        moved = [slot for slot in told.slots if not notes[slot].promised]
        return max(moved or in_time(scene, told) or told.slots), False
    if chop in new:
        return chop, True
    return max(new), False
