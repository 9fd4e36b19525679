"""The bluff: the next player plays the newest untouched card, and it is another card than the missing one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example
from chabudai.bots.hanabi.partner.conventions.finesse import FINESSE, is_believed
from chabudai.bots.hanabi.partner.conventions.prompt import fitting
from chabudai.bots.hanabi.partner.conventions.telling import Ask
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

BLUFF: Final = Convention(
    "bluff",
    "expert",
    {
        "en": "Asked blind by the player just before you, you play any card that fits; then the clued card "
        "is one step too high.",
        "it": "Se te lo chiede alla cieca chi gioca prima di te, basta una carta qualsiasi che sta bene: "
        "l’altra è di un passo troppo alta.",
        "es": "Si te lo pide a ciegas quien juega antes que tú, vale cualquier carta que encaje: la otra "
        "queda un paso por encima.",
        "pl": "Gdy o ruch w ciemno prosi gracz tuż przed tobą, wystarczy dowolna pasująca karta: tamta jest "
        "o krok za wysoka.",
    },
    Example(("Y4 G4 W4 B4 R4", "Y3 G3 W3 B3 G1", "G4 Y4 R2 B4 W4"), ("clue 3 red", "play 5"), "clue 2 red"),
)


def bluffed(scene: Scene, told: Told, missing: int, reader: int) -> Ask | None:
    """Return the newest unkept card of the player after the giver, if it is in sight and fits, though it is another."""
    seat = (told.giver + 1) % scene.players
    if seat in (told.target, reader, scene.me) or not can_bluff(scene, told, missing, seat):
        return None
    slot = scene.finesse_position(seat)
    if slot is None or not scene.face[seat][slot] & scene.playable:
        return None
    return Ask(seat, slot, scene.face[seat][slot], blind=True)


def can_bluff(scene: Scene, told: Told, missing: int, seat: int) -> bool:
    """Tell whether *seat* would play blind at once, for the one card that is missing or for any other."""
    if seat != (told.giver + 1) % scene.players or scene.players == 2 or not scene.shares(BLUFF, told, seat):
        return False
    if scene.literal[seat] or scene.view.errors == ERRORS - 1 or not missing & scene.playable:
        return False
    if not is_believed(scene, told.giver, FINESSE.rank):
        return False
    if fitting(scene, told, seat, missing) is not None or any(note.asked for note in scene.notes[seat]):
        return False
    return all(wait[0] != seat for note in scene.notes[scene.me] for wait in note.waits)
