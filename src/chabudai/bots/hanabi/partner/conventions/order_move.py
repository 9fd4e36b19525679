"""The order chop move: whoever plays 1s out of their order moves somebody's chop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example
from chabudai.bots.hanabi.partner.conventions.moving import in_end_game
from chabudai.bots.hanabi.partner.conventions.ones import ONES, in_order

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.scene import Scene

ORDER_MOVE: Final = Convention(
    "order chop move",
    "expert",
    {
        "en": "Whoever skips one of several unknown 1s asks the next player to keep the chop; who skips two, the one "
        "after.",
        "it": "Chi salta un 1 fra più 1 sconosciuti chiede al giocatore seguente di tenere il chop; chi ne salta due, "
        "a quello dopo.",
        "es": "Quien se salta un 1 entre varios desconocidos pide al siguiente que guarde su chop; quien se salta dos, "
        "al de después.",
        "pl": "Kto pominie jedną z kilku nieznanych jedynek, prosi następnego gracza o zatrzymanie chopa; kto "
        "pominie dwie, tego po nim.",
    },
    Example(("Y4 G4 W4 B4 R4", "Y3 R1 G3 W1 B3", "W2 G4 W3 G1 R1"), ("clue 2 1",), "play 4"),
)


def moved_by_order(scene: Scene, mover: int, slot: int) -> tuple[int, int] | None:
    """Return whose chop moves, and which card that is, because *mover* plays the card in *slot*."""
    if ORDER_MOVE not in scene.levels[mover].speaks or scene.literal[mover] or in_end_game(scene):
        return None
    queue = _unknown_ones(scene, mover)
    skipped = queue.index(slot) if slot in queue else 0
    if not 0 < skipped < scene.players:
        return None
    seat = (mover + skipped) % scene.players
    chop = scene.chop(seat)
    return None if chop is None or ORDER_MOVE not in scene.levels[seat].speaks else (seat, chop)


def _unknown_ones(scene: Scene, seat: int) -> list[int]:
    """Return the 1s that their holder will play without knowing their colours, in their order."""
    known, held = scene.known[seat], scene.held[seat]
    slots = [
        slot
        for slot in range(len(held))
        if not known[slot] & ~ONES and known[slot] & (known[slot] - 1) and not held[slot] & ~scene.playable
    ]
    return in_order(scene.levels[seat].speaks, held, scene.notes[seat], slots)
