"""Exercises about the chop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, moved, pressed, whose
from chabudai.games.hanabi.components import Slot
from chabudai.games.hanabi.moves import Discard

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.protocol.courses import Task


def own_chop(situation: Situation) -> Task | None:
    """Which card is the learner's chop?"""
    scene, me = situation.now, situation.me
    chop = _hidden_chop(situation, me)
    if chop is None or not situation.turn:
        return None
    among = [(me, slot) for slot in range(len(scene.notes[me]))]
    return pressed(scene, ask("ask-chop"), among, (me, chop), ask("why-chop", place=chop + 1))


def chop_of_another(situation: Situation) -> Task | None:
    """Which card would the next player discard?"""
    scene, seat = situation.now, situation.others()[0]
    chop = _hidden_chop(situation, seat)
    if chop is None or not situation.turn or scene.ready(seat) or scene.trash(seat):
        return None
    among = [(seat, slot) for slot in range(len(scene.notes[seat]))]
    because = ask("why-chop-of", who=whose(seat), place=chop + 1)
    return pressed(scene, ask("ask-chop-of", who=whose(seat)), among, (seat, chop), because)


def discarding(situation: Situation) -> Task | None:
    """Without a token and without a card to play, the chop goes."""
    scene, me = situation.now, situation.me
    chop = _hidden_chop(situation, me)
    if chop is None or not situation.turn or scene.view.clue_tokens or scene.ready(me) or scene.trash(me):
        return None
    return moved(ask("ask-no-token"), Discard(Slot(chop)), ask("why-no-token", place=chop + 1))


def _hidden_chop(situation: Situation, seat: int) -> int | None:
    """Return the chop where it is not simply the oldest card, and nobody can see it otherwise."""
    scene = situation.now
    chop = scene.chop(seat)
    untouched = [slot for slot, note in enumerate(scene.notes[seat]) if not note.touched]
    if not situation.calm or not chop or len(untouched) < 2 or any(note.asked for note in scene.notes[seat]):
        return None
    return chop
