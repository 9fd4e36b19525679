"""The trash chop move: a clue on cards that nobody needs keeps all that is older."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

TRASH_MOVE: Final = Convention(
    "trash chop move",
    "expert",
    {
        "en": "A clue on cards that are all useless: keep every untouched card older than them.",
        "it": "Un indizio su carte tutte inutili: si tengono tutte le carte senza indizi più vecchie di quelle.",
        "es": "Una pista sobre cartas todas inútiles: guarda todas las cartas sin pistas más viejas que ellas.",
        "pl": "Wskazówka na same zbędne karty: zatrzymaj wszystkie starsze od nich karty bez wskazówek.",
    },
    Example(
        ("R2 W1 Y1 B3 Y1", "W2 G2 R1 G5 W1", "W4 W4 B4 G4 Y4"),
        (
            "clue 2 1",
            "play 3",
            "clue 1 red",
            "play 1",
            "play 4",
            "clue 2 white",
            "clue 2 5",
            "play 1",
            "clue 2 3",
            "discard 1",
            "play 5",
            "clue 2 4",
            "discard 1",
            "clue 1 yellow",
        ),
        "clue 2 red",
    ),
    (2, 3, 4),
)


def before_trash(scene: Scene, told: Told, new: Sequence[int], known: Sequence[int]) -> tuple[int, ...]:
    """Return the unkept cards older than the new ones, if everybody can tell that none of these is needed."""
    if not scene.shares(TRASH_MOVE, told) or any(known[slot] & scene.live for slot in new):
        return ()
    notes = scene.notes[told.target]
    return tuple(slot for slot in range(min(new)) if not notes[slot].kept)
