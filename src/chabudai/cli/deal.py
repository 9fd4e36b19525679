"""The command `chabudai deal`."""

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
    from chabudai.protocol.deals import Tries
    from chabudai.records.deal import Deal


def deal(
    game: Annotated[
        str | None, typer.Argument(help="One of: {games}. Left out, the first.", autocompletion=games)
    ] = None,
    *,
    players: Annotated[int | None, typer.Option(help="How many players; otherwise as many as usually play.")] = None,
    date: Annotated[
        datetime | None, typer.Option(formats=["%Y-%m-%d"], help="The day whose deal it is; otherwise today.")
    ] = None,
    number: Annotated[int | None, typer.Option(help="A deal by its number, from 1 on.")] = None,
    tries: Annotated[int, typer.Option(min=1, max=10_000, help="How often a bot that draws lots tries it.")] = 20,
    language: Language = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show the deal of the day or any other, and what bots reach on it; its cards stay hidden.

    `chabudai play GAME --deal today` plays it.
    """
    if date is not None and number is not None:
        raise typer.BadParameter("Give a date or a number, not both.", param_hint="--number")
    found = chosen_deal(game, players, number, date)
    if json:
        _print_json(found, _counted(found, tries))
    else:
        _show(found, tries, language)


def chosen_deal(game: str | None, players: int | None, number: int | None, date: datetime | None = None) -> Deal:
    """Return the deal of this number, or of a day by the reader's calendar."""
    from chabudai.records.deal import Deal, number_of_day

    rulebook = chosen_game(game)
    if number is None:
        number = number_of_day((date or datetime.now()).date())  # noqa: DTZ005 - the reader's day
    return Deal(rulebook.name, rulebook.usual_players if players is None else players, number)


def _show(found: Deal, tries: int, language: str | None) -> None:
    with needing("words", "deal"):
        from chabudai.words import words_for
    from chabudai.analysis.deals.sentences import distribution

    words = words_for(language, "game", "daily")
    typer.echo(words.say("deal-name", game=words.game(found.game), number=found.number), nl=False)
    typer.echo(f" · {words.say('deal-seats', count=found.players)}")
    command = f"chabudai play {found.game} --players {found.players} --deal {found.number}"
    typer.echo(words.say("deal-how", command=command))
    typer.echo(words.say("deal-fair"))
    bots = _counted(found, tries)
    typer.echo(f"\n{words.say('deal-bots')}\n")
    for line in distribution(bots, words):
        typer.echo(line)


def _counted(found: Deal, tries: int) -> tuple[Tries, ...]:
    """Let the bots play, with a bar of progress on a terminal."""
    from chabudai.analysis.deals.tries import Bench
    from chabudai.analysis.progress import bar

    bench = Bench(found, tries)
    with bar() as progress:
        *_, bots = progress.track(bench.run(), total=bench.count, description=str(found))
    return bots


def _print_json(found: Deal, bots: tuple[Tries, ...]) -> None:
    from json import dumps

    from msgspec import to_builtins

    shown = {"game": found.game, "players": found.players, "number": found.number, "bots": to_builtins(bots)}
    sys.stdout.write(dumps(shown) + "\n")
