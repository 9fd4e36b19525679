"""The puzzles of one game: what each game with puzzles brings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import TYPE_CHECKING, Any, ClassVar

from chabudai.analysis.brought import bringing, brought
from chabudai.analysis.puzzles.errors import UnknownPuzzle

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from chabudai.analysis.puzzles.puzzle import Puzzle
    from chabudai.protocol.puzzles import PuzzleReason
    from chabudai.words import Words


class PuzzleBook(ABC):
    """The collection of a game, how it is made, and why an answer is right."""

    shares: ClassVar[Mapping[str, float]] = {}
    """By the beginning of an answer, the largest part of a collection that such answers may be."""

    @property
    def file(self) -> Traversable:
        """The collection: `puzzles.json` beside the module of the class."""
        package, _, _ = type(self).__module__.rpartition(".")
        return resources.files(package).joinpath("puzzles.json")

    @abstractmethod
    def find(self, label: str, first: int) -> Iterator[Puzzle]:
        """Let bots play games from number *first* on, and yield the positions that are worth solving."""

    def why(self, puzzle: Puzzle, move: str) -> PuzzleReason | None:  # noqa: ARG002 - for games that can tell
        """Return what speaks for a move; None where there is nothing to tell."""
        return None

    def sentences(self, why: Any, words: Words) -> Iterator[str]:  # noqa: ANN401, ARG002 - the game's own reason
        """Yield a reason in words."""
        yield from ()


def book_of(game: str) -> PuzzleBook:
    """Return the puzzles of a game.

    Raises:
        UnknownPuzzle: The game brings none.
    """
    found: PuzzleBook | None = brought(game, "PUZZLES")
    if found is None:
        raise UnknownPuzzle(f"There are no puzzles of {game}.", hint=f"These games have some: {bringing('PUZZLES')}.")
    return found
