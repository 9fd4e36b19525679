"""The fix: a clue that takes a wrong play back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.notes import Note
    from chabudai.bots.hanabi.partner.scene import Scene

FIX: Final = Convention(
    "fix",
    "beginner",
    {
        "en": "A clue without new cards that shows a mistake takes the play back, and means nothing else.",
        "it": "Un indizio senza carte nuove che mostra un errore ritira la giocata e non vuol dire altro.",
        "es": "Una pista sin cartas nuevas que muestra un error retira la jugada y no significa nada más.",
        "pl": "Wskazówka bez nowych kart, która pokazuje błąd, cofa zagranie i nic więcej nie znaczy.",
    },
    Example(("Y4 G4 W4 B4 W1", "B4 Y3 W3 G3 B3", "Y4 G4 R2 W3 B3"), ("clue 3 red", "clue 3 2"), "clue 1 white"),
)


def mends(scene: Scene, told: Told, notes: Sequence[Note], known: Sequence[int]) -> bool:
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
