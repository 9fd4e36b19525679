"""A review in one HTML file: the picture, the moves, no scripts, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from chabudai.analysis.picture import picture
from chabudai.analysis.rows import Rows
from chabudai.analysis.sentences import summary

if TYPE_CHECKING:
    from chabudai.protocol.reviews import Review, Step
    from chabudai.words import Words

MOVE: Final = 2
"""The column of the move, below which stands what could be known."""

STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; --clear: #b3261e; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .7rem; text-align: left; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr:is(.mistake, .blunder, .brilliant) td { font-weight: 600; }
tr.turn td:first-child { border-left: 4px solid var(--clear); }
.known { white-space: pre-line; font-size: .8em; font-weight: 400; opacity: .8; }
svg { width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { :root { --clear: #f2a29b; } }
"""


def report(review: Review, words: Words) -> str:
    """Return the whole page."""
    rows = Rows(review, words, errors=True)
    title = words.say("report-title", game=words.game(review.game))
    sentences = "".join(f"<li>{escape(sentence)}</li>" for sentence in summary(review, words))
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in rows.titles())
    body = "".join(_row(review, rows, step) for step in review.steps)
    made = words.say(
        "report-made", bot=review.bot, seed=repr(review.seed), worlds=str(review.worlds), version=review.version
    )
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n{picture(review, words)}"
        f'<ul>{sentences}</ul>\n<div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"\n<tbody>{body}</tbody></table></div>"
        f"\n<p>{escape(made)}</p></body></html>\n"
    )


def _row(review: Review, rows: Rows, step: Step) -> str:
    marks = {review.verdicts[step.number - 1]: True, "turn": step.number in review.turning_points}
    cells = [
        f'<td class="number">{escape(cell)}</td>' if numeric else f"<td>{escape(cell)}</td>"
        for cell, numeric in zip(rows.cells(step), rows.numeric(), strict=True)
    ]
    if detail := rows.detail(step):
        cells[MOVE] = f'<td>{escape(rows.told(step.move))}<div class="known">{escape(detail)}</div></td>'
    return f'<tr class="{" ".join(mark for mark, holds in marks.items() if holds)}">{"".join(cells)}</tr>\n'
