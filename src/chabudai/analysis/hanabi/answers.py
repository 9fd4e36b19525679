"""What the others made of a move: who answers better than the bots would knows an agreement that they do not have.

The cost of a move counts on bots who read it by their conventions and play on. Where a table has agreed on more, such
as a bluff of another kind, bots see a clue that says nothing and a card that nobody saves, and every player up to the
answer seems to have lost it. The answer tells: it is worth more than what the bots would have done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from math import hypot
from typing import Final

from msgspec.structs import replace

from chabudai.analysis.estimate import DIGITS
from chabudai.analysis.figures import is_clear
from chabudai.protocol.estimate import Estimate
from chabudai.protocol.hanabi.reviews import HanabiStep

DISCARD: Final = "discard"


def with_answers(steps: Sequence[HanabiStep]) -> Iterator[HanabiStep]:
    """Yield the steps, each move judged together with how it was answered before the turn came back."""
    for index, step in enumerate(steps):
        answers = _answers(step, steps[index + 1 :]) if is_clear(step.cost) else []
        yield _credited(step, answers) if answers else step


def _answers(step: HanabiStep, later: Sequence[HanabiStep]) -> list[HanabiStep]:
    """Return the moves that made more of a move: the next one, or a card that was played before the turn came back."""
    round_ = takewhile(lambda other: other.seat != step.seat, later)
    return [other for place, other in enumerate(round_) if is_clear(other.gain) and (place == 0 or is_play(other))]


def is_play(step: HanabiStep) -> bool:
    """Tell whether a card was played."""
    return step.card is not None and step.move.partition(" ")[0] != DISCARD


def _credited(step: HanabiStep, answers: Sequence[HanabiStep]) -> HanabiStep:
    """Take from the cost what the answers gained, as far as there is any."""
    best = max(answers, key=lambda answer: answer.gain.mean)
    left = max(0.0, step.cost.mean - sum(answer.gain.mean for answer in answers))
    error = hypot(step.cost.error, *(answer.gain.error for answer in answers))
    cost = Estimate(round(left, DIGITS), round(error, DIGITS))
    close = step.close if is_clear(cost) or step.move in step.close else [step.move, *step.close]
    return replace(step, cost=cost, close=close, answered=best.number)
