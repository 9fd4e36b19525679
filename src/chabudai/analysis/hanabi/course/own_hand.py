"""Exercises about clues that ask for another card of the hand that they are given to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, moved, what, whose
from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.speaking import faces_reason
from chabudai.games.hanabi.components import Slot
from chabudai.games.hanabi.moves import Play

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.protocol.courses import Task


def asked_of_oneself(situation: Situation) -> Task | None:
    """What does the learner do after a clue that fits in no other way?"""
    scene, me, told, meaning = situation.now, situation.me, situation.told, situation.meaning
    asked = situation.asked()
    if told is None or meaning is None or meaning.focus is None or told.target != me:
        return None
    if not situation.turn or not situation.calm or len(asked) != 1 or asked[0] == meaning.focus:
        return None
    slot, move = asked[0], Play(Slot(asked[0]))
    if situation.before.notes[me][slot].asked or choose(scene).move != move:
        return None
    because = ask(
        "why-own-blind" if slot not in told.slots and not situation.before.notes[me][slot].touched else "why-own",
        place=slot + 1,
        focus=meaning.focus + 1,
        first=faces_reason(scene.notes[me][slot].asked & scene.playable),
    )
    return moved(ask("ask-heard-now", who=whose(told.giver), what=what(told)), move, because)
