"""The chop: which card goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.notes import Note

CHOP: Final = Convention(
    "chop",
    "beginner",
    {
        "en": "Whoever discards takes the oldest card that no clue has touched: the chop.",
        "it": "Chi scarta prende il chop, la più vecchia delle carte senza indizi.",
        "es": "Quien descarta toma el chop, la más antigua de las cartas sin pistas.",
        "pl": "Kto odrzuca, bierze chop: najstarszą kartę bez wskazówek.",
    },
    Example(
        ("Y4 G4 W4 B4 R4", "R5 Y3 G3 W3 B3", "G4 Y4 W2 B4 R3"),
        ("clue 2 5", "clue 1 red", "clue 1 blue", "clue 2 3", "clue 3 red", "clue 1 yellow", "clue 3 green"),
        "discard 2",
    ),
)


def chop_of(notes: Sequence[Note]) -> int | None:
    """Return the slot that is discarded next: the oldest card that is not kept."""
    for slot, note in enumerate(notes):
        if not (note.touched or note.asked or note.moved):
            return slot
    return None
