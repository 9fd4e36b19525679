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

PLAY: Final = "play"
"""What the moves begin with that play a card, announced or not."""


def with_answers(steps: Sequence[HanabiStep]) -> Iterator[HanabiStep]:
    """Yield the steps, each move judged together with how it was answered before the turn came back."""
    for index, step in enumerate(steps):
        answers = _answers(step, steps[index + 1 :]) if is_clear(step.cost) else []
        yield _credited(step, answers) if answers else step


def _answers(step: HanabiStep, later: Sequence[HanabiStep]) -> list[HanabiStep]:
    """Return the moves that made more of a move, before the turn came back.

    These are the next one, and later ones where a card was played, or was not that bots would have played. Other moves
    have reasons of their own.
    """
    round_ = takewhile(lambda other: other.seat != step.seat, later)
    return [
        other
        for place, other in enumerate(round_)
        if is_clear(other.gain) and (place == 0 or is_play(other.move) or is_play(other.plain))
    ]


def is_play(move: str) -> bool:
    """Tell whether a card is played."""
    return move.partition(" ")[0] == PLAY


def _credited(step: HanabiStep, answers: Sequence[HanabiStep]) -> HanabiStep:
    """Take from the cost what the answers gained, as far as there is any."""
    best = max(answers, key=lambda answer: answer.gain.mean)
    left = max(0.0, step.cost.mean - sum(answer.gain.mean for answer in answers))
    error = hypot(step.cost.error, *(answer.gain.error for answer in answers))
    cost = Estimate(round(left, DIGITS), round(error, DIGITS))
    close = step.close if is_clear(cost) or step.move in step.close else [step.move, *step.close]
    return replace(step, cost=cost, close=close, answered=best.number)
