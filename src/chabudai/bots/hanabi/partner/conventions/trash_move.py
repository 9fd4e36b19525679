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
        ("W4 B2 R4 G1 R1", "B3 R4 G1 W3 R1", "B1 B4 B1 R1 G1"),
        (
            "clue 2 red",
            "play 5",
            "clue 2 red",
            "clue 3 green",
            "play 5",
            "play 5",
            "clue 3 3",
            "discard 1",
            "play 5",
            "clue 3 5",
            "play 1",
            "clue 2 yellow",
            "clue 3 red",
            "play 5",
            "clue 2 yellow",
        ),
        "discard 1",
    ),
    (2, 3, 4),
)


def before_trash(scene: Scene, told: Told, new: Sequence[int], known: Sequence[int]) -> tuple[int, ...]:
    """Return the unkept cards older than the new ones, if everybody can tell that none of these is needed."""
    if not scene.shares(TRASH_MOVE, told) or any(known[slot] & scene.live for slot in new):
        return ()
    notes = scene.notes[told.target]
    return tuple(slot for slot in range(min(new)) if not notes[slot].kept)
