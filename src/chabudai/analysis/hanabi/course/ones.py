"""Exercises about the order in which 1s are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, moved, pressed, whose
from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.partner.conventions.ones import in_order
from chabudai.games.hanabi.components import Slot
from chabudai.games.hanabi.moves import Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.bots.reason import Reason
    from chabudai.protocol.courses import Task

SEVERAL = 2


def own_first(situation: Situation) -> Task | None:
    """Which of several 1s does the learner play first?"""
    told, me = situation.told, situation.me
    if told is None or told.target != me or told.value != 1 or not situation.turn:
        return None
    ones = _queue(situation, me)
    if len(ones) < SEVERAL or situation.asked() or choose(situation.now).move != Play(Slot(ones[0])):
        return None
    return moved(ask("ask-one", who=whose(told.giver)), Play(Slot(ones[0])), _because(situation, me, ones))


def first_of_another(situation: Situation) -> Task | None:
    """Which of several 1s does another player play first?"""
    told = situation.told
    if told is None or told.target == situation.me or told.value != 1:
        return None
    seat, scene = told.target, situation.now
    ones = _queue(situation, seat)
    if len(ones) < SEVERAL or any(note.asked for note in scene.notes[seat]):
        return None
    among = [(seat, slot) for slot in ones]
    return pressed(scene, ask("ask-one-of", who=whose(seat)), among, (seat, ones[0]), _because(situation, seat, ones))


def _queue(situation: Situation, seat: int) -> list[int]:
    """Return the 1s of a hand in their order, if nothing else tells them apart."""
    scene = situation.now
    if not situation.calm:
        return []
    known = scene.known[seat]
    ones = [slot for slot in scene.ready(seat) if scene.notes[seat][slot].touched]
    if any(known[slot] & (known[slot] - 1) == 0 for slot in ones):
        return []
    return in_order(scene.levels[seat].speaks, scene.held[seat], scene.notes[seat], ones)


def _because(situation: Situation, seat: int, ones: Sequence[int]) -> Reason:
    """Say why the first one is the first."""
    note = situation.now.notes[seat][ones[0]]
    rule = "ahead" if note.ahead else "drawn" if note.drawn else "dealt"
    return ask(f"why-one-{rule}", place=ones[0] + 1)
