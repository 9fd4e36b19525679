"""A review in one HTML file: the picture, the moves, no scripts, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from chabudai.analysis.picture import picture
from chabudai.analysis.screen import summary
from chabudai.analysis.sentences import is_clear, known, name_of, remark, shown, signed
from chabudai.protocol.hanabi.reviews import HanabiStep

if TYPE_CHECKING:
    from chabudai.protocol.reviews import Review, Step

STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; --clear: #b3261e; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .7rem; text-align: left; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr.clear td { font-weight: 600; }
tr.turn td:first-child { border-left: 4px solid var(--clear); }
.known { font-size: .8em; font-weight: 400; opacity: .8; }
svg { width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { :root { --clear: #f2a29b; } }
"""


def report(review: Review) -> str:
    """Return the whole page."""
    title = f"{review.game.capitalize()}, looked back at"
    sentences = "".join(f"<li>{escape(sentence)}</li>" for sentence in summary(review))
    rows = "".join(_row(review, step) for step in review.steps)
    heads = ["", "Player", "Move", "Best", "Expected" if review.game == "hanabi" else "Before"]
    heads += ["Cost", "As it lay" if review.game == "hanabi" else "After", "Remark"]
    head = "".join(f'<th scope="col">{heading}</th>' for heading in heads)
    made = f"{review.bot}, seed {review.seed!r}, up to {review.worlds} worlds a move, chabudai {review.version}."
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><h1>{escape(title)}</h1>\n{picture(review)}"
        f'<ul>{sentences}</ul>\n<div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"\n<tbody>{rows}</tbody></table></div>"
        f"\n<p>{escape(made)}</p></body></html>\n"
    )


def _row(review: Review, step: Step) -> str:
    percent = review.top == 1
    kinds = [
        kind
        for kind, holds in (("clear", is_clear(step.cost)), ("turn", step.number in review.turning_points))
        if holds
    ]
    knew = f'<div class="known">{escape(known(step))}</div>' if isinstance(step, HanabiStep) else ""
    last = (
        signed(step.cost_as_it_lay, percent=percent)
        if isinstance(step, HanabiStep)
        else shown(step.after, percent=True)
    )
    cells = [
        f'<td class="number">{step.number}</td>',
        f"<td>{escape(name_of(review, step.seat))}</td>",
        f"<td>{escape(step.move)}{knew}</td>",
        f"<td>{'=' if step.best == step.move else escape(step.best)}</td>",
        f'<td class="number">{shown(step.before, percent=percent)}</td>',
        f'<td class="number">{signed(step.cost, percent=percent)}</td>',
        f'<td class="number">{last}</td>',
        f"<td>{escape(remark(step))}</td>",
    ]
    return f'<tr class="{" ".join(kinds)}">{"".join(cells)}</tr>\n'
