"""The command `chabudai convert`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

STANDARD_INPUT = Path("-")


class _Game(NamedTuple):
    """A game that was converted, and where it came from."""

    source: Path
    number: int
    text: str


def convert(
    files: Annotated[list[Path] | None, typer.Argument(help="Files with games; - or none is standard input.")] = None,
    to: Annotated[str, typer.Option(help="One of: {forms}.")] = "record",
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="A file, or a folder for a file each; else standard output."),
    ] = None,
) -> None:
    """Read games in any form that we know and write them in another, one a line.

    A file holds one game, or one in each line: in any of these forms except text, or as the server gives a table.
    What has to be said about a game goes to standard error. A game that is refused leaves the others alone.
    """
    from chabudai.records import form_names

    if to not in form_names():
        raise typer.BadParameter(f"{to!r} is not one of {', '.join(form_names())}.", param_hint="--to")
    refused: list[str] = []
    games = list(_converted(files or [STANDARD_INPUT], to, refused))
    if output is not None and (output.is_dir() or (len(games) > 1 and not output.suffix)):
        _write_each(games, output, "txt" if to == "text" else "json")
    else:
        _write_all(games, output, "\n\n" if to == "text" else "\n")
    for line in refused:
        typer.echo(line, err=True)
    if refused:
        raise typer.Exit(2)


def _converted(files: list[Path], form: str, refused: list[str]) -> Iterator[_Game]:
    from chabudai.core import ChabudaiError
    from chabudai.records import documents, read, write

    for file in files:
        try:
            for number, document in enumerate(documents(_text_of(file)), start=1):
                where = f"{_name(file)}, game {number}"
                try:
                    found = read(document)
                    text, more = write(found.record, form)
                except ChabudaiError as error:
                    refused.append(f"{where}: {error}")
                    continue
                for remark in (*found.remarks, *more):
                    typer.echo(f"{where}: {remark}", err=True)
                yield _Game(file, number, text)
        except ChabudaiError as error:
            refused.append(f"{_name(file)}: {error}")
        except (OSError, UnicodeDecodeError) as error:
            refused.append(f"{_name(file)}: it cannot be read ({getattr(error, 'strerror', error)}).")


def _text_of(file: Path) -> str:
    if file == STANDARD_INPUT:
        return typer.get_text_stream("stdin").read()
    return file.read_text(encoding="utf-8-sig")


def _name(file: Path) -> str:
    return "standard input" if file == STANDARD_INPUT else str(file)


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
