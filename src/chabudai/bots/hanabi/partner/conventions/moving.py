"""Which cards a clue keeps without touching them: the chop moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.bots.hanabi.partner.conventions.five_move import beside_five
from chabudai.bots.hanabi.partner.conventions.trash_move import before_trash

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene


def in_end_game(scene: Scene) -> bool:
    """Tell whether there are fewer cards in the deck than cards still to be built, so that no chop moves."""
    return scene.view.deck_left < scene.live.bit_count()


def moved_by(scene: Scene, told: Told, known: Sequence[int]) -> tuple[int, ...]:
    """Return the untouched cards of the target that a clue with a focus keeps; *known* is what it leaves possible."""
    if in_end_game(scene):
        return ()
    new = [slot for slot in told.slots if not scene.notes[told.target][slot].kept]
    if not new:
        return ()
    return beside_five(scene, told, new) or before_trash(scene, told, new, known)
