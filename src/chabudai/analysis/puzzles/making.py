"""Make a collection of puzzles: `python -m chabudai.analysis.puzzles.making GAME COUNT [FILE]`.

Writes the collection that comes with Chabudai unless another file is named. What is found is
kept at once; a run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from chabudai.analysis.puzzles.puzzle import Puzzle

LABEL: Final = "puzzle"
Finder = Callable[[str, int], Iterator[Puzzle]]


def make(game: str, wanted: int, file: Path) -> None:
    """Fill *file* up to so many puzzles."""
    find: Finder = import_module(f"chabudai.analysis.puzzles.{game}").puzzles
    found = [Puzzle.from_json(one) for one in json.loads(file.read_text())] if file.exists() else []
    first = int(found[-1].seed.removeprefix(LABEL)) + 1 if found else 0
    if len(found) >= wanted:
        return
    for puzzle in find(LABEL, first):
        found.append(puzzle)
        file.write_text(_lines(found), encoding="utf-8")
        print(f"{len(found)} of {wanted}", file=sys.stderr)
        if len(found) >= wanted:
            return


def _lines(found: list[Puzzle]) -> str:
    """Write one puzzle a line."""
    return "[\n" + ",\n".join(json.dumps(one.to_json()) for one in found) + "\n]\n"


if __name__ == "__main__":
    name, number, *given = sys.argv[1:]
    make(name, int(number), Path(given[0]) if given else Path(__file__).with_name(f"{name}.json"))
