"""What many games say: means with their errors, tables, Elo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from chabudai.arena.contest import Contest, shares
from chabudai.arena.elo import elo_difference, rating_errors, ratings
from chabudai.core import Chance
from chabudai.games import GAMES

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
    cell = {Contest.PARTNERS: _partners, Contest.DUEL: _duel, Contest.MELEE: _melee}[plan.contest]
    cells = [cell(plan, pairing, played) for pairing, played in zip(plan.pairings(), by_pairing, strict=True) if played]
    tail: dict[str, Any] = {"seconds": round(seconds, 3)}
    if plan.contest is Contest.DUEL and len(plan.bots) > 1:
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
    perfect = {} if top is None else {"perfect": round(sum(score == top for score in scores) / len(scores), 4)}
    return {
        **_names(pairing),
        "games": len(scores),
        "mean": round(mean, 4),
        "stderr": round(stderr, 4),
        **perfect,
        **{name: sum(game.ended == end for game in played) for name, end in endings(plan).items()},
        "ended": _ended(played),
        "histogram": {f"{score:g}": count for score, count in sorted(Counter(scores).items())},
    }


def endings(plan: Plan) -> Mapping[str, str]:
    """Return the ends that the game wants counted in columns of their own, by their headings."""
    found: Mapping[str, str] = getattr(GAMES.part(plan.game, "arena"), "ENDINGS", {})
    return found


def top_score(plan: Plan) -> int | None:
    """Return the best score of partners, as any result tells it.

    A victory counts 1 where there are no scores; None stands for scores without a limit.
    """
    game, setup = plan.rulebook, plan.setup()
    state, choose = game.deal(setup, game.shuffle(setup, plan.seed)), game.rehearsal(Chance("arena", plan.seed))
    while (result := game.result(state)) is None:
        state = state.play(choose(state))
    return 1 if result.score is None else result.top


def _duel(plan: Plan, pairing: Pairing, played: Sequence[Played]) -> dict[str, Any]:
    """Sum up duels from the point of view of the first bot of the pairing."""
    points = [sum(_won(plan, pairing, game)) for game in played]
    rate, stderr = mean_and_error(points)
    low, high = rate - SURE * stderr, rate + SURE * stderr
    return {
        **_names(pairing),
        "games": len(points),
        "wins": points.count(1.0),
        "draws": points.count(0.5),
        "losses": points.count(0.0),
        "rate": round(rate, 4),
        "stderr": round(stderr, 4),
        "interval": _within(low, high),
        "elo_difference": [elo_difference(value) for value in (low, rate, high)],
        "seat_0_wins": sum(shares(game.returns)[0] == 1 for game in played),
        "ended": _ended(played),
    }


def _melee(plan: Plan, pairing: Pairing, played: Sequence[Played]) -> dict[str, Any]:
    """Sum up what the first bot of the pairing was paid, and how much of the victories it had."""
    mean, stderr = mean_and_error([_mean(_of_one(plan, pairing, game, game.returns)) for game in played])
    share, error = mean_and_error([sum(_won(plan, pairing, game)) for game in played])
    seats = zip(*(shares(game.returns) for game in played), strict=True)
    return {
        **_names(pairing),
        "games": len(played),
        "mean": round(mean, 4),
        "stderr": round(stderr, 4),
        "share": round(share, 4),
        "interval": _within(share - SURE * error, share + SURE * error),
        "fair": round(_mean([len(_won(plan, pairing, game)) / plan.players for game in played]), 4),
        "seats": [round(_mean(seat), 4) for seat in seats],
        "ended": _ended(played),
    }


def _won(plan: Plan, pairing: Pairing, game: Played) -> list[float]:
    """Return the parts of the victory that the seats of the first bot had."""
    return _of_one(plan, pairing, game, shares(game.returns))


def _of_one(plan: Plan, pairing: Pairing, game: Played, values: Sequence[float]) -> list[float]:
    """Return the values of the seats in which the first bot of the pairing sat; alone, it is in the first."""
    if pairing.one == pairing.other and plan.contest is Contest.DUEL:
        return [values[0]]
    sitting = pairing.seats(plan.players, game.number)
    return [value for value, bot in zip(values, sitting, strict=True) if bot == pairing.one]


def _ended(played: Sequence[Played]) -> dict[str, int]:
    return dict(sorted(Counter(game.ended for game in played).items()))


def _within(low: float, high: float) -> list[float]:
    """Return an interval of shares: none is below 0 or above 1."""
    return [round(max(0.0, low), 4), round(min(1.0, high), 4)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    count = len(values)
    mean = _mean(values)
    if count == 1:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(variance / count)
