"""Exercises about clues that take a wrong play back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, pressed, what, whose, worded
from chabudai.bots.hanabi.partner.outlook import choose_play
from chabudai.bots.hanabi.speaking import faces_reason

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.protocol.courses import Task


def taken_back(situation: Situation) -> Task | None:
    """Does a clue that touches no new card ask for a play, or does it take one back?"""
    told, meaning, before = situation.told, situation.meaning, situation.before
    if told is None or meaning is None or told.target != situation.me or not situation.calm:
        return None
    if not situation.told_apart:
        return None
    me = situation.me
    if any(not before.notes[me][slot].kept for slot in told.slots):
        return None
    question = ask("ask-mends", who=whose(told.giver), what=what(told))
    among = ("play", "stop")
    if meaning.focus is not None:
        held = situation.now.held[me][meaning.focus]
        if not meaning.plays & situation.now.playable or held & ~situation.now.playable:
            return None
        because = ask("why-plays-on", place=meaning.focus + 1, card=faces_reason(held))
        return worded(situation.now, question, (me, meaning.focus), among, "play", because)
    stopped = [slot for slot in before.ready(me) if slot not in situation.now.ready(me)]
    if len(stopped) != 1:
        return None
    slot = stopped[0]
    because = ask("why-mends", place=slot + 1, card=faces_reason(before.held[me][slot]))
    return worded(situation.now, question, (me, slot), among, "stop", because)


def mistaken(situation: Situation) -> Task | None:
    """Which card is about to be played by mistake?"""
    scene = situation.now
    if not situation.turn or not situation.calm or not scene.view.clue_tokens:
        return None
    wrong = []
    for seat in situation.others():
        ready = scene.ready(seat)
        if ready:
            slot = choose_play(scene.levels[seat].speaks, scene.held[seat], scene.notes[seat], ready)
            if scene.face[seat][slot] & ~scene.playable:
                wrong.append((seat, slot))
    if len(wrong) != 1:
        return None
    seat, slot = wrong[0]
    among = [(other, one) for other in situation.others() for one in range(len(scene.notes[other]))]
    because = ask(
        "why-mistaken",
        who=whose(seat),
        place=slot + 1,
        taken=faces_reason(scene.held[seat][slot]),
        card=faces_reason(scene.face[seat][slot]),
    )
    return pressed(scene, ask("ask-mistaken"), among, (seat, slot), because)
