"""How long a review takes, and how sure it is: `python benchmarks/review_speed.py [PLAYERS] [SEED] [BOT] [MOVES]`.

The game is one of the bot `partner` in every seat, which plays like people; the first of at least so many moves, 60 if
none are named, is taken. It is reviewed in a process of its own, as the server does it.
"""

from __future__ import annotations

import asyncio
import sys
import time
from resource import RUSAGE_CHILDREN, getrusage
from typing import NamedTuple

from chabudai.analysis import Review, Reviewer, Settings
from chabudai.analysis.jobs import ReviewJob, run
from chabudai.bots import BOTS, play_game
from chabudai.core import Record
from chabudai.games import HANABI

MOVES = 60
JOBS = 2


class Timed(NamedTuple):
    """A review, and after how many seconds its first moves were there and all of it."""

    review: Review
    first: float
    whole: float


def long_game(players: int, seed: str, moves: int) -> Record:
    """Return a game of at least so many moves."""
    setup, kind = HANABI.setup(players, {}), BOTS.find("hanabi", "partner")
    for number in range(1000):
        dealt = f"{seed}/{number}"
        outcome = play_game(HANABI, setup, dealt, [kind] * players)
        if len(outcome.moves) >= moves:
            return Record.of(HANABI, setup, HANABI.shuffle(setup, dealt), outcome.moves, seed=dealt)
    raise SystemExit("No game was long enough.")


async def timed(record: Record, settings: Settings) -> Timed:
    """Review a game in a process of its own."""
    started, first = time.perf_counter(), 0.0
    async for progress in run(ReviewJob.of(record, settings, JOBS)):
        now = time.perf_counter() - started
        first = first or (now if progress.so_far is not None else 0.0)
        if progress.review is not None:
            return Timed(progress.review, first, now)
    raise SystemExit("The review broke down.")


def main() -> None:
    """Review one game after everything is compiled."""
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    seed = sys.argv[2] if len(sys.argv) > 2 else "review"
    bot = sys.argv[3] if len(sys.argv) > 3 else "partner"
    record = long_game(players, seed, int(sys.argv[4]) if len(sys.argv) > 4 else MOVES)
    Reviewer(record, Settings(bot=bot, worlds=100)).find(1)
    found = asyncio.run(timed(record, Settings(bot=bot)))
    used = getrusage(RUSAGE_CHILDREN)
    errors = [step.cost.error for step in found.review.steps]
    print(f"{bot}, {players} players, {len(record.moves)} moves, {JOBS} threads, all compiled")
    print(f"{found.whole:.1f} s, the first moves after {found.first:.1f} s")
    print(f"{used.ru_utime + used.ru_stime:.1f} s of processor time")
    print(f"standard error of a cost: mean {sum(errors) / len(errors):.3f}, largest {max(errors):.3f} points")


if __name__ == "__main__":
    main()
