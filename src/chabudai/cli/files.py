"""Files with games, as the commands read them that take many."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chabudai.records import Imported

STANDARD_INPUT: Final = Path("-")
"""How a command line names it."""


class Given(NamedTuple):
    """A game that was read, and where it came from."""

    file: Path
    number: int
    """Its place in the file, from 1."""
    found: Imported

    @property
    def where(self) -> str:
        """The place for what has to be said about the game."""
        return _where(self.file, self.number)


def given_games(files: list[Path], refused: list[str]) -> Iterator[Given]:
    """Yield the games in *files*; no file is standard input.

    What cannot be read leaves the others alone, and is added to *refused* as a line each.
    """
    from chabudai.core import ChabudaiError
    from chabudai.records import documents, read

    for file in files or [STANDARD_INPUT]:
        try:
            for number, document in enumerate(documents(text_of(file)), start=1):
                try:
                    found = read(document)
                except ChabudaiError as error:
                    refused.append(f"{_where(file, number)}: {error}")
                    continue
                yield Given(file, number, found)
        except ChabudaiError as error:
            refused.append(f"{name_of(file)}: {error}")
        except (OSError, UnicodeDecodeError) as error:
            refused.append(f"{name_of(file)}: it cannot be read ({getattr(error, 'strerror', error)}).")


def tell_refused(refused: list[str]) -> None:
    """Print what was refused, and end with 2 if anything was.

    Raises:
        Exit: Something was refused.
    """
    for line in refused:
        typer.echo(line, err=True)
    if refused:
        raise typer.Exit(2)


def text_of(file: Path) -> str:
    """Return what stands in a file, or comes from standard input."""
    if file == STANDARD_INPUT:
        return typer.get_text_stream("stdin").read()
    return file.read_text(encoding="utf-8-sig")


def name_of(file: Path) -> str:
    """Return how a file is called in a sentence."""
    return "standard input" if file == STANDARD_INPUT else str(file)


def _where(file: Path, number: int) -> str:
    return f"{name_of(file)}, game {number}"
