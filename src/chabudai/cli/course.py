"""The command `chabudai course`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from chabudai.cli.completion import games
from chabudai.cli.extras import needing
from chabudai.cli.games import chosen_game
from chabudai.cli.options import Language


def course(
    lesson: Annotated[str | None, typer.Argument(help="A lesson by its name; left out, all are listed.")] = None,
    *,
    game: Annotated[
        str | None, typer.Option(help="One of: {games}. Left out, the first.", autocompletion=games)
    ] = None,
    repeat: Annotated[bool, typer.Option("--repeat", help="Mix what is to be repeated.")] = False,
    language: Language = None,
) -> None:
    """Learn the conventions of a game: lessons of two minutes, and exercises with one right answer each.

    What was solved is kept on this machine; each lesson is repeated shortly before it would be forgotten.
    """
    if lesson is not None and repeat:
        raise typer.BadParameter("Name a lesson or repeat, not both.", param_hint="--repeat")
    with needing("tui", "terminal"):
        from chabudai.tui.course import PARTS, CourseLines
        from chabudai.tui.learned import Learned
        from chabudai.words import words_for
    name = chosen_game(game).name
    lines = CourseLines(name, Learned(name), words_for(language, *PARTS))
    if repeat:
        lines.repeat(sys.stdin, sys.stdout)
    elif lesson is None:
        for line in lines.overview():
            typer.echo(line)
    else:
        for line in lines.lesson(lesson):
            typer.echo(line)
        lines.exercises(lesson, sys.stdin, sys.stdout)
