"""Figures for a report, as SVG."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final

WIDTH: Final = 720
HEIGHT: Final = 240
MARGIN: Final = 28
"""Room for the numbers below the bars, and on both sides."""
HEADROOM: Final = 44
"""Room above the bars, for the number on the highest one and for the mean."""
BAND: Final = 64
"""The height of one line of results."""


def histogram(counts: Mapping[int, int], mean: float, scores: range) -> str:
    """Draw how often each of *scores* was reached, with a mark at the mean."""
    step = (WIDTH - 2 * MARGIN) / len(scores)
    most, games = max(counts.values()), sum(counts.values())
    floor = HEIGHT - MARGIN
    at = MARGIN + (mean - scores[0] + 0.5) * step
    side, shift = ("start", 5) if at < WIDTH / 2 else ("end", -5)
    parts = [
        f'<path class="floor" d="M{MARGIN} {floor}H{WIDTH - MARGIN}"/><path class="mean" d="M{at:.1f} 2V{floor}"/>',
        f'<text class="mark" style="text-anchor: {side}" x="{at + shift:.1f}" y="11">mean {mean:.2f}</text>',
    ]
    for place, score in enumerate(scores):
        count = counts.get(score, 0)
        height = (floor - HEADROOM) * count / most
        left = MARGIN + place * step
        middle = left + step / 2
        parts.append(f'<text class="soft" x="{middle:.1f}" y="{floor + 16}">{score}</text>')
        if count:
            parts.append(
                f'<rect class="bar" x="{left + 1:.1f}" y="{floor - height:.1f}" width="{step - 2:.1f}" '
                f'height="{height:.1f}" rx="2"><title>{score}: {count} ({100 * count / games:.1f}%)</title></rect>'
                f'<text x="{middle:.1f}" y="{floor - height - 5:.1f}">{count}</text>'
            )
    return _svg(HEIGHT, f"How many of {games} games ended with which score; the mean is {mean:g}.", parts)


def results(title: str, cell: Mapping[str, Any]) -> str:
    """Draw wins, draws and losses as one band, with the interval of the rate below it."""
    games, width = cell["games"], WIDTH - 2 * MARGIN
    parts = [f'<text class="name" x="{MARGIN}" y="16">{escape(title)}</text>']
    left = float(MARGIN)
    for name in ("wins", "draws", "losses"):
        if count := cell[name]:
            part = width * count / games
            parts.append(
                f'<rect class="{name}" x="{left:.1f}" y="26" width="{part:.1f}" height="20">'
                f"<title>{name}: {count} ({100 * count / games:.1f}%)</title></rect>"
            )
            left += part
    low, high = (MARGIN + width * rate for rate in cell["interval"])
    half = MARGIN + width / 2
    parts.append(
        f'<path class="half" d="M{half:.1f} 22V50"/><path class="interval" d="M{low:.1f} 50v8m0 -4H{high:.1f}m0 -4v8"/>'
    )
    label = f"{title}: {cell['wins']} wins, {cell['draws']} draws, {cell['losses']} losses."
    return _svg(BAND, label, parts)


def _svg(height: int, label: str, parts: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
