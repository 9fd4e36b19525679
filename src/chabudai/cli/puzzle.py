"""The command `chabudai puzzle`."""

from __future__ import annotations

import sys
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer

from chabudai.cli.completion import games
from chabudai.cli.extras import needing
from chabudai.cli.games import chosen_game
from chabudai.cli.options import Language

if TYPE_CHECKING:
    from chabudai.analysis.puzzles import Puzzle


def puzzle(
    game: Annotated[
        str | None, typer.Argument(help="One of: {games}. Left out, the first.", autocompletion=games)
    ] = None,
    *,
    date: Annotated[
        datetime | None, typer.Option(formats=["%Y-%m-%d"], help="The day whose puzzle it is; otherwise today.")
    ] = None,
    number: Annotated[int | None, typer.Option(help="A puzzle by its number, from 1 on.")] = None,
    move: Annotated[str | None, typer.Option(help="Answer at once with this move.")] = None,
    language: Language = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object; with --move also the worths.")] = False,
) -> None:
    """Find the one best move. Every puzzle's answer is proved.

    `chabudai puzzle GAME` shows today's puzzle and asks for a move.
    """
    from chabudai.analysis.puzzles import number_of_day, numbered

    if date is not None and number is not None:
        raise typer.BadParameter("Give a date or a number, not both.", param_hint="--number")
    name = chosen_game(game).name
    chosen = number_of_day(name, (date or datetime.now()).date()) if number is None else number  # noqa: DTZ005 - the reader's day
    found = numbered(name, chosen)
    if json:
        _print_json(found, chosen, move)
    else:
        _show(found, chosen, move, language)


def _show(found: Puzzle, number: int, move: str | None, language: str | None) -> None:
    with needing("tui", "terminal"):
        from chabudai.tui.puzzle import PARTS, PuzzleLines
        from chabudai.words import words_for
    from chabudai.analysis.puzzles import collection

    words = words_for(language, *PARTS)
    count = len(collection(found.game))
    lines = PuzzleLines(
        found, words.say("puzzle-number", game=words.game(found.game), number=number, count=count), words
    )
    answer = found.judge(move).move if move is not None else None
    for line in lines.position():
        typer.echo(line)
    if move is None:
        answer = lines.ask(sys.stdin, sys.stdout)
    for line in lines.verdict(answer):
        typer.echo(line)


def _print_json(found: Puzzle, number: int, move: str | None) -> None:
    from json import dumps

    shown = {
        "game": found.game,
        "number": number,
        "players": found.players,
        "view": found.view().to_json(),
        "moves": list(found.worths),
    }
    if move is not None:
        verdict = found.judge(move)
        shown |= {
            "right": verdict.right,
            "move": verdict.move,
            "answer": verdict.answer,
            "worths": dict(found.worths),
        }
    sys.stdout.write(dumps(shown) + "\n")
