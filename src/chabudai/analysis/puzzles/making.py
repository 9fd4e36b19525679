"""Make a collection of puzzles: `python -m chabudai.analysis.puzzles.making GAME COUNT [FILE]`.

Writes the collection that the game brings unless another file is named. What is found is
kept at once; a run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from chabudai.analysis.puzzles.book import book_of
from chabudai.analysis.puzzles.puzzle import Puzzle

LABEL: Final = "puzzle"


def make(game: str, wanted: int, file: Path) -> None:
    """Fill *file* up to so many puzzles."""
    book = book_of(game)
    found = [Puzzle.from_json(one) for one in json.loads(file.read_text())] if file.exists() else []
    first = int(found[-1].seed.removeprefix(LABEL)) + 1 if found else 0
    for puzzle in book.find(LABEL, first):
        if len(found) >= wanted:
            return
        if not _too_many(puzzle, found, book.shares):
            found.append(puzzle)
            file.write_text(_lines(found), encoding="utf-8")
            sys.stderr.write(f"{len(found)} of {wanted}, {puzzle.seed}: {puzzle.answer}\n")


def _too_many(puzzle: Puzzle, found: list[Puzzle], shares: Mapping[str, float]) -> bool:
    """Tell whether answers that begin like this one would be too large a part of the collection."""
    for beginning, share in shares.items():
        alike = sum(one.answer.startswith(beginning) for one in found)
        if puzzle.answer.startswith(beginning) and alike >= share * (len(found) + 1):
            return True
    return False


def _lines(found: list[Puzzle]) -> str:
    """Write one puzzle a line."""
    return "[\n" + ",\n".join(json.dumps(one.to_json()) for one in found) + "\n]\n"


if __name__ == "__main__":
    name, number, *given = sys.argv[1:]
    make(name, int(number), Path(given[0] if given else str(book_of(name).file)))
