"""A report in one HTML file: tables and figures, no scripts, nothing from elsewhere."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib import resources
from math import floor
from typing import TYPE_CHECKING, Any

import chabudai
from chabudai.arena.contest import Contest
from chabudai.arena.figures import histogram, results
from chabudai.arena.plan import rule_option
from chabudai.arena.summary import endings, top_score
from chabudai.arena.words import crossed, label

if TYPE_CHECKING:
    from chabudai.arena.plan import Plan

Cell = Mapping[str, Any]


def report(plan: Plan, summary: Mapping[str, Any], command: str) -> str:
    """Return the whole page."""
    cells: Sequence[Cell] = summary.get("table", [summary])
    title = f"{plan.game.capitalize()}: {', '.join(plan.bots)}"
    body = [
        f"<header><p>Chabudai arena</p><h1>{escape(title)}</h1><p>{escape(_circumstances(plan, summary))}</p></header>",
        *_results(plan, summary, cells),
        _section("Again", f"<p>The same games come from:</p><pre>{escape(command)}</pre>{_rules(summary)}"),
        f"<details><summary>Everything as JSON</summary><pre>{escape(json.dumps(summary, indent=1))}</pre></details>",
    ]
    style = resources.files("chabudai.arena").joinpath("report.css").read_text("utf-8")
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style>"
    )
    return f'<!doctype html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{_lines(body)}\n</body>\n</html>\n'


def _circumstances(plan: Plan, summary: Mapping[str, Any]) -> str:
    games = f"{summary['games']:,} {'game' if summary['games'] == 1 else 'games'}"
    return (
        f"{plan.players} players, {games} from the seed {plan.seed!r}, "
        f"{summary['seconds']:.0f} seconds, chabudai {chabudai.__version__}"
    )


def _results(plan: Plan, summary: Mapping[str, Any], cells: Sequence[Cell]) -> list[str]:
    match plan.contest:
        case Contest.PARTNERS:
            return _partners(plan, cells)
        case Contest.DUEL:
            return _duels(summary, cells)
        case Contest.MELEE:
            return _melees(cells)


def _partners(plan: Plan, cells: Sequence[Cell]) -> list[str]:
    """Show games in which all win or lose together."""
    perfect = ["perfect"] if "perfect" in cells[0] else []
    rows = [
        (
            label(cell),
            f"{cell['games']:,}",
            f"<strong>{cell['mean']:.3f}</strong> ± {cell['stderr']:.3f}",
            *(f"{100 * cell[name]:.1f}%" for name in perfect),
            *(f"{cell[name]:,}" for name in endings(plan)),
        )
        for cell in cells
    ]
    counts = [_counts(cell) for cell in cells]
    scores = range(min(0, *map(min, counts)), max(top_score(plan) or 1, *map(max, counts)) + 1)
    heads = ("bot", "games", "mean ± standard error", *perfect, *map(escape, endings(plan)))
    return [
        _section("Scores", _table(heads, rows)),
        _section("Who plays with whom", _cross_table(plan.bots, cells, scores[-1])) if plan.cross else "",
        *(
            _section(label(cell), _scrolling(histogram(count, cell["mean"], scores)))
            for cell, count in zip(cells, counts, strict=True)
        ),
    ]


def _counts(cell: Cell) -> Counter[int]:
    """Return how many games ended with each score, rounded down to a whole number."""
    counts: Counter[int] = Counter()
    for score, count in cell["histogram"].items():
        counts[floor(float(score))] += count
    return counts


def _cross_table(bots: Sequence[str], cells: Sequence[Cell], top: float) -> str:
    found = crossed(cells)
    head = "".join(f'<th scope="col">{escape(bot)}</th>' for bot in ("mean score with", *bots))
    rows = "".join(
        f'<tr><th scope="row">{escape(bot)}</th>{"".join(_shade(found.get((bot, other)), top) for other in bots)}</tr>'
        for bot in bots
    )
    return _scrolling(f'<table class="cross"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>')


def _shade(cell: Cell | None, top: float) -> str:
    """Return a cell that is the fuller of colour the higher its mean."""
    if cell is None:
        return "<td></td>"
    share = round(100 * cell["mean"] / top)
    return f'<td style="--share: {share}%">{cell["mean"]:.2f}<small>± {cell["stderr"]:.2f}</small></td>'


def _duels(summary: Mapping[str, Any], cells: Sequence[Cell]) -> list[str]:
    """Show games of one against one."""
    return [
        _section("Ratings", _ratings(summary)) if "elo" in summary else "",
        _section("Results", _lines(results(_versus(cell), cell) for cell in cells) + _duel_table(cells)),
        _section("Seats", _seats(cells)),
    ]


def _versus(cell: Cell) -> str:
    return f"{cell['bot']} against {cell.get('with', cell['bot'])}"


def _ratings(summary: Mapping[str, Any]) -> str:
    ordered = sorted(summary["elo"].items(), key=lambda item: -item[1])
    reach = summary["elo_interval"]
    rows = [(bot, f"<strong>{elo:+d}</strong>", f"{reach[bot][0]:+d} to {reach[bot][1]:+d}") for bot, elo in ordered]
    return _table(("bot", "Elo", "95% interval"), rows) + "<p>The ratings are 0 on average.</p>"


def _duel_table(cells: Sequence[Cell]) -> str:
    rows = []
    for cell in cells:
        low, high = cell["interval"]
        worst, middle, best = cell["elo_difference"]
        counts = (f"{cell[name]:,}" for name in ("games", "wins", "draws", "losses"))
        rate = f"<strong>{100 * cell['rate']:.1f}%</strong> ({100 * low:.1f} to {100 * high:.1f})"
        rows.append((_versus(cell), *counts, rate, f"{middle:+d} ({worst:+d} to {best:+d})"))
    return _table(("bots", "games", "wins", "draws", "losses", "rate (95% interval)", "Elo difference"), rows)


def _seats(cells: Sequence[Cell]) -> str:
    games, wins = (sum(cell[name] for cell in cells) for name in ("games", "seat_0_wins"))
    return f"<p>Whoever sat first won {wins:,} of {games:,} games ({100 * wins / games:.1f}%).</p>"


def _melees(cells: Sequence[Cell]) -> list[str]:
    """Show games of everybody against everybody."""
    rows = []
    for cell in cells:
        low, high = cell["interval"]
        paid = f"<strong>{cell['mean']:.3f}</strong> ± {cell['stderr']:.3f}"
        share = f"<strong>{100 * cell['share']:.1f}%</strong> ({100 * low:.1f} to {100 * high:.1f})"
        rows.append((_versus(cell), f"{cell['games']:,}", paid, share, f"{100 * cell['fair']:.1f}%"))
    heads = ("bots", "games", "mean return ± standard error", "victories (95% interval)", "by its seats")
    seats = [(_versus(cell), *(f"{100 * share:.1f}%" for share in cell["seats"])) for cell in cells]
    columns = ("victories of", *(f"seat {seat + 1}" for seat in range(len(cells[0]["seats"]))))
    return [_section("Results", _table(heads, rows)), _section("Seats", _table(columns, seats))]


def _rules(summary: Mapping[str, Any]) -> str:
    """Say the rules by their names, as the options of the command take them."""
    said = (rule_option(name, value) for name, value in summary["rules"].items())
    rules = ", ".join(f"<code>{escape(rule)}</code>" for rule in said)
    return f"<p>Rules: {rules}.</p>" if rules else ""


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n{content}</section>"


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table; the first entry of each row is a name, the others are HTML."""
    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{value}</td>" for value in values)}</tr>'
        for name, *values in rows
    )
    return _scrolling(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")


def _scrolling(content: str) -> str:
    """Let what is wide scroll by itself on a narrow screen."""
    return f'<div class="wide">{content}</div>'


def _lines(parts: Iterable[str]) -> str:
    return "\n".join(filter(None, parts))
