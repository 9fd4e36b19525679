"""The puzzles of each game, by number and by day."""

from __future__ import annotations

import json
from datetime import date
from functools import cache

from chabudai.analysis.puzzles.book import book_of
from chabudai.analysis.puzzles.errors import UnknownPuzzle
from chabudai.analysis.puzzles.puzzle import Puzzle
from chabudai.records.deal import FIRST_DAY


@cache
def collection(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that a game brings, in their order."""
    return tuple(map(Puzzle.from_json, json.loads(book_of(game).file.read_text(encoding="utf-8"))))


def numbered(game: str, number: int) -> Puzzle:
    """Return a puzzle by its number, from 1 on."""
    puzzles = collection(game)
    if not 1 <= number <= len(puzzles):
        raise UnknownPuzzle(f"There is no puzzle {number} of {game}.", hint=f"Choose one from 1 to {len(puzzles)}.")
    return puzzles[number - 1]


def number_of_day(game: str, day: date) -> int:
    """Return the number of the puzzle of *day*; after the last the first comes again."""
    return (day - FIRST_DAY).days % len(collection(game)) + 1
