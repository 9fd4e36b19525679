"""The prompt: a touched card is the missing one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example
from chabudai.bots.hanabi.partner.conventions.telling import Ask

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

PROMPT: Final = Convention(
    "prompt",
    "intermediate",
    {
        "en": "A clue to somebody else needs a card first that one of your touched cards can be: play it, "
        "the newest of several.",
        "it": "Un indizio dato ad altri richiede prima una carta che una tua carta con indizi può essere: "
        "gioca quella, la più nuova.",
        "es": "Una pista a otra persona necesita antes una carta que una de las tuyas con pistas puede ser: "
        "juega la más nueva.",
        "pl": "Wskazówka dla kogoś innego wymaga najpierw karty, którą może być twoja karta ze wskazówką: "
        "zagraj najnowszą z nich.",
    },
    Example(
        ("Y4 G4 W4 B4 B3", "R2 Y4 G3 W3 B3", "B4 R1 G4 Y5 R3"),
        ("clue 2 2", "clue 3 1", "play 2", "clue 3 3"),
        "play 1",
    ),
)


def fitting(scene: Scene, told: Told, seat: int, missing: int) -> int | None:
    """Return the newest touched card that its holder can believe to be the missing one."""
    if not scene.shares(PROMPT, told, seat):
        return None
    notes, held = scene.notes[seat], scene.held[seat]
    for slot in range(len(notes) - 1, -1, -1):
        if notes[slot].touched and held[slot] & missing:
            return slot
    return None


def prompted(scene: Scene, told: Told, missing: int, reader: int) -> Ask | None:
    """Return the touched card that the clue asks for, if it is in sight and the right one."""
    for step in range(1, scene.players):
        seat = (told.giver + step) % scene.players
        if seat in (told.target, reader, scene.me) or scene.literal[seat]:
            continue
        slot = fitting(scene, told, seat, missing)
        if slot is not None and scene.face[seat][slot] == missing:
            return Ask(seat, slot, missing, blind=False)
    return None


def prompts_oneself(scene: Scene, told: Told, reader: int, missing: int) -> Ask | None:
    """Return the touched card that *reader* must think is meant."""
    slot = fitting(scene, told, reader, missing)
    return None if slot is None else Ask(reader, slot, missing, blind=False)
