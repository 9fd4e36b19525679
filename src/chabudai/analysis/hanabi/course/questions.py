"""Every kind of question of the course, by the lesson that it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from chabudai.analysis.hanabi.course import (
    chop,
    connecting,
    five_stall,
    fix,
    focus,
    good_touch,
    moving,
    ones,
    own_hand,
    play_clue,
    save_clue,
    tempo,
)
from chabudai.analysis.hanabi.course.situation import Situation
from chabudai.protocol.courses import Task

Question: TypeAlias = Callable[[Situation], Task | None]
"""Makes an exercise of a situation; None unless it has exactly one right answer there."""

QUESTIONS: Final[Mapping[str, Mapping[str, Question]]] = {
    "chop": {"own": chop.own_chop, "another": chop.chop_of_another, "discard": chop.discarding},
    "focus": {"heard": focus.heard_focus, "seen": focus.seen_focus},
    "play-clue": {"face": play_clue.asked_face, "play": play_clue.asked_play},
    "save-clue": {"meaning": save_clue.play_or_save, "danger": save_clue.endangered, "clue": save_clue.saving},
    "good-touch": {"useful": good_touch.only_useful, "vain": good_touch.in_vain},
    "fix": {"heard": fix.taken_back, "needed": fix.mistaken},
    "prompt": {"play": connecting.prompted, "seen": connecting.seen_prompt},
    "finesse": {"play": connecting.finessed, "seen": connecting.seen_finesse},
    "order-of-1s": {"play": ones.own_first, "seen": ones.first_of_another},
    "double-finesse": {"play": connecting.doubly_asked, "seen": connecting.seen_both},
    "self-finesse": {"play": own_hand.asked_of_oneself},
    "5-stall": {"clue": five_stall.passing, "chop": five_stall.chop_after},
    "bluff": {"play": connecting.bluffed, "seen": connecting.seen_bluff},
    "tempo-clue": {"play": tempo.own_play, "seen": tempo.play_of_another},
    "5-chop-move": {"own": moving.own_by_five, "another": moving.another_by_five},
    "trash-chop-move": {"own": moving.own_by_trash, "another": moving.another_by_trash},
    "order-chop-move": {"own": moving.own_by_order, "another": moving.another_by_order},
}


def put(question: Question, situations: Iterable[Situation]) -> Task | None:
    """Put a question to a learner who reads the game in several ways; None unless all lead to the same answer."""
    first, *others = (question(situation) for situation in situations)
    if first is None or any(other is None or other.answer != first.answer for other in others):
        return None
    return first
