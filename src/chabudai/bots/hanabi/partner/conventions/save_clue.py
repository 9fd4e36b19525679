"""The save clue: a card that must not be discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.faces import VALUE_FACES
from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example
from chabudai.bots.hanabi.partner.conventions.five_stall import keeps_fives

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

TWOS, FIVES = VALUE_FACES[2], VALUE_FACES[5]
SAVE_CLUE: Final = Convention(
    "save clue",
    "beginner",
    {
        "en": "A clue on the chop may keep it: 5s and 2s by their value, the last copy of a card by value or colour.",
        "it": "Un indizio sul chop può salvarlo: 5 e 2 per valore, l’ultima copia di una carta per valore o colore.",
        "es": "Una pista sobre el chop puede salvarlo: 5 y 2 por valor, la última copia de una carta por "
        "valor o color.",
        "pl": "Wskazówka na chop może go ratować: 5 i 2 przez wartość, ostatnią kopię karty przez wartość lub kolor.",
    },
    Example(("Y4 G4 W4 B4 R4", "R5 Y3 G3 W3 B3", "G4 Y4 W4 B4 R4"), (), "clue 2 5"),
)


def saves_of(scene: Scene, told: Told, *, chop: bool) -> int:
    """Return the faces that such a clue keeps from being discarded."""
    if keeps_fives(scene, told, chop=chop):
        return FIVES
    if not chop:
        return 0
    if told.value == 2:
        return TWOS
    return scene.critical if told.value else scene.critical & ~FIVES
