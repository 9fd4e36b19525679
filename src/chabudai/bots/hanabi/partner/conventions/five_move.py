"""The 5's chop move: a 5 clued just beside the chop moves the chop past it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example
from chabudai.bots.hanabi.partner.conventions.five_stall import must_stall

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

FIVE_MOVE: Final = Convention(
    "5 chop move",
    "expert",
    {
        "en": "The clue 5 on the card beside the chop, by somebody who could have discarded: keep the chop too.",
        "it": "L’indizio 5 sulla carta accanto al chop, dato da chi poteva scartare: si tiene anche il chop.",
        "es": "La pista 5 sobre la carta junto al chop, dada por quien podía descartar: guarda también el chop.",
        "pl": "Wskazówka 5 na kartę obok chopa od kogoś, kto mógł odrzucić: zatrzymaj także chop.",
    },
    Example(
        ("G2 B3 R4 Y4 W3", "R3 Y5 Y3 B3 G4", "B5 R3 Y4 B4 W3"),
        ("clue 3 5", "clue 1 2", "discard 2"),
        "clue 2 5",
    ),
    (3, 4, 5),
)


def beside_five(scene: Scene, told: Told, new: Sequence[int]) -> tuple[int, ...]:
    """Return the chop if the oldest new 5 lies just beside it and the clue is no stall."""
    if told.value != 5 or not scene.shares(FIVE_MOVE, told) or must_stall(scene, told.giver):
        return ()
    unkept = [slot for slot, note in enumerate(scene.notes[told.target]) if not note.kept]
    return (unkept[0],) if len(unkept) > 1 and unkept[1] == min(new) else ()
