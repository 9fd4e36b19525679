"""Exercises about the focus of a clue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, pressed, what, whose

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.protocol.courses import Task

MORE = 2
"""A clue that touches one card leaves no question."""


def heard_focus(situation: Situation) -> Task | None:
    """Which of the learner's cards is a clue about?"""
    return _focus(situation, mine=True)


def seen_focus(situation: Situation) -> Task | None:
    """Which card is a clue to somebody else about?"""
    return _focus(situation, mine=False)


def _focus(situation: Situation, *, mine: bool) -> Task | None:
    told, meaning = situation.told, situation.meaning
    if told is None or meaning is None or meaning.focus is None or len(told.slots) < MORE:
        return None
    if not situation.calm or not situation.told_apart:
        return None
    if (told.target == situation.me) is not mine or told.giver == situation.me:
        return None
    focus = meaning.focus
    new = [slot for slot in told.slots if not situation.before.notes[told.target][slot].kept]
    rule = "chop" if meaning.chop else "newest" if new else "again"
    among = [(told.target, slot) for slot in told.slots]
    values = {"who": whose(told.giver), "what": what(told)}
    question = ask("ask-focus", **values) if mine else ask("ask-focus-of", whom=whose(told.target), **values)
    because = ask(f"why-focus-{rule}", place=focus + 1)
    return pressed(situation.now, question, among, (told.target, focus), because)
