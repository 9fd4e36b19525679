"""The tempo clue: a clue without new cards asks for those that can be played at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

TEMPO: Final = Convention(
    "tempo clue",
    "expert",
    {
        "en": "A clue without new cards is about the newest touched card that can fit at once.",
        "it": "Un indizio senza carte nuove parla della più nuova carta toccata che può andare bene subito.",
        "es": "Una pista sin cartas nuevas trata de la carta tocada más nueva que puede encajar ya.",
        "pl": "Wskazówka bez nowych kart mówi o najnowszej dotkniętej, która może od razu pasować.",
    },
    Example(
        ("R5 Y4 B4 R4 W3", "R2 Y3 G3 W2 B3", "G4 Y4 B4 R1 W1"),
        ("clue 2 2", "clue 3 1", "play 4", "clue 2 white", "clue 1 5", "clue 1 white", "clue 2 2"),
        "play 1",
    ),
)


def in_time(scene: Scene, told: Told) -> list[int]:
    """Return the cards that can be played at once, as far as their holder can tell, if the clue touches no new ones."""
    notes, held = scene.notes[told.target], scene.held[told.target]
    if not scene.shares(TEMPO, told) or any(not notes[slot].promised for slot in told.slots):
        return []
    return [slot for slot in told.slots if held[slot] & told.said & scene.playable]
