"""The command `chabudai arena`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from chabudai.cli.completion import bots, games
from chabudai.cli.games import chosen_game
from chabudai.cli.rules import read_rules


def arena(  # noqa: PLR0913 - a command line has as many options as it needs
    game: Annotated[
        str | None, typer.Argument(help="One of: {games}. Left out, it comes from --resume.", autocompletion=games)
    ] = None,
    *,
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot; may be given more than once.", autocompletion=bots)
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many players; otherwise as few as can play.")] = None,
    games: Annotated[int, typer.Option(help="How many games for each pairing.")] = 100,
    seed: Annotated[str, typer.Option(help="Game I is dealt from the seed SEED/I.")] = "arena",
    rules: Annotated[list[str] | None, typer.Option(help="A rule as NAME=VALUE; may be given more than once.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes; 0 is one for each core.")] = 0,
    ray: Annotated[str | None, typer.Option(help="Play on the Ray cluster at this address.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write a report to this HTML file.")] = None,
    records: Annotated[Path | None, typer.Option(help="Write every game to this file, one record a line.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Keep the games in this file and go on from it.")] = None,
    move_seconds: Annotated[float, typer.Option(help="How long a program on a pipe may think.")] = 10.0,
    cross: Annotated[bool, typer.Option("--cross", help="Let every bot also play with every other.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play many games and say how they did.

    A bot is a name from `chabudai bots`, a name with a level (`name:level`), or `pipe:COMMAND`.
    """
    from chabudai.arena.plan import Plan
    from chabudai.arena.session import Session

    plan = None
    if game is not None:
        seats = chosen_game(game).min_players if players is None else players
        plan = Plan(game, tuple(bot or ()), seats, games, seed, read_rules(rules or []), cross, move_seconds)
        plan.check()
    session = Session.open(plan, ledger=resume, keep_moves=records is not None)
    complete = session.play(jobs=jobs, ray=ray, wishes=_wishes(report, records, json=json))
    session.write(report=report, records=records)
    session.show(as_json=json)
    if not complete:
        sys.exit(130)


def _wishes(report: Path | None, records: Path | None, *, json: bool) -> list[str]:
    """Return the options that say what comes out, for going on after an interrupt."""
    files = (("--report", report), ("--records", records))
    words = [word for option, path in files if path is not None for word in (option, str(path))]
    return [*words, "--json"] if json else words
