"""Exercises about clues without new cards that ask for a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, moved, pressed, what, whose
from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.speaking import faces_reason
from chabudai.games.hanabi.components import Slot
from chabudai.games.hanabi.moves import Play

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.protocol.courses import Task


def own_play(situation: Situation) -> Task | None:
    """What does the learner do after a clue without new cards?"""
    focus, told = _asked_for(situation), situation.told
    if focus is None or told is None or told.target != situation.me or not situation.turn or situation.asked():
        return None
    if choose(situation.now).move != Play(Slot(focus)):
        return None
    card = faces_reason(situation.now.held[situation.me][focus])
    question = ask("ask-heard-now", who=whose(told.giver), what=what(told))
    return moved(question, Play(Slot(focus)), ask("why-tempo", place=focus + 1, card=card))


def play_of_another(situation: Situation) -> Task | None:
    """Which card does another player play after a clue without new cards?"""
    focus, told = _asked_for(situation), situation.told
    if focus is None or told is None or situation.me in (told.giver, told.target):
        return None
    among = [(told.target, slot) for slot in range(len(situation.now.notes[told.target]))]
    question = ask("ask-first", who=whose(told.giver), whom=whose(told.target), what=what(told))
    card = faces_reason(situation.now.held[told.target][focus])
    because = ask("why-tempo", place=focus + 1, card=card)
    return pressed(situation.now, question, among, (told.target, focus), because)


def _asked_for(situation: Situation) -> int | None:
    """Return the card that a clue without new cards has just made playable, if it is the only one."""
    told, meaning = situation.told, situation.meaning
    if told is None or meaning is None or meaning.focus is None or not situation.calm:
        return None
    before, now, target = situation.before, situation.now, told.target
    if any(not before.notes[target][slot].promised for slot in told.slots) or before.ready(target):
        return None
    return meaning.focus if now.ready(target) == [meaning.focus] else None
