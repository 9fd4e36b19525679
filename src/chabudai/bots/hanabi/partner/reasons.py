"""Why the bot chose a move, by the conventions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.choosing import choose, options
from chabudai.bots.hanabi.partner.conventions.order_move import moved_by_order
from chabudai.bots.hanabi.partner.notes import is_bluff
from chabudai.bots.hanabi.partner.outlook import foresight
from chabudai.bots.hanabi.speaking import faces_reason, joined
from chabudai.bots.reason import Reason, Who
from chabudai.core import Seat
from chabudai.games.hanabi.moves import ClueValue

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.choosing import Option
    from chabudai.bots.hanabi.partner.conventions.telling import Ask
    from chabudai.bots.hanabi.partner.giving import Offer
    from chabudai.bots.hanabi.partner.notes import Note
    from chabudai.bots.hanabi.partner.scene import Scene
    from chabudai.games.hanabi.moves import HanabiMove

FIVE: Final = 5


def reason_for(scene: Scene, move: HanabiMove) -> Reason | None:
    """Say what speaks for any move; None for one that the conventions would not think of."""
    found = [option for option in (choose(scene), *options(scene)) if option.move == move]
    return reason(scene, found[0]) if found else None


def reason(scene: Scene, option: Option) -> Reason:
    """Say why *option* was chosen."""
    if option.offer is not None:
        return _clue(scene, option.offer)
    if option.slot is None:
        return Reason("because-nothing-else")
    if option.why == "chop":
        return Reason("because-chop")
    if option.why == "gamble":
        return Reason("because-gamble", {"percent": round(100 * option.chance)})
    if option.why == "asked":
        note = scene.notes[scene.me][option.slot]
        return Reason(_request(scene, note), {"card": faces_reason(note.asked & scene.playable)})
    moved = moved_by_order(scene, scene.me, option.slot) if option.why == "ready" else None
    if moved is not None:
        seat, chop = moved
        card = faces_reason(scene.face[seat][chop])
        return Reason("because-moves-by-order", {"who": Who(Seat(seat)), "card": card})
    return Reason(f"because-{option.why}", {"card": faces_reason(scene.held[scene.me][option.slot])})


def _request(scene: Scene, note: Note) -> str:
    """Name what a card of its own was asked for by."""
    waiting = (wait for other in scene.notes[scene.me] for wait in other.waits)
    if any(seat == scene.me and card & note.asked for seat, card, _ in waiting):
        return "because-self-prompted" if note.touched else "because-self-finessed"
    if note.touched:
        return "because-prompted"
    return "because-bluffed" if note.asked & (note.asked - 1) else "because-finessed"


def _clue(scene: Scene, offer: Offer) -> Reason:
    who = Who(offer.clue.target)
    focus = offer.meaning.focus
    if focus is None:
        return Reason("because-mends", {"who": who}) if offer.mends else Reason("because-passes")
    if foresight(scene) > 0 and not (offer.asks or offer.touched or offer.mends or offer.detail):
        return Reason("because-late")
    face = scene.face[offer.clue.target][focus]
    card = faces_reason(face)
    if offer.asks:
        first = joined("because-and", [_ask(ask, face) for ask in offer.asks])
        return Reason("because-asks-after", {"who": who, "card": card, "first": first})
    if offer.meaning.moved:
        chop = faces_reason(scene.face[offer.clue.target][offer.meaning.moved[0]])
        return Reason("because-moves-chop", {"who": who, "card": chop})
    if face & scene.playable and offer.meaning.tempo:
        return Reason("because-tempo", {"who": who, "card": card})
    if face & offer.meaning.plays:
        now = "because-asks" if face & scene.playable else "because-asks-later"
        return Reason(now, {"who": who, "card": card})
    if face & offer.meaning.saves:
        if isinstance(offer.clue, ClueValue) and offer.clue.value == FIVE and not offer.meaning.chop:
            return Reason("because-stalls", {"who": who, "card": card})
        last = "because-saves-last" if offer.meaning.chop and face & scene.critical else "because-saves"
        return Reason(last, {"who": who, "card": card})
    return Reason("because-tells", {"who": who})


def _ask(ask: Ask, face: int) -> Reason:
    """Name a prompt, a finesse, or a bluff before *face*."""
    kind = "because-ask-blind" if ask.blind else "because-ask"
    if is_bluff((ask.seat, ask.face, face)):
        kind = "because-ask-bluff"
    return Reason(kind, {"who": Who(Seat(ask.seat)), "card": faces_reason(ask.face)})
