"""A review in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from chabudai.analysis.rows import Rows
from chabudai.analysis.sentences import summary

if TYPE_CHECKING:
    from rich.console import RenderableType

    from chabudai.protocol.reviews import Review, Verdict
    from chabudai.words import Words

STYLES: Final[dict[Verdict, str]] = {
    "brilliant": "bold green",
    "doubtful": "yellow",
    "mistake": "red",
    "blunder": "bold red",
}


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
        table.add_row(*rows.cells(step), style=STYLES.get(review.verdicts[step.number - 1], ""))
        if detailed and (detail := rows.detail(step)):
            table.add_row(*[""] * len(titles), detail, style="dim")
    return table
