"""A summary as a table that people read in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table

from chabudai.arena.contest import Contest
from chabudai.arena.summary import endings

if TYPE_CHECKING:
    from chabudai.arena.plan import Plan


def in_words(plan: Plan, summary: Mapping[str, Any]) -> Group:
    """Return what is printed when nobody asked for JSON."""
    cells: Sequence[Mapping[str, Any]] = summary.get("table", [summary])
    table = _table(plan, cells)
    title = f"{plan.game.capitalize()}, {plan.players} players, seed {plan.seed!r}, {summary['seconds']:.1f} s"
    parts: list[Any] = [title, table]
    if "elo" in summary:
        parts += ["", _ratings(summary)]
    if plan.cross and plan.contest is Contest.PARTNERS:
        parts += ["", _crossed(plan.bots, cells)]
    return Group(*parts)


def label(cell: Mapping[str, Any]) -> str:
    """Name a pairing: bots that play together, or one against the other."""
    between = "-" if {"wins", "share"} & cell.keys() else "+"
    return f"{cell['bot']} {between} {cell['with']}" if "with" in cell else str(cell["bot"])


def _table(plan: Plan, cells: Sequence[Mapping[str, Any]]) -> Table:
    match plan.contest:
        case Contest.PARTNERS:
            return _partners(plan, cells)
        case Contest.DUEL:
            return _duels(cells)
        case Contest.MELEE:
            return _melees(cells)


def _partners(plan: Plan, cells: Sequence[Mapping[str, Any]]) -> Table:
    perfect = ["perfect"] if "perfect" in cells[0] else []
    table = _headed("bot", "games", "mean", "stderr", *perfect, *endings(plan))
    for cell in cells:
        shares = (f"{100 * cell[name]:.1f}%" for name in perfect)
        counts = (f"{cell[name]}" for name in endings(plan))
        table.add_row(label(cell), f"{cell['games']}", f"{cell['mean']:.3f}", f"{cell['stderr']:.3f}", *shares, *counts)
    return table


def crossed(cells: Sequence[Mapping[str, Any]]) -> dict[tuple[str, str], Mapping[str, Any]]:
    """Return the cells of a cross table by both of their bots, either one first."""
    pairs = [(cell["bot"], cell.get("with", cell["bot"]), cell) for cell in cells]
    return {pair: cell for one, other, cell in pairs for pair in ((one, other), (other, one))}


def _crossed(bots: Sequence[str], cells: Sequence[Mapping[str, Any]]) -> Table:
    found = crossed(cells)
    table = _headed("mean with", *bots)
    for bot in bots:
        means = (f"{found[bot, other]['mean']:.3f}" if (bot, other) in found else "" for other in bots)
        table.add_row(bot, *means)
    return table


def _duels(cells: Sequence[Mapping[str, Any]]) -> Table:
    table = _headed("bots", "games", "won", "drawn", "lost", "rate", "95% interval")
    for cell in cells:
        counts = (str(cell[name]) for name in ("games", "wins", "draws", "losses"))
        table.add_row(label(cell), *counts, f"{100 * cell['rate']:.1f}%", _interval(cell))
    return table


def _melees(cells: Sequence[Mapping[str, Any]]) -> Table:
    table = _headed("bots", "games", "mean", "stderr", "victories", "95% interval", "fair")
    for cell in cells:
        numbers = f"{cell['games']}", f"{cell['mean']:.3f}", f"{cell['stderr']:.3f}", f"{100 * cell['share']:.1f}%"
        table.add_row(label(cell), *numbers, _interval(cell), f"{100 * cell['fair']:.1f}%")
    return table


def _interval(cell: Mapping[str, Any]) -> str:
    low, high = cell["interval"]
    return f"{100 * low:.1f} to {100 * high:.1f}%"


def _ratings(summary: Mapping[str, Any]) -> Table:
    table = _headed("bot", "Elo", "95% interval")
    for bot, elo in sorted(summary["elo"].items(), key=lambda item: -item[1]):
        low, high = summary["elo_interval"][bot]
        table.add_row(bot, f"{elo:+d}", f"{low:+d} to {high:+d}")
    return table


def _headed(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(first)
    for other in others:
        table.add_column(other, justify="right")
    return table
