"""Why the bot chose a move, by the conventions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.bots.hanabi.speaking import faces_reason, joined
from chabudai.bots.reason import Reason, Who
from chabudai.core import Seat

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.choosing import Option
    from chabudai.bots.hanabi.partner.giving import Offer
    from chabudai.bots.hanabi.partner.scene import Scene


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
        asked = scene.notes[scene.me][option.slot].asked & scene.playable
        return Reason("because-asked", {"card": faces_reason(asked)})
    return Reason(f"because-{option.why}", {"card": faces_reason(scene.held[scene.me][option.slot])})


def _clue(scene: Scene, offer: Offer) -> Reason:
    who = Who(offer.clue.target)
    focus = offer.meaning.focus
    if focus is None:
        return Reason("because-mends", {"who": who}) if offer.mends else Reason("because-passes")
    face = scene.face[offer.clue.target][focus]
    card = faces_reason(face)
    if offer.asks:
        asks = [
            Reason("because-ask", {"who": Who(Seat(ask.seat)), "card": faces_reason(ask.face)}) for ask in offer.asks
        ]
        return Reason("because-asks-after", {"who": who, "card": card, "first": joined("because-and", asks)})
    if face & offer.meaning.plays:
        now = "because-asks" if face & scene.playable else "because-asks-later"
        return Reason(now, {"who": who, "card": card})
    if face & offer.meaning.saves:
        return Reason("because-saves", {"who": who, "card": card})
    return Reason("because-tells", {"who": who})
