"""Why the bot chose a move, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.bots.hanabi.faces import text

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.choosing import Option
    from chabudai.bots.hanabi.partner.giving import Offer
    from chabudai.bots.hanabi.partner.scene import Scene


def sentence(scene: Scene, option: Option) -> str:
    """Say why *option* was chosen."""
    if option.offer is not None:
        return _clue(scene, option.offer)
    if option.slot is None:
        return "There was nothing else to do."
    held = text(scene.held[scene.me][option.slot])
    return {
        "asked": f"A clue to somebody else needs {held} first and nobody else has it, so this card must be it.",
        "ready": f"I take this card for {held}, which fits.",
        "gamble": f"I do not know this card, but it may fit ({round(100 * option.chance)} per cent).",
        "trash": f"I take this card for {held}, which nobody needs any more.",
        "chop": "I have nothing to play and no good clue to give, so my oldest untouched card goes.",
        "locked": f"All my cards were touched by clues and I must discard, so {held} goes as the least loss.",
    }[option.why]


def _clue(scene: Scene, offer: Offer) -> str:
    seat = f"seat {offer.clue.target + 1}"
    focus = offer.meaning.focus
    if focus is None:
        return f"This keeps {seat} from a mistake." if offer.mends else "This is a clue to pass the time."
    face = scene.face[offer.clue.target][focus]
    if offer.asks:
        first = " and ".join(f"seat {ask.seat + 1} to play {text(ask.face)}" for ask in offer.asks)
        return f"This asks {seat} to play {text(face)}, and before that {first}."
    if face & offer.meaning.plays:
        return f"This asks {seat} to play {text(face)}{'' if face & scene.playable else ' when its time comes'}."
    if face & offer.meaning.saves:
        return f"This saves {text(face)} of {seat} from being discarded."
    return f"This tells {seat} more about the cards there."
