"""Positions in which one move is proved better than all others."""

from chabudai.analysis.puzzles.puzzle import (
    FIRST_DAY,
    Puzzle,
    UnknownPuzzle,
    Verdict,
    collection,
    number_of_day,
    numbered,
)

__all__ = ["FIRST_DAY", "Puzzle", "UnknownPuzzle", "Verdict", "collection", "number_of_day", "numbered"]
