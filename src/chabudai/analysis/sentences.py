"""A review in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from chabudai.analysis.figures import course_of, in_chances, shown
from chabudai.analysis.game_reviewer import reviewer_of
from chabudai.protocol.names import numbered
from chabudai.protocol.reviews import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chabudai.core import Record
    from chabudai.protocol.reviews import Review
    from chabudai.words import Words

PARTS: Final = ("game", "review", "report", "bots")
"""The parts of the catalogue that are needed."""


def names_of(game: Review | Record, words: Words) -> list[str]:
    """Return what the players are called: by their names, those without one by their places."""
    names = game.names or [""] * game.players
    return numbered([name or words.say("report-nameless", number=place) for place, name in enumerate(names, 1)])


def summary(review: Review, words: Words) -> Iterator[str]:
    """Yield what is said below the moves."""
    yield _course(review, words)
    yield from _turning_points(review, words)
    for seat, cost in enumerate(review.costs):
        yield _verdicts(review, seat, words)
        message, told = "report-points", f"{abs(cost):.2f}"
        if in_chances(review):
            message, told = "report-chances", f"{100 * abs(cost):.1f}"
        if cost < 0 < float(told):
            message += "-gained"
        yield words.say(message, name=names_of(review, words)[seat], cost=told, bot=review.bot)
    if review.ended is None:
        yield words.say("report-unfinished")


def called(verdict: Verdict, words: Words) -> str:
    """Return the word for a move, after its sign."""
    return f"{words.say(f'review-sign-{verdict}')} {words.say(f'review-{verdict}')}"


def _verdicts(review: Review, seat: int, words: Words) -> str:
    """Count how a player's moves are called."""
    made = [verdict for step, verdict in zip(review.steps, review.verdicts, strict=True) if step.seat == seat]
    counts = [f"{words.say(f'review-{name}')} {made.count(name)}" for name in get_args(Verdict) if name in made]
    return f"{names_of(review, words)[seat]}: {', '.join(counts) or '–'}."


def _course(review: Review, words: Words) -> str:
    percent = in_chances(review)
    first, last = (shown(review.course[place], percent=percent) for place in (0, -1))
    name = names_of(review, words)[0]
    return words.say(f"review-course-{course_of(review)}", name=name, first=first, last=last)


def _turning_points(review: Review, words: Words) -> Iterator[str]:
    percent = in_chances(review)
    for number in review.turning_points:
        step = review.steps[number - 1]
        name = names_of(review, words)[step.seat]
        move = reviewer_of(review.game).told(step.move, words, names_of(review, words))
        before, after = review.course[number - 1], review.course[number]
        if step.cost.mean > abs(after.mean - before.mean):
            cost = shown(step.cost, percent=percent)
            yield words.say("report-turning-cost", number=number, name=name, move=move, cost=cost)
            continue
        told = {"before": shown(before, percent=percent), "after": shown(after, percent=percent)}
        yield words.say("report-turning-point", number=number, name=name, move=move, **told)
    if not review.turning_points:
        yield words.say("review-no-turning")
