"""Exercises about play clues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, identified, moved, what, whose
from chabudai.bots.hanabi.faces import faces
from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.speaking import faces_reason
from chabudai.games.hanabi.components import Slot
from chabudai.games.hanabi.moves import Play

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.protocol.courses import Task

MOST_NAMED = 5
"""How many faces can be told apart on buttons."""


def asked_face(situation: Situation) -> Task | None:
    """What is the card that a play clue is about?"""
    told, meaning, scene = situation.told, situation.meaning, situation.now
    if told is None or meaning is None or meaning.focus is None or told.target != situation.me or not situation.calm:
        return None
    held = scene.held[situation.me][meaning.focus]
    among = situation.plain(meaning.focus)
    few = 1 < among.bit_count() <= MOST_NAMED
    if meaning.saves or not meaning.plays or held & ~meaning.plays or held.bit_count() != 1 or not few:
        return None
    later = "" if held & scene.playable else "-later"
    question = ask("ask-face", who=whose(told.giver), what=what(told))
    because = ask(f"why-face{later}", card=faces_reason(held))
    return identified(scene, question, (situation.me, meaning.focus), among, held, because)


def asked_play(situation: Situation) -> Task | None:
    """Which card does the learner play?"""
    scene, me = situation.now, situation.me
    if not situation.turn or not situation.calm or situation.asked():
        return None
    ready = scene.ready(me)
    if len(ready) != 1:
        return None
    slot = ready[0]
    held = scene.held[me][slot]
    touched = sum(note.touched for note in scene.notes[me])
    by_clues = not situation.plain(slot) & ~scene.playable
    if by_clues or held & ~scene.playable or touched < 2 or scene.notes[me][slot].giver is None:
        return None
    move = Play(Slot(slot))
    if choose(scene).move != move or len(faces(held)) > 1:
        return None
    return moved(ask("ask-play"), move, ask("why-play", place=slot + 1, card=faces_reason(held)))
