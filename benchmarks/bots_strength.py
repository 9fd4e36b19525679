"""How strong the Hanabi bots are: with themselves, with each other and in the variants.

Run it with the number of games, and with a seed that was not used for tuning:

    python benchmarks/bots_strength.py --games 5000 --seed fresh
"""

from __future__ import annotations

import argparse
import os
from time import perf_counter
from typing import Any, Final

from chabudai.arena import Plan, run, summarise
from chabudai.arena.running import in_processes

STANDARD: Final = {"empty_clues": False}
VARIANTS: Final = {
    "empty clues": {"empty_clues": True},
    "avalanche": {**STANDARD, "avalanche": True},
    "synchronised": {**STANDARD, "synchronised": True},
    "all or nothing": {**STANDARD, "all_or_nothing": True},
}


def measured(plan: Plan, jobs: int) -> dict[str, Any]:
    """Carry *plan* out."""
    plan.check()
    started = perf_counter()
    games = [game for part in run(plan, in_processes(jobs)) for game in part]
    return summarise(plan, games, perf_counter() - started)


def show(title: str, players: int, cell: dict[str, Any]) -> None:
    """Print one line of the table."""
    name = f"{cell['bot']} + {cell['with']}" if "with" in cell else cell["bot"]
    print(
        f"{title:15} {players}p {name:20} {cell['mean']:7.3f} ± {cell['stderr']:.3f}"
        f"  perfect {100 * cell['perfect']:5.1f}%  bombs {cell['bombs']:4}  n {cell['games']}",
        flush=True,
    )


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    for players in (2, 3, 4, 5):
        plan = Plan("hanabi", ("partner", "cautious"), players, given.games, given.seed, STANDARD, cross=True)
        for cell in measured(plan, given.jobs)["table"]:
            show("standard", players, cell)
    for title, rules in VARIANTS.items():
        for players in (2, 3, 4, 5):
            plan = Plan("hanabi", ("partner",), players, given.games, given.seed, rules)
            show(title, players, measured(plan, given.jobs))


if __name__ == "__main__":
    main()
