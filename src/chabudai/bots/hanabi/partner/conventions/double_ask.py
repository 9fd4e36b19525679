"""The double finesse: one clue asks for two cards that come first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

DOUBLE_ASK: Final = Convention(
    "double finesse",
    "advanced",
    {
        "en": "One clue may ask for two cards that come first, by prompt or finesse, in one hand or in two.",
        "it": "Un solo indizio può chiedere prima due carte, per prompt o finesse, in una mano o in due.",
        "es": "Una sola pista puede pedir antes dos cartas, por prompt o finesse, en una mano o en dos.",
        "pl": "Jedna wskazówka może poprosić najpierw o dwie karty, przez prompt lub finesse, w jednej ręce "
        "lub w dwóch.",
    },
    Example(("Y4 G4 W4 B4", "Y3 G3 W3 R1", "W3 G3 Y1 R2", "B4 R3 G4 Y4"), ("clue 4 red",), "play 4"),
)


def most_asked(scene: Scene, told: Told) -> int:
    """Return how many cards one clue can ask others to play first."""
    return 2 if scene.shares(DOUBLE_ASK, told) else 1
