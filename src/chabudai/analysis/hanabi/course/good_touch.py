"""Exercises about good touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, identified, pressed, whose
from chabudai.analysis.hanabi.course.play_clue import MOST_NAMED
from chabudai.bots.hanabi.speaking import faces_reason

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.protocol.courses import Task


def only_useful(situation: Situation) -> Task | None:
    """What is a touched card, if nobody touches in vain?"""
    scene, me = situation.now, situation.me
    if not situation.turn or not situation.calm:
        return None
    for slot, note in enumerate(scene.notes[me]):
        among = situation.plain(slot)
        excluded = scene.elsewhere(me) & ~note.exempt
        left = among & scene.live & ~excluded
        few = 1 < among.bit_count() <= MOST_NAMED
        if note.touched and few and left.bit_count() == 1 and scene.held[me][slot] == left:
            because = ask("why-useful", card=faces_reason(left), others=faces_reason(among & ~left))
            return identified(scene, ask("ask-useful"), (me, slot), among, left, because)
    return None


def in_vain(situation: Situation) -> Task | None:
    """Which card of another player should no clue touch?"""
    scene = situation.now
    if not situation.turn or not situation.calm or not scene.view.clue_tokens:
        return None
    for seat in situation.others():
        untouched = [slot for slot, note in enumerate(scene.notes[seat]) if not note.kept]
        hand = scene.face[seat]
        bad = [slot for slot in untouched if not hand[slot] & scene.live or hand[slot] & scene.touched_by_all()]
        twins = any(hand.count(hand[slot]) > 1 for slot in untouched)
        if len(bad) != 1 or twins or len(untouched) < 3:
            continue
        slot = bad[0]
        rule = "dead" if not hand[slot] & scene.live else "double"
        because = ask(f"why-vain-{rule}", place=slot + 1, card=faces_reason(hand[slot]))
        among = [(seat, one) for one in untouched]
        return pressed(scene, ask("ask-vain", who=whose(seat)), among, (seat, slot), because)
    return None
