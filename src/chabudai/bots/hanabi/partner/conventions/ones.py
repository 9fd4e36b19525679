"""The order of 1s: several 1s in one hand are played in an order that everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.faces import VALUE_FACES
from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.convention import Agreed
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.notes import Note
    from chabudai.bots.hanabi.partner.scene import Scene

ONES: Final = VALUE_FACES[1]
MAX_HAND: Final = 5
"""How many cards a hand has at most."""
ORDER_OF_ONES: Final = Convention(
    "order of 1s",
    "intermediate",
    {
        "en": "Of several 1s play the one on your chop first, then those you drew, the newest first, then those "
        "dealt, the oldest first.",
        "it": "Fra più 1 gioca prima quello sul tuo chop, poi quelli pescati dal più nuovo, poi quelli iniziali dal "
        "più vecchio.",
        "es": "De varios 1 juega primero el de tu chop, luego los robados desde el más nuevo, y luego los iniciales "
        "desde el más antiguo.",
        "pl": "Z kilku jedynek zagraj najpierw tę na chopie, potem dobrane od najnowszej, a potem rozdane od "
        "najstarszej.",
    },
    Example(
        ("Y4 G4 W4 B4 R4", "Y3 G3 W1 G1 B3", "G4 Y4 R2 B4 W4"),
        ("clue 2 white", "play 3", "discard 1", "clue 2 1"),
        "play 5",
    ),
)


def mark_ahead(scene: Scene, told: Told, focus: int, notes: Sequence[Note], *, chop: bool) -> None:
    """Note that a 1 on the chop, the focus of the clue, is played before the others."""
    if scene.shares(ORDER_OF_ONES, told) and chop and told.value == 1:
        notes[focus].ahead = True


def in_order(agreed: Agreed, held: Sequence[int], notes: Sequence[Note], slots: Sequence[int]) -> list[int]:
    """Return those of *slots* that are taken for 1s by a clue, in the order in which they are played."""
    ones = [slot for slot in slots if notes[slot].touched and not held[slot] & ~ONES]
    return sorted(ones, key=lambda slot: place_of(agreed, held[slot], notes[slot], slot))


def place_of(agreed: Agreed, held: int, note: Note, slot: int) -> int:
    """Return what tells which of two 1s is played first, the lower number; any other card comes by its age.

    The focus on the chop comes first, then drawn cards, then those dealt.
    """
    if ORDER_OF_ONES not in agreed or not note.touched or held & ~ONES:
        return 3 * MAX_HAND + slot
    if note.ahead:
        return slot
    return 2 * MAX_HAND - slot if note.drawn else 2 * MAX_HAND + slot
