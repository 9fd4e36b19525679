"""Which clues there are to give, and what each of them would mean to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.bots.hanabi.faces import COLOUR_FACES, VALUE_FACES
from chabudai.bots.hanabi.partner.conventions.connecting import connections
from chabudai.bots.hanabi.partner.conventions.telling import Told
from chabudai.bots.hanabi.partner.meaning import read
from chabudai.bots.hanabi.partner.scene import fits
from chabudai.games.hanabi.moves import ClueColour
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.telling import Ask
    from chabudai.bots.hanabi.partner.meaning import Meaning
    from chabudai.bots.hanabi.partner.scene import Scene
    from chabudai.games.hanabi.moves import Clue


@dataclass(slots=True)
class Offer:
    """A clue with what it would bring."""

    clue: Clue
    meaning: Meaning
    asks: list[Ask]
    """The cards that others are asked to play because of it."""
    waste: float = 0.0
    """How many useless or double cards it newly points at."""
    doubles: float = 0.0
    """How many cards it newly points at that I may hold myself, touched already."""
    touched: int = 0
    """How many useful cards it newly points at."""
    harm: int = 0
    """How many beliefs it makes wrong in a way that costs."""
    mends: int = 0
    """How many wrong plays it prevents."""
    detail: float = 0.0
    """How much it narrows down what useful cards can be, in halvings."""
    explained: bool = True
    """Whether the focus is what the conventions say."""


def told_by(scene: Scene, clue: Clue) -> Told:
    """Return a clue that `scene.me` might give as everybody would hear it."""
    if isinstance(clue, ClueColour):
        said, value = COLOUR_FACES[clue.colour], 0
    else:
        said, value = VALUE_FACES[clue.value], clue.value
    slots = tuple([slot for slot, face in enumerate(scene.face[clue.target]) if face & said])
    return Told(scene.me, clue.target, said, value, slots)


def weigh(scene: Scene, clue: Clue) -> Offer:
    """Work out what *clue* would bring."""
    told = told_by(scene, clue)
    offer = Offer(clue, read(scene, told), [])
    _weigh_beliefs(scene, told, offer)
    if not offer.harm:
        _weigh_focus(scene, told, offer)
        _weigh_touch(scene, told, offer)
    return offer


def _weigh_focus(scene: Scene, told: Told, offer: Offer) -> None:
    """See whom else the clue asks, and whether the focus is what it is taken for."""
    focus, meaning = offer.meaning.focus, offer.meaning
    if focus is None:
        offer.explained = bool(offer.mends) or not told.slots
        return
    face = scene.face[told.target][focus]
    offer.explained = bool(face & (meaning.plays | meaning.saves)) or bool(meaning.moved)
    if face & (scene.playable | meaning.saves) or not face & scene.live:
        return
    if meaning.finds_in_hand(scene, face):
        return
    asks = connections(scene, told, face, scene.me, meaning.coming)
    offer.harm += _misled(scene, told, face, meaning.coming)
    if asks:
        offer.asks = asks
        offer.harm += not meaning.plays & face
        offer.harm += scene.view.errors == ERRORS - 1 and any(ask.blind for ask in asks)
        for ask in asks:
            theirs = connections(scene, told, face, ask.seat, meaning.coming) or ()
            offer.harm += not any(other.covers(ask) for other in theirs)


def _misled(scene: Scene, told: Told, face: int, coming: int) -> int:
    """Count the onlookers who would play a wrong card because of the clue."""
    wrong = 0
    for seat in range(scene.players):
        if seat in (told.giver, told.target):
            continue
        for ask in connections(scene, told, face, seat, coming) or ():
            wrong += ask.seat == seat and not scene.face[seat][ask.slot] & ask.face
    return wrong


def _weigh_touch(scene: Scene, told: Told, offer: Offer) -> None:
    """Count useful and useless cards that the clue newly points at, which means nothing to those who go by words."""
    if scene.literal[told.target]:
        return
    before = scene.notes[told.target]
    taken = scene.touched_by_all()
    for slot in told.slots:
        if before[slot].promised:
            continue
        face = scene.face[told.target][slot]
        if not face & scene.live and offer.meaning.moved:
            continue
        if not face & scene.live or face & taken:
            offer.waste += 1
        else:
            offer.touched += 1
            offer.doubles += scene.own_chance(face)
        taken |= face


def _weigh_beliefs(scene: Scene, told: Told, offer: Offer) -> None:
    """Compare what the target believes with what is so, before and after."""
    target, meaning = told.target, offer.meaning
    playable, live, errors = scene.playable, scene.live, scene.view.errors
    notes = scene.notes[target]
    for slot, face in enumerate(scene.face[target]):
        before, held = scene.held[target][slot], meaning.held[slot]
        was_ready = fits(before, notes[slot], playable, live, errors)
        ready = fits(held, meaning.notes[slot], playable, live, errors)
        if was_ready and not ready:
            if face & playable:
                offer.harm += 1
            else:
                offer.mends += 1
        if not meaning.notes[slot].touched:
            continue
        if face & live and held & face:
            offer.detail += (before.bit_count() / held.bit_count() - 1) if before != held else 0.0
        elif face & live and notes[slot].touched <= bool(before & face):
            offer.harm += 1
        elif not held & live and before & live:
            offer.detail += 1.0
