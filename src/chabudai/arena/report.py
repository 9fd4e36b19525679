"""A report in one HTML file: tables and histograms, no scripts, nothing from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

import chabudai

if TYPE_CHECKING:
    from chabudai.arena.plan import Plan

STYLE: Final = """
:root { color-scheme: light dark; --bar: #3b6ea5; --line: #8888; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; max-width: 44rem; font: 11px system-ui, sans-serif; fill: currentColor; }
.bar { fill: var(--bar); }
pre { overflow-x: auto; background: #8882; padding: 1rem; }
"""
PARTNER_COLUMNS: Final = ("games", "mean", "stderr", "perfect", "bombs")
RIVAL_COLUMNS: Final = ("games", "wins", "draws", "losses", "rate", "stderr", "interval", "elo_difference")
WIDTH: Final = 640
HEIGHT: Final = 200
MARGIN: Final = 24


def report(plan: Plan, summary: Mapping[str, Any], command: str) -> str:
    """Return the whole page."""
    cells: Sequence[Mapping[str, Any]] = summary.get("table", [summary])
    title = f"{plan.game.capitalize()}: {', '.join(plan.bots)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_circumstances(plan, summary))}</p>",
        _table(cells, RIVAL_COLUMNS if plan.rivals else PARTNER_COLUMNS),
        _elo(summary),
        *(_figure(cell) for cell in cells if "histogram" in cell),
        f"<h2>Again</h2><pre>{escape(command)}</pre>",
        f"<details><summary>Everything as JSON</summary><pre>{escape(json.dumps(summary, indent=1))}</pre></details>",
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(filter(None, parts))
    head += f"<style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


def _circumstances(plan: Plan, summary: Mapping[str, Any]) -> str:
    rules = ", ".join(f"{name} {value}" for name, value in summary["rules"].items()) or "standard rules"
    return (
        f"{plan.players} players, {summary['games']} games from the seed {plan.seed!r}, "
        f"{summary['seconds']:.0f} seconds, chabudai {chabudai.__version__}. Rules: {rules}."
    )


def _label(cell: Mapping[str, Any]) -> str:
    return f"{cell['bot']} + {cell['with']}" if "with" in cell else str(cell["bot"])


def _table(cells: Sequence[Mapping[str, Any]], columns: Sequence[str]) -> str:
    head = "".join(f"<th>{column.replace('_', ' ')}</th>" for column in ("bot", *columns))
    rows = "".join(
        f"<tr><td>{escape(_label(cell))}</td>{''.join(f'<td>{_shown(cell[column])}</td>' for column in columns)}</tr>"
        for cell in cells
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " to ".join(str(part) for part in (value[0], value[-1]))
    return escape(str(value))


def _elo(summary: Mapping[str, Any]) -> str:
    if "elo" not in summary:
        return ""
    ordered = sorted(summary["elo"].items(), key=lambda item: -item[1])
    rows = "".join(f"<tr><td>{escape(bot)}</td><td>{rating:+d}</td></tr>" for bot, rating in ordered)
    return f"<table><thead><tr><th>bot</th><th>Elo</th></tr></thead><tbody>{rows}</tbody></table>"


def _figure(cell: Mapping[str, Any]) -> str:
    counts = {int(score): int(count) for score, count in cell["histogram"].items()}
    return f"<h2>{escape(_label(cell))}</h2>\n{histogram(counts, cell['mean'])}"


def histogram(counts: Mapping[int, int], mean: float) -> str:
    """Draw how often each score was reached, as SVG."""
    lowest, highest = min(counts), max(counts)
    step = (WIDTH - 2 * MARGIN) / (highest - lowest + 1)
    most = max(counts.values())
    bars = []
    for score in range(lowest, highest + 1):
        count = counts.get(score, 0)
        height = (HEIGHT - 2 * MARGIN) * count / most
        left = MARGIN + (score - lowest) * step
        middle, top = left + step / 2, HEIGHT - MARGIN - height
        bars.append(
            f'<rect class="bar" x="{left + 1:.1f}" y="{top:.1f}" width="{step - 2:.1f}" height="{height:.1f}">'
            f"<title>{score}: {count}</title></rect>"
            f'<text x="{middle:.1f}" y="{HEIGHT - MARGIN + 14}" text-anchor="middle">{score}</text>'
        )
        if count:
            bars.append(f'<text x="{middle:.1f}" y="{top - 4:.1f}" text-anchor="middle">{count}</text>')
    label = f"Histogram of the scores; the mean is {mean:g}."
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(bars)}</svg>'
