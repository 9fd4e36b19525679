"""Proves every puzzle that comes with Chabudai by brute force: `python -m benchmarks.puzzles_proof [GAME...]`.

The tests do the same for a few small ones, without memory. Here the solver over the rulebook
remembers positions, or it would take days.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.analysis.brute_force import BruteForce  # noqa: E402 - found through the path above

from chabudai.analysis.puzzles import Puzzle, collection  # noqa: E402
from chabudai.core import ChabudaiError  # noqa: E402


class NotProved(ChabudaiError):
    """A puzzle whose worths brute force does not confirm."""

    code = "puzzle/wrong"


def prove(puzzle: Puzzle) -> None:
    """Solve a puzzle over again and compare every move."""
    state: Any = puzzle.position()
    brute = BruteForce(memory=True)
    if puzzle.game == "bossa":
        proved = brute.bossa(state)
    else:
        bounds = brute.hanabi(state)
        proved = {move: bounds[move][0 if move == puzzle.answer else 1] for move in bounds}
    if proved != {move: puzzle.worth(move) for move in puzzle.worths}:
        raise NotProved(f"{puzzle.game}, {puzzle.seed}: {proved}", hint="Make the collection anew.")


def main(games: list[str]) -> None:
    """Prove the collections."""
    for game in games or ["bossa", "hanabi"]:
        start = time.perf_counter()
        puzzles = collection(game)
        for number, puzzle in enumerate(puzzles, 1):
            prove(puzzle)
            sys.stderr.write(f"\r{game}: {number} of {len(puzzles)}")
        sys.stdout.write(f"\n{game}: {len(puzzles)} puzzles proved in {time.perf_counter() - start:.0f} s\n")


if __name__ == "__main__":
    main(sys.argv[1:])
