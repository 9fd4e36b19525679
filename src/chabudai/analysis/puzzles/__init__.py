"""Positions in which one move is proved better than all others."""

from chabudai.analysis.puzzles.book import book_of
from chabudai.analysis.puzzles.collection import collection, number_of_day, numbered
from chabudai.analysis.puzzles.errors import UnknownPuzzle
from chabudai.analysis.puzzles.puzzle import Puzzle, Verdict

__all__ = ["Puzzle", "UnknownPuzzle", "Verdict", "book_of", "collection", "number_of_day", "numbered"]
