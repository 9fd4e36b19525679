"""How long a review takes, and how sure it is: `python benchmarks/review_speed.py [PLAYERS] [SEED] [BOT]`.

The game is one of the bot `partner` in every seat, which plays like people; the first of at least 60 moves is taken.
"""

from __future__ import annotations

import sys
import time

from chabudai.analysis import Reviewer, Settings
from chabudai.bots import BOTS, play_game
from chabudai.core import Record
from chabudai.games import HANABI

MOVES = 60
JOBS = 2


def long_game(players: int, seed: str) -> Record:
    """Return a game of at least so many moves."""
    setup, kind = HANABI.setup(players, {}), BOTS.find("hanabi", "partner")
    for number in range(1000):
        dealt = f"{seed}/{number}"
        outcome = play_game(HANABI, setup, dealt, [kind] * players)
        if len(outcome.moves) >= MOVES:
            return Record.of(HANABI, setup, HANABI.shuffle(setup, dealt), outcome.moves, seed=dealt)
    raise SystemExit("No game was long enough.")


def main() -> None:
    """Review one game after everything is compiled."""
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    record = long_game(players, sys.argv[2] if len(sys.argv) > 2 else "review")
    bot = sys.argv[3] if len(sys.argv) > 3 else "partner"
    Reviewer(record, Settings(bot=bot, worlds=100)).find(1)
    started, used = time.perf_counter(), time.process_time()
    reviewer = Reviewer(record, Settings(bot=bot))
    review = reviewer.review({found.number: found.part for found in reviewer.run(jobs=JOBS)})
    seconds, processor = time.perf_counter() - started, time.process_time() - used
    errors = [step.cost.error for step in review.steps]
    print(f"{bot}, {players} players, {len(record.moves)} moves, {JOBS} threads, all compiled")
    print(f"{seconds:.1f} s, {processor:.1f} s of processor time")
    print(f"standard error of a cost: mean {sum(errors) / len(errors):.3f}, largest {max(errors):.3f} points")


if __name__ == "__main__":
    main()
