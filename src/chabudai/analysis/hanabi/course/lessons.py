"""What the lessons say: one for each convention, in the order in which one learns them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from chabudai.analysis.course.book import Example, Lesson
from chabudai.bots.hanabi.partner.conventions.registry import AGREED, CONVENTIONS, agreed_at
from chabudai.bots.reason import Reason
from chabudai.games import HANABI
from chabudai.games.hanabi.components import CARD_BY_TEXT

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.convention import Agreed, Convention
    from chabudai.core import Json

RULES: Final[dict[str, Json]] = {"empty_clues": False}
"""The examples are no clues to pass the time."""
SENTENCES: Final = 3


def lesson_of(convention: Convention) -> Lesson:
    """Return the lesson about a convention."""
    name = convention.name.replace(" ", "-")
    message = f"course-h-{name}"
    text = [Reason(f"{message}-{number}") for number in range(1, SENTENCES + 1)]
    return Lesson(name, convention.level, Reason(message), convention.sentence, text, _example(convention))


def _example(convention: Convention) -> Example:
    """Lay the hands out, with the other cards in order behind them."""
    hands, moves, answer = convention.example.hands, convention.example.moves, convention.example.answer
    setup = HANABI.setup(len(hands), RULES)
    dealt = [CARD_BY_TEXT[text] for hand in hands for text in hand.split()]
    left = Counter(setup.deck) - Counter(dealt)
    return Example(len(hands), RULES, HANABI.deal_json((*dealt, *left.elements())), moves, answer)


def readings(level: str) -> tuple[Agreed, ...]:
    """Return the agreements by which an exercise of a level is read: those of its level, and all that there are.

    Both must lead to the same answer: it stays right for whoever has learned more.
    """
    return tuple(dict.fromkeys((agreed_at(level), AGREED)))


LESSONS: Final = tuple(map(lesson_of, CONVENTIONS))
