"""Exercises about save clues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.course.asking import ask, moved, pressed, what, whose, worded
from chabudai.bots.hanabi.faces import VALUE_FACES
from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.partner.giving import weigh
from chabudai.bots.hanabi.speaking import faces_reason
from chabudai.games.hanabi.moves import ClueColour, ClueValue

if TYPE_CHECKING:
    from chabudai.analysis.hanabi.course.situation import Situation
    from chabudai.bots.hanabi.partner.scene import Scene
    from chabudai.bots.reason import Reason
    from chabudai.games.hanabi.moves import Clue
    from chabudai.protocol.courses import Task

TWOS, FIVES = VALUE_FACES[2], VALUE_FACES[5]


def play_or_save(situation: Situation) -> Task | None:
    """Does a clue ask for a play, or does it keep the card?"""
    told, meaning, scene = situation.told, situation.meaning, situation.now
    if told is None or meaning is None or meaning.focus is None or told.target != situation.me or not situation.calm:
        return None
    if not situation.told_apart:
        return None
    held = scene.held[situation.me][meaning.focus]
    plays, saves = held & meaning.plays, held & meaning.saves
    if held & ~(plays | saves):
        return None
    right, because = _asked(plays, saves, told.value, chop=meaning.chop)
    question = ask("ask-meaning", who=whose(told.giver), what=what(told))
    return worded(situation.now, question, (situation.me, meaning.focus), ("play", "keep", "either"), right, because)


def _asked(plays: int, saves: int, value: int, *, chop: bool) -> tuple[str, Reason]:
    """Return what a clue asks for and why."""
    if plays and saves:
        return "either", ask("why-either", play=faces_reason(plays), save=faces_reason(saves))
    if saves:
        rule = "five" if value == 5 else "two" if value == 2 else "last"
        return "keep", ask(f"why-keep-{rule}", card=faces_reason(saves))
    return "play", ask("why-not-saved" if chop else "why-not-chop", card=faces_reason(plays))


def endangered(situation: Situation) -> Task | None:
    """Which card would be lost?"""
    scene = situation.now
    found = _in_danger(situation)
    if not situation.turn or not scene.view.clue_tokens or len(found) != 1 or scene.players == 2:
        return None
    seat, chop = found[0]
    among = [(other, slot) for other in situation.others() for slot in range(len(scene.notes[other]))]
    return pressed(scene, ask("ask-danger"), among, (seat, chop), _danger(scene, seat, chop))


def saving(situation: Situation) -> Task | None:
    """Which clue is the only one that saves a card?"""
    scene = situation.now
    found = _in_danger(situation)
    if not situation.turn or not scene.view.clue_tokens or len(found) != 1 or situation.asked():
        return None
    seat, chop = found[0]
    clues = [move for move in scene.view.legal_moves() if isinstance(move, ClueColour | ClueValue)]
    saves = [clue for clue in clues if clue.target == seat and _keeps(scene, clue, chop)]
    if len(saves) != 1 or choose(scene).move != saves[0]:
        return None
    face = faces_reason(scene.face[seat][chop])
    because = ask("why-save", who=whose(seat), card=face, what=what(saves[0]))
    return moved(ask("ask-save", who=whose(seat), card=face), saves[0], because)


def _keeps(scene: Scene, clue: Clue, chop: int) -> bool:
    """Tell whether the holder of a chop would not discard it any more, and would not be misled."""
    offer = weigh(scene, clue)
    return offer.meaning.notes[chop].touched and not offer.harm and offer.explained


def _in_danger(situation: Situation) -> list[tuple[int, int]]:
    """Return the chops that their holders may discard, and that must not be lost."""
    scene = situation.now
    if not situation.calm:
        return []
    found = []
    for seat in situation.others():
        chop = scene.chop(seat)
        if chop is None or scene.ready(seat) or scene.trash(seat):
            continue
        face = scene.face[seat][chop]
        twin = sum(hand.count(face) for hand in scene.face) > 1 or face & scene.touched_by_all()
        if face & scene.critical or (face & TWOS & scene.live and not twin):
            found.append((seat, chop))
    return found


def _danger(scene: Scene, seat: int, chop: int) -> Reason:
    face = scene.face[seat][chop]
    rule = "five" if face & FIVES else "last" if face & scene.critical else "two"
    return ask(f"why-danger-{rule}", who=whose(seat), card=faces_reason(face))
