"""Which clues there are to give, and what each of them would mean to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.faces import COLOUR_FACES, VALUE_FACES
from chabudai.bots.hanabi.partner.conventions.connecting import connections
from chabudai.bots.hanabi.partner.conventions.telling import Told
from chabudai.bots.hanabi.partner.meaning import read
from chabudai.bots.hanabi.partner.scene import fits
from chabudai.games.hanabi.moves import ClueColour
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Ask
    from chabudai.bots.hanabi.partner.meaning import Meaning
    from chabudai.bots.hanabi.partner.scene import Scene
    from chabudai.games.hanabi.moves import Clue

FIVE: Final = 5


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
    plain: bool = True
    """Whether it does harm, or means the same at every level."""


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
        offer.plain = _is_plain(scene, told, offer.meaning)
    return offer


def risk(scene: Scene, clue: Clue) -> float:
    """Return what it counts against a clue that others may play at a lower level, and would get it wrong there."""
    own = scene.levels[scene.me]
    cost = 0.0
    for level in range(max(one.rank for one in own.speaks)):
        lower = own.taken_for(frozenset(one for one in own.speaks if one.rank <= level))
        doubted = [seat for seat in range(scene.players) if seat != scene.me and scene.levels[seat].may_be(level)]
        if doubted and _is_risky(scene.supposing(scene.me, lower), clue, doubted, level):
            cost += scene.weights.untried if level else scene.weights.unproven
    return cost


def _is_risky(scene: Scene, clue: Clue, doubted: Sequence[int], level: int) -> bool:
    """Tell whether one of those who may play at a lower level, as the *scene* has it, would get the clue wrong."""
    told = told_by(scene, clue)
    meaning = read(scene, told)
    if told.target in doubted:
        offer = Offer(clue, meaning, [])
        _weigh_beliefs(scene, told, offer)
        if offer.harm:
            return True
    if meaning.focus is None or level == 0:
        return False
    face = scene.face[told.target][meaning.focus]
    if face & (scene.playable | meaning.saves) or not face & scene.live or meaning.finds_in_hand(scene, face):
        return False
    return bool(_misled(scene, told, face, meaning.coming, doubted))


def _is_plain(scene: Scene, told: Told, meaning: Meaning) -> bool:
    """Tell whether a clue means the same at every level: new cards that fit, or are saved on the chop."""
    if meaning.focus is None:
        return True
    if all(scene.notes[told.target][slot].promised for slot in told.slots):
        return False
    face = scene.face[told.target][meaning.focus]
    return bool(face & scene.playable) or (bool(face & meaning.saves) and told.value != FIVE)


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
    offer.harm += _misled(scene, told, face, meaning.coming, range(scene.players))
    if asks:
        offer.asks = asks
        offer.harm += not meaning.plays & face
        offer.harm += scene.view.errors == ERRORS - 1 and any(ask.blind for ask in asks)
        for ask in asks:
            theirs = connections(scene, told, face, ask.seat, meaning.coming) or ()
            offer.harm += not any(other.covers(ask) for other in theirs)


def _misled(scene: Scene, told: Told, face: int, coming: int, seats: Iterable[int]) -> int:
    """Count the onlookers among *seats* who would play a wrong card because of the clue."""
    wrong = 0
    for seat in seats:
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
