"""The command `chabudai review`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from chabudai.cli.completion import bots
from chabudai.cli.extras import needing
from chabudai.cli.files import STANDARD_INPUT, name_of, text_of
from chabudai.cli.options import Language
from chabudai.cli.screen import console

if TYPE_CHECKING:
    from chabudai.analysis import Review
    from chabudai.core import Record
    from chabudai.words import Words


def review(  # noqa: PLR0913 - a command line has as many options as it needs
    file: Annotated[
        Path, typer.Argument(help="A file with one game, in any form that `convert` reads; - is standard input.")
    ],
    *,
    seed: Annotated[str, typer.Option(help="What worlds are drawn from; the same seed, the same review.")] = "review",
    by: Annotated[
        str, typer.Option(help="By whose language moves are judged: people's, the usual one, or the code of bots.")
    ] = "",
    bot: Annotated[
        str, typer.Option(help="The bot that says what is best; otherwise the one for --by.", autocompletion=bots)
    ] = "",
    worlds: Annotated[int, typer.Option(help="In how many worlds a move is tried at the most.")] = 4000,
    language: Language = None,
    jobs: Annotated[int, typer.Option(help="How many threads; 0 is one for each core.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    known: Annotated[bool, typer.Option("--known", help="Also show what each player could know.")] = False,
    report: Annotated[Path | None, typer.Option(help="Write a report to this HTML file.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Write the course of the game to this SVG file.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where an interrupt stopped.")] = False,
) -> None:
    """Look back at a game: what could be known, what each move cost, where it turned."""
    with needing("words", "review"):
        from chabudai.words import words_for
    from chabudai.analysis import Reviewer, Settings
    from chabudai.analysis.game_reviewer import reviewer_of
    from chabudai.analysis.sentences import PARTS
    from chabudai.analysis.session import reviewed

    words = words_for(language, *PARTS)
    try:
        record = _record(file)
        bot = bot or (reviewer_of(record.game).bot_by(by) if by else "")
        reviewer = Reviewer(record, Settings(seed, bot, worlds))
        found = reviewed(reviewer, _ledger(file), words, resume=resume, jobs=jobs)
    except OSError as error:
        typer.echo(f"{error.filename or file}: {error.strerror}.", err=True)
        raise typer.Exit(2) from error
    if found is None:
        sys.exit(130)
    _write(found, words, report, picture)
    _show(found, words, as_json=json, detailed=known)


def _ledger(file: Path) -> Path:
    """Return where is kept what an interrupted review has found: beside the game, or here."""
    return Path("piped.review") if file == STANDARD_INPUT else file.with_name(f"{file.name}.review")


def _record(file: Path) -> Record:
    from chabudai.core import InvalidRecord
    from chabudai.records import documents, read

    try:
        text = text_of(file)
    except UnicodeDecodeError as error:
        raise InvalidRecord(f"{name_of(file)} is no text: {error}.", hint="Give a JSON file.") from error
    games = list(documents(text))
    if len(games) != 1:
        raise InvalidRecord(
            f"{name_of(file)} holds {len(games)} games.", hint="Give one: `chabudai convert -o FOLDER` parts them."
        )
    found = read(games[0])
    for remark in found.remarks:
        typer.echo(remark, err=True)
    return found.record


def _write(found: Review, words: Words, report: Path | None, picture: Path | None) -> None:
    if report is not None:
        from chabudai.analysis.report import report as page

        report.write_text(page(found, words), encoding="utf-8")
    if picture is not None:
        from chabudai.analysis.picture import picture as drawn

        picture.write_text(drawn(found, words), encoding="utf-8")


def _show(found: Review, words: Words, *, as_json: bool, detailed: bool) -> None:
    if as_json:
        sys.stdout.write(found.to_json().decode() + "\n")
        return
    from chabudai.analysis.screen import on_screen

    console().print(on_screen(found, words, detailed=detailed))
