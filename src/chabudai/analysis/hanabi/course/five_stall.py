"""Exercises about 5s that pass the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, moved, pressed, whose
from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.partner.giving import weigh
from chabudai.bots.hanabi.speaking import faces_reason
from chabudai.games.hanabi.moves import ClueValue

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.bots.hanabi.partner.giving import Offer
    from chabudai.bots.hanabi.partner.scene import Scene
    from chabudai.protocol.courses import Task

FIVE = 5


def passing(situation: Situation) -> Task | None:
    """Which clue is the only one that passes the time?"""
    scene = situation.now
    if not situation.turn or not situation.calm or not scene.view.clue_tokens or scene.ready(scene.me):
        return None
    clues = [move for move in scene.view.legal_moves() if isinstance(move, ClueValue) and move.value == FIVE]
    stalls = [offer for clue in clues if stalled(scene, offer := weigh(scene, clue))]
    if len(clues) != 1 or len(stalls) != 1 or choose(scene).move != clues[0]:
        return None
    target, focus = clues[0].target, stalls[0].meaning.focus or 0
    because = ask("why-stall", who=whose(target), card=faces_reason(scene.face[target][focus]))
    return moved(ask("ask-stall"), clues[0], because)


def stalled(scene: Scene, offer: Offer) -> bool:
    """Tell whether a clue on 5s does nothing but keep a 5 off the chop."""
    meaning = offer.meaning
    if offer.harm or meaning.focus is None or meaning.chop or meaning.moved or offer.asks:
        return False
    return not scene.notes[offer.clue.target][meaning.focus].kept


def chop_after(situation: Situation) -> Task | None:
    """Which card is the learner's chop after a 5 off the chop?"""
    told, meaning, scene, me = situation.told, situation.meaning, situation.now, situation.me
    if told is None or meaning is None or meaning.focus is None or told.target != me or told.value != FIVE:
        return None
    chop = scene.chop(me)
    if not situation.calm or meaning.chop or chop is None or situation.before.chop(me) != chop or situation.asked():
        return None
    if situation.before.notes[me][meaning.focus].kept:
        return None
    among = [(me, slot) for slot in range(len(scene.notes[me]))]
    question = ask("ask-stalled", who=whose(told.giver))
    return pressed(scene, question, among, (me, chop), ask("why-stalled", place=chop + 1))
