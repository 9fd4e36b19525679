"""The play clue: a card that fits, now or as soon as others have been played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.faces import faces
from chabudai.bots.hanabi.partner.conventions.connecting import connections
from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

PLAY_CLUE: Final = Convention(
    "play clue",
    "beginner",
    {
        "en": "A clue that saves nothing asks for a play: the card fits, now or after cards that are on their way.",
        "it": "Un indizio che non salva niente chiede di giocare: la carta sta bene ora o dopo carte già in arrivo.",
        "es": "Una pista que no salva nada pide jugar: la carta encaja, ahora o tras cartas que ya están en camino.",
        "pl": "Wskazówka, która niczego nie ratuje, prosi o zagranie: karta pasuje teraz albo po kartach, "
        "które są już w drodze.",
    },
    Example(("Y4 G4 W4 B4 R4", "Y3 G3 R1 W3 B3", "G4 Y4 W4 B4 R4"), ("clue 2 red",), "play 3"),
)


def plays_of(scene: Scene, told: Told, good: int, coming: int) -> tuple[int, tuple[tuple[int, int, int], ...]]:
    """Return the faces with which the focus is to be played, and what each of them waits for."""
    plays = good & scene.playable
    waits: list[tuple[int, int, int]] = []
    for number in faces(good & ~plays):
        asks = connections(scene, told, 1 << number, told.target, coming)
        if asks is not None:
            plays |= 1 << number
            waits += [(ask.seat, ask.face, 1 << number) for ask in asks]
    return plays, tuple(waits)
