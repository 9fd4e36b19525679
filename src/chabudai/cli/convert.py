"""The command `chabudai convert`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from chabudai.cli.completion import forms
from chabudai.cli.files import STANDARD_INPUT, given_games, tell_refused

if TYPE_CHECKING:
    from collections.abc import Iterator


TEXT: Final = ".txt"
"""How files end that are only read by people."""
IN_AND_OUT: Final = 2
"""Files of which the second one may be to write to."""


class _Game(NamedTuple):
    """A game that was converted, and where it came from."""

    source: Path
    number: int
    text: str


def convert(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Files with games; - or none is standard input."),
    ] = None,
    to: Annotated[
        str | None, typer.Option(help="One of: {forms}. Otherwise record, or text for a .txt.", autocompletion=forms)
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="A file, or a folder for a file each; else standard output."),
    ] = None,
) -> None:
    """Read games in any form that we know and write them in another, one a line.

    A file holds one game, or one in each line: in any of these forms except text, or as the server gives a table.
    `convert IN OUT` writes to OUT where that is a new file; what exists is read, never written over.
    What has to be said about a game goes to standard error. A game that is refused leaves the others alone.
    """
    from chabudai.records import form_names

    if to is not None and to not in form_names():
        raise typer.BadParameter(f"{to!r} is not one of {', '.join(form_names())}.", param_hint="--to")
    read = list(files or [])
    if output is None and len(read) == IN_AND_OUT and not read[-1].exists():
        output = read.pop()
    to = to or ("text" if output is not None and output.suffix == TEXT else "record")
    refused: list[str] = []
    games = list(_converted(read, to, refused))
    if output is not None and (output.is_dir() or (len(games) > 1 and not output.suffix)):
        _write_each(games, output, "txt" if to == "text" else "json")
    else:
        _write_all(games, output, "\n\n" if to == "text" else "\n")
    tell_refused(refused)


def _converted(files: list[Path], form: str, refused: list[str]) -> Iterator[_Game]:
    from chabudai.core import ChabudaiError
    from chabudai.records import write

    for given in given_games(files, refused):
        try:
            text, more = write(given.found.record, form)
        except ChabudaiError as error:
            refused.append(f"{given.where}: {error}")
            continue
        for remark in (*given.found.remarks, *more):
            typer.echo(f"{given.where}: {remark}", err=True)
        yield _Game(given.file, given.number, text)


def _write_all(games: list[_Game], output: Path | None, between: str) -> None:
    text = between.join(game.text for game in games)
    if output is None:
        if games:
            typer.echo(text)
        return
    output.write_text(f"{text}\n", encoding="utf-8")


def _write_each(games: list[_Game], folder: Path, ending: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    several = {game.source for game in games if game.number > 1}
    for game in games:
        stem = "games" if game.source == STANDARD_INPUT else game.source.stem
        name = f"{stem}-{game.number}" if game.source in several else stem
        (folder / f"{name}.{ending}").write_text(f"{game.text}\n", encoding="utf-8")
