"""A puzzle in lines: the position as its player sees it, a question, and what each move is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TextIO

from chabudai.analysis.puzzles import book_of
from chabudai.core import ChabudaiError
from chabudai.tui.adapters import adapter_of
from chabudai.tui.looking import scene_of
from chabudai.tui.refusals import explain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chabudai.analysis.puzzles import Puzzle
    from chabudai.words import Words

PARTS: Final = ("game", "terminal", "page", "review", "daily")
"""The parts of the catalogue that are needed."""
SHOWN: Final = 8
"""How many moves are listed with what they are worth."""


class PuzzleLines:
    """One puzzle, told line by line."""

    def __init__(self, puzzle: Puzzle, title: str, words: Words) -> None:
        """Lay the position out."""
        self._puzzle, self._title, self._words = puzzle, title, words
        self._adapter = adapter_of(puzzle.game)
        seat = puzzle.view().seat
        names = [
            words.say("puzzle-you") if other == seat else words.say("player-number", number=other + 1)
            for other in range(puzzle.players)
        ]
        self._scene = scene_of(puzzle, seat, names)

    def position(self) -> Iterator[str]:
        """Yield what there is to see."""
        yield self._title
        yield self._words.say_of(self._puzzle.game, "puzzle")
        yield from self._adapter.table(self._scene, self._words)
        yield from self._adapter.hand(self._scene, self._words)

    def legal(self) -> Iterator[str]:
        """Yield every legal move."""
        for move in self._puzzle.worths:
            yield f"{move}: {self._describe(move)}"

    def ask(self, reader: TextIO, writer: TextIO) -> str | None:
        """Ask until a legal move is given; None where somebody gives up."""
        writer.write(f"{self._words.say('puzzle-ask')}\n")
        for line in reader:
            text = " ".join(line.split())
            if not text:
                return None
            if text.lower() == "legal":
                writer.writelines(f"{said}\n" for said in self.legal())
                continue
            try:
                return self._puzzle.judge(text).move
            except ChabudaiError as error:
                writer.write(f"{explain(error, self._adapter, self._words)}\n")
        return None

    def verdict(self, move: str | None) -> Iterator[str]:
        """Yield whether *move* is right, why, and what the moves are worth."""
        puzzle, say = self._puzzle, self._words.say
        name = "answer" if move is None else "right" if move == puzzle.answer else "wrong"
        yield say(f"puzzle-{name}", move=f"{puzzle.answer} ({self._describe(puzzle.answer)})")
        yield from self._why()
        yield f"{self._words.say_of(puzzle.game, 'puzzle-worths')}:"
        ranked = sorted(puzzle.worths, key=puzzle.worth, reverse=True)
        shown = ranked[:SHOWN]
        if move is not None and move not in shown:
            shown.append(move)
        for one in shown:
            yours = f" ({say('puzzle-yours')})" if one == move else ""
            yield f"{self._worth(one)}: {one}{yours}"
        if len(ranked) > len(shown):
            yield f"… {say('puzzle-more', count=len(ranked) - len(shown))}"

    def _why(self) -> Iterator[str]:
        book = book_of(self._puzzle.game)
        why = book.why(self._puzzle, self._puzzle.answer)
        if why is not None:
            yield from book.sentences(why, self._words)

    def _worth(self, move: str) -> str:
        worth = self._puzzle.worth(move)
        if self._puzzle.rulebook.cooperative:
            return self._words.say("puzzle-points", points=f"{float(worth):.2f}")
        return f"{float(100 * worth):.1f}%"

    def _describe(self, move: str) -> str:
        return self._adapter.describe(move, self._scene, self._words)
