"""A summary as a table that people read in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table

if TYPE_CHECKING:
    from chabudai.arena.plan import Plan


def in_words(plan: Plan, summary: Mapping[str, Any]) -> Group:
    """Return what is printed when nobody asked for JSON."""
    cells: Sequence[Mapping[str, Any]] = summary.get("table", [summary])
    table = _rivals(cells) if plan.rivals else _partners(cells)
    title = f"{plan.game.capitalize()}, {plan.players} players, seed {plan.seed!r}, {summary['seconds']:.1f} s"
    parts: list[Any] = [title, table]
    if "elo" in summary:
        ordered = sorted(summary["elo"].items(), key=lambda item: -item[1])
        parts.append("Elo: " + ", ".join(f"{bot} {rating:+d}" for bot, rating in ordered))
    return Group(*parts)


def label(cell: Mapping[str, Any]) -> str:
    """Name a pairing."""
    return f"{cell['bot']} + {cell['with']}" if "with" in cell else str(cell["bot"])


def _partners(cells: Sequence[Mapping[str, Any]]) -> Table:
    table = _headed("bot", "games", "mean", "stderr", "perfect", "bombs")
    for cell in cells:
        perfect = f"{100 * cell['perfect']:.1f}%"
        numbers = f"{cell['games']}", f"{cell['mean']:.3f}", f"{cell['stderr']:.3f}", perfect, f"{cell['bombs']}"
        table.add_row(label(cell), *numbers)
    return table


def _rivals(cells: Sequence[Mapping[str, Any]]) -> Table:
    table = _headed("bots", "games", "wins", "draws", "losses", "rate", "95% interval", "Elo difference")
    for cell in cells:
        low, high = cell["interval"]
        worst, middle, best = cell["elo_difference"]
        rate = f"{100 * cell['rate']:.1f}%"
        interval = f"{100 * low:.1f} to {100 * high:.1f}%"
        counts = (str(cell[name]) for name in ("games", "wins", "draws", "losses"))
        table.add_row(label(cell), *counts, rate, interval, f"{middle:+d} ({worst:+d} to {best:+d})")
    return table


def _headed(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(first)
    for other in others:
        table.add_column(other, justify="right")
    return table
