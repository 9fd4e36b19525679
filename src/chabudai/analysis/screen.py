"""A review in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from chabudai.analysis.sentences import is_clear, known, name_of, remark, shown, signed
from chabudai.protocol.hanabi.reviews import HanabiStep

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from chabudai.protocol.reviews import Review, Step


def on_screen(review: Review, *, detailed: bool = False) -> RenderableType:
    """Return the whole review: the moves, the turning points, what each seat's moves cost."""
    return Group(_moves(review, detailed=detailed), Text("\n".join(["", *summary(review)])))


def summary(review: Review) -> Iterator[str]:
    """Yield what is said below the moves."""
    percent = review.top == 1
    first, last = review.course[0], review.course[-1]
    span = f"{shown(first, percent=percent)} at the deal, {shown(last, percent=percent)} at the end"
    yield f"{_course_word(review)}: {span}."
    for number in review.turning_points:
        step, before, after = review.steps[number - 1], review.course[number - 1], review.course[number]
        change = f"{shown(before, percent=percent)} to {shown(after, percent=percent)}"
        yield f"Turning point at move {number}: {name_of(review, step.seat)}, {step.move}: {change}."
    if not review.turning_points:
        yield "No turning point: the course never changed by more than noise."
    for seat, cost in enumerate(review.costs):
        told = f"{100 * cost:.1f}%" if percent else f"{cost:.2f} points"
        yield f"{name_of(review, seat)}'s moves cost {told} against {review.bot}."
    if review.ended is None:
        yield "The game was not finished."


def _course_word(review: Review) -> str:
    if review.game == "bossa":
        return f"Winning chance of {name_of(review, 0)}"
    return "Chance of victory" if review.top == 1 else "Expected score if the bots took over"


def _moves(review: Review, *, detailed: bool) -> Table:
    table = Table(box=None, pad_edge=False)
    headings = ["", "player", "move", "best"]
    headings += ["expected", "pace", "clues", "most"] if review.game == "hanabi" else ["before", "after", "pile"]
    headings += ["cost", "as it lay"] if review.game == "hanabi" else ["cost"]
    numbers = {"", "expected", "pace", "clues", "most", "before", "after", "pile", "cost", "as it lay"}
    for heading in headings:
        table.add_column(heading, justify="right" if heading in numbers else "left", no_wrap=True)
    table.add_column("remark")
    for step in review.steps:
        style = "bold red" if step.number in review.turning_points else "yellow" if is_clear(step.cost) else ""
        table.add_row(*_cells(review, step), style=style)
        if detailed and isinstance(step, HanabiStep):
            table.add_row("", "", f"knew: {known(step)}", style="dim")
    return table


def _cells(review: Review, step: Step) -> Iterator[str]:
    percent = review.top == 1
    best = "=" if step.best == step.move else step.best
    yield from (str(step.number), name_of(review, step.seat), step.move, best)
    if isinstance(step, HanabiStep):
        pace = "" if step.pace is None else str(step.pace)
        yield from (shown(step.before, percent=percent), pace, str(step.tokens), str(step.highest))
        yield signed(step.cost, percent=percent)
        yield shown(step.cost_as_it_lay, percent=percent)
    else:
        yield from (shown(step.before, percent=True), shown(step.after, percent=True), str(step.pile))
        yield signed(step.cost, percent=True)
    yield remark(step)
