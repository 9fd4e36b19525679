"""Good touch: nobody touches a card in vain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

GOOD_TOUCH: Final = Convention(
    "good touch",
    "beginner",
    {
        "en": "Clues touch only cards that will be played one day, and no card twice.",
        "it": "Gli indizi toccano solo carte che un giorno si giocheranno, e nessuna carta due volte.",
        "es": "Las pistas tocan solo cartas que algún día se jugarán, y ninguna carta dos veces.",
        "pl": "Wskazówki dotykają tylko kart, które kiedyś zostaną zagrane, i żadnej karty dwa razy.",
    },
    Example(("Y4 G4 W4 B4 B3", "Y3 G3 R1 W3 B3", "G4 Y4 W1 B4 R4"), ("clue 2 red", "clue 3 1"), "play 3"),
)


def good_faces(scene: Scene, told: Told, known: int, belief: int, sure: int) -> int:
    """Return the faces that the focus may have, if the giver keeps to good touch.

    It is none of those that the target is *sure* to hold besides.
    """
    target = told.target
    possible = known & scene.unseen[target] or known
    possible = possible & belief or possible
    live = possible & scene.live
    live = live & ~sure or live
    return live & ~(scene.elsewhere(target) & ~scene.unknown_to(told.giver)) or live or possible


def sure_faces(scene: Scene, told: Told, focus: int, known: Sequence[int]) -> int:
    """Return the faces that the target knows its touched cards to be after the clue, but for the focus."""
    sure = 0
    for slot in range(len(known)):
        if slot != focus and scene.notes[told.target][slot].touched:
            held = scene.held[told.target][slot] & known[slot]
            if not held & (held - 1):
                sure |= held
    return sure & scene.live
