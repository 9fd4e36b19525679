"""A review in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from chabudai.analysis.figures import is_clear
from chabudai.analysis.rows import Rows
from chabudai.analysis.sentences import summary

if TYPE_CHECKING:
    from rich.console import RenderableType

    from chabudai.protocol.reviews import Review
    from chabudai.words import Words


def on_screen(review: Review, words: Words, *, detailed: bool = False) -> RenderableType:
    """Return the whole review: the moves, the turning points, what each seat's moves cost."""
    return Group(_moves(review, words, detailed=detailed), Text("\n".join(["", *summary(review, words)])))


def _moves(review: Review, words: Words, *, detailed: bool) -> Table:
    rows = Rows(review, words, errors=False)
    table = Table(box=None, pad_edge=False)
    *titles, remark = rows.titles()
    for title, numeric in zip(titles, rows.numeric(), strict=False):
        table.add_column(title.lower(), justify="right" if numeric else "left", no_wrap=True)
    table.add_column(remark.lower())
    for step in review.steps:
        style = "bold red" if step.number in review.turning_points else "yellow" if is_clear(step.cost) else ""
        table.add_row(*rows.cells(step), style=style)
        if detailed and (detail := rows.detail(step)):
            table.add_row(*[""] * len(titles), detail, style="dim")
    return table
