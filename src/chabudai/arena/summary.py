"""What many games say: means with their errors, tables, Elo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from chabudai.arena.elo import elo_difference, rating_errors, ratings
from chabudai.games.hanabi.rules import HanabiSetup

if TYPE_CHECKING:
    from chabudai.arena.plan import Pairing, Plan
    from chabudai.arena.play import Played

SURE = 1.96
"""How many standard errors lie on each side of an interval of 95 per cent."""


def summarise(plan: Plan, games: Iterable[Played], seconds: float) -> dict[str, Any]:
    """Return one object that says everything about the measurement."""
    by_pairing: list[list[Played]] = [[] for _ in plan.pairings()]
    for game in games:
        by_pairing[game.pairing].append(game)
    head = {"game": plan.game, "players": plan.players, "seed": plan.seed, "rules": plan.setup().rules_json()}
    cell = _rivals if plan.rivals else _partners
    cells = [cell(plan, pairing, played) for pairing, played in zip(plan.pairings(), by_pairing, strict=True) if played]
    tail: dict[str, Any] = {"seconds": round(seconds, 3)}
    if plan.rivals and len(plan.bots) > 1:
        rated = ratings(plan.bots, plan.pairings(), by_pairing)
        errors = rating_errors(plan.bots, plan.pairings(), by_pairing, rated)
        tail["elo"] = rated
        tail["elo_interval"] = {
            bot: [round(elo - SURE * errors[bot]), round(elo + SURE * errors[bot])] for bot, elo in rated.items()
        }
    if len(cells) == 1:
        return {**head, **cells[0], **tail}
    return {**head, "bot": list(plan.bots), "games": sum(cell["games"] for cell in cells), "table": cells, **tail}


def _names(pairing: Pairing) -> dict[str, Any]:
    if pairing.one == pairing.other:
        return {"bot": pairing.one}
    return {"bot": pairing.one, "with": pairing.other}


def _partners(plan: Plan, pairing: Pairing, played: Sequence[Played]) -> dict[str, Any]:
    """Sum up games in which all win or lose together."""
    scores = [game.returns[0] for game in played]
    mean, stderr = mean_and_error(scores)
    top = top_score(plan)
    return {
        **_names(pairing),
        "games": len(scores),
        "mean": round(mean, 4),
        "stderr": round(stderr, 4),
        "perfect": round(sum(score == top for score in scores) / len(scores), 4),
        "bombs": sum(game.ended == "errors" for game in played),
        "ended": dict(sorted(Counter(game.ended for game in played).items())),
        "histogram": {f"{score:g}": count for score, count in sorted(Counter(scores).items())},
    }


def top_score(plan: Plan) -> int:
    """Return the highest score that a game of partners can end with; in all or nothing a victory counts 1."""
    setup = plan.setup()
    return setup.top_score if isinstance(setup, HanabiSetup) and not setup.rules.all_or_nothing else 1


def _rivals(plan: Plan, pairing: Pairing, played: Sequence[Played]) -> dict[str, Any]:
    """Sum up games from the point of view of the first bot of the pairing."""
    points = [game.returns[_seat_of_one(plan, pairing, game)] for game in played]
    wins, draws, losses = (sum(point == result for point in points) for result in (1, 0, -1))
    rate, stderr = mean_and_error([(point + 1) / 2 for point in points])
    low, high = rate - SURE * stderr, rate + SURE * stderr
    first = [game.returns[0] for game in played]
    return {
        **_names(pairing),
        "games": len(points),
        "wins": wins,
        "draws": draws,
        "losses": losses,
        "rate": round(rate, 4),
        "stderr": round(stderr, 4),
        "interval": [round(max(0.0, low), 4), round(min(1.0, high), 4)],
        "elo_difference": [elo_difference(value) for value in (low, rate, high)],
        "seat_0_wins": sum(result == 1 for result in first),
        "ended": dict(sorted(Counter(game.ended for game in played).items())),
    }


def _seat_of_one(plan: Plan, pairing: Pairing, game: Played) -> int:
    return pairing.seats(plan.players, game.number).index(pairing.one)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(variance / count)
