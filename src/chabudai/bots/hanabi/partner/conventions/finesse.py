"""The finesse: the newest untouched card is the missing one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example
from chabudai.bots.hanabi.partner.conventions.prompt import fitting
from chabudai.bots.hanabi.partner.conventions.telling import Ask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

FINESSE: Final = Convention(
    "finesse",
    "intermediate",
    {
        "en": "A clue to somebody else needs a card first that nobody has in sight: play your newest untouched card.",
        "it": "Un indizio dato ad altri richiede prima una carta che nessuno ha in vista: gioca la tua più "
        "nuova senza indizi.",
        "es": "Una pista a otra persona necesita antes una carta que nadie tiene a la vista: juega la tuya "
        "más nueva sin pistas.",
        "pl": "Wskazówka dla kogoś innego wymaga najpierw karty, której u nikogo nie widać: zagraj swoją "
        "najnowszą bez wskazówek.",
    },
    Example(("Y4 G4 W4 B4 R4", "Y3 G3 W3 B3 R1", "G4 Y4 R2 B4 W4"), ("clue 3 red",), "play 5"),
)


def is_believed(scene: Scene, giver: int, level: int) -> bool:
    """Tell whether a giver is believed who asks for a blind play: after an error only one who has shown the level."""
    return not scene.view.errors or scene.levels[giver].has_shown(level)


def finessed(scene: Scene, told: Told, missing: int, reader: int, asks: Sequence[Ask]) -> Ask | None:
    """Return the newest unkept card of somebody in sight, if it is the missing one."""
    if not scene.shares(FINESSE, told) or not is_believed(scene, told.giver, FINESSE.rank):
        return None
    for step in range(1, scene.players):
        seat = (told.giver + step) % scene.players
        if seat in (told.target, reader, scene.me) or scene.literal[seat]:
            continue
        if not scene.shares(FINESSE, told, seat) or fitting(scene, told, seat, missing) is not None:
            continue
        skip = sum(ask.seat == seat and ask.blind for ask in asks)
        slot = scene.finesse_position(seat, skip)
        if slot is not None and scene.face[seat][slot] == missing:
            return Ask(seat, slot, missing, blind=True)
    return None


def finesses_oneself(scene: Scene, told: Told, reader: int, wanted: int) -> Ask | None:
    """Return the untouched card that *reader* must think is meant, if it can be one that is wanted."""
    if not scene.shares(FINESSE, told, reader) or not is_believed(scene, told.giver, FINESSE.rank):
        return None
    slot = scene.finesse_position(reader)
    if slot is None or not (able := scene.known[reader][slot] & wanted & scene.unseen[reader]):
        return None
    return Ask(reader, slot, able, blind=True)
