"""What must be played before the focus of a clue fits, and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.bots.hanabi.faces import COLOUR_FACES
from chabudai.bots.hanabi.partner.conventions.bluff import BLUFF, bluffed, can_bluff
from chabudai.bots.hanabi.partner.conventions.double_ask import DOUBLE_ASK, most_asked
from chabudai.bots.hanabi.partner.conventions.finesse import FINESSE, finessed, finesses_oneself
from chabudai.bots.hanabi.partner.conventions.prompt import prompted, prompts_oneself

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Ask, Told
    from chabudai.bots.hanabi.partner.scene import Scene


def connections(scene: Scene, told: Told, face: int, reader: int, coming: int) -> list[Ask] | None:
    """Return who must play what before *face*, the focus of the clue, fits, where *coming* need not be asked for.

    The answer is what *reader* would work out, as well as `scene.me` can tell. None means that
    the clue cannot be about this face; an empty list, that all in between is on its way.
    """
    lacking = lacking_below(scene, face, coming)
    if len(lacking) > most_asked(scene, told):
        return None
    asks: list[Ask] = []
    for missing in lacking:
        found = prompted(scene, told, missing, reader) or finessed(scene, told, missing, reader, asks)
        if found is None and len(lacking) == 1:
            found = bluffed(scene, told, missing, reader)
        if found is None and reader not in (told.giver, told.target):
            other = scene.playable if len(lacking) == 1 and can_bluff(scene, told, missing, reader) else 0
            found = _asks_oneself(scene, told, reader, missing, other, asks)
        if found is None:
            return None
        asks.append(found)
    return asks


def level_of(asks: Sequence[Ask], face: int) -> int:
    """Return the first level at which a clue about *face* asks so."""
    if len(asks) > 1:
        return DOUBLE_ASK.rank
    colour = COLOUR_FACES[(face.bit_length() - 1) // 5]
    return (FINESSE if asks[0].face & colour else BLUFF).rank


def lacking_below(scene: Scene, face: int, coming: int) -> list[int]:
    """Return the faces below *face* that are neither built nor *coming*, the lowest first."""
    number = face.bit_length() - 1
    first = 5 * (number // 5)
    between = range(first + scene.view.fireworks[number // 5], number)
    return [1 << place for place in between if not 1 << place & coming]


def _asks_oneself(scene: Scene, told: Told, reader: int, missing: int, other: int, asks: Sequence[Ask]) -> Ask | None:
    """Return the card that *reader* must think is meant, since nobody in sight has the missing one or an *other*."""
    if scene.literal[reader] or any(ask.seat == reader for ask in asks):
        return None
    return prompts_oneself(scene, told, reader, missing) or finesses_oneself(scene, told, reader, missing | other)
