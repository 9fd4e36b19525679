"""Exercises about chop moves: where the chop is afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, pressed, what, whose

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.bots.reason import Reason
    from chabudai.protocol.courses import Task

FIVE = 5


def own_by_five(situation: Situation) -> Task | None:
    """Where is the learner's chop after a 5 beside it?"""
    return _by_clue(situation, "five", mine=True)


def another_by_five(situation: Situation) -> Task | None:
    """Where is another player's chop after a 5 beside it?"""
    return _by_clue(situation, "five", mine=False)


def own_by_trash(situation: Situation) -> Task | None:
    """Where is the learner's chop after a clue on useless cards?"""
    return _by_clue(situation, "trash", mine=True)


def another_by_trash(situation: Situation) -> Task | None:
    """Where is another player's chop after a clue on useless cards?"""
    return _by_clue(situation, "trash", mine=False)


def own_by_order(situation: Situation) -> Task | None:
    """Where is the learner's chop after 1s were played out of their order?"""
    return _by_order(situation, mine=True)


def another_by_order(situation: Situation) -> Task | None:
    """Where is another player's chop after 1s were played out of their order?"""
    return _by_order(situation, mine=False)


def _by_clue(situation: Situation, kind: str, *, mine: bool) -> Task | None:
    told, meaning = situation.told, situation.meaning
    if told is None or meaning is None or not meaning.moved or situation.me == told.giver:
        return None
    if (told.target == situation.me) is not mine or (told.value == FIVE) is not (kind == "five"):
        return None
    words = {"who": whose(told.giver), "what": what(told)}
    question = ask("ask-moved", **words) if mine else ask("ask-moved-of", whom=whose(told.target), **words)
    return _chop(situation, question, kind, told.giver, (told.target, meaning.moved[0]))


def _by_order(situation: Situation, *, mine: bool) -> Task | None:
    mover, moved = situation.before.view.to_move, situation.moved
    if mover is None or moved is None or situation.me == mover or (moved[0] == situation.me) is not mine:
        return None
    who = whose(mover)
    question = ask("ask-ordered", who=who) if mine else ask("ask-ordered-of", who=who, whom=whose(moved[0]))
    return _chop(situation, question, "order", mover, moved)


def _chop(situation: Situation, question: Reason, kind: str, mover: int, kept: tuple[int, int]) -> Task | None:
    """Ask for the chop of a hand, of which a card has just been kept."""
    scene, seat = situation.now, kept[0]
    chop = scene.chop(seat)
    if chop is None or not situation.calm or any(note.asked for note in scene.notes[seat]):
        return None
    among = [(seat, slot) for slot in range(len(scene.notes[seat]))]
    because = ask(f"why-moved-{kind}", who=whose(mover), kept=kept[1] + 1, place=chop + 1)
    return pressed(scene, question, among, (seat, chop), because)
