"""The command `chabudai play`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from chabudai.cli.deal import chosen_deal
from chabudai.cli.rules import read_rules

if TYPE_CHECKING:
    from chabudai.analysis.deals import Deal

TODAY = "today"


def play(  # noqa: PLR0913 - a command line has as many options as it needs
    what: Annotated[str, typer.Argument(help="hanabi, bossa, or the link of a server's table.", metavar="GAME|LINK")],
    names: Annotated[list[str] | None, typer.Argument(help="With --hot-seat: who plays at this screen.")] = None,
    *,
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    bot: Annotated[list[str] | None, typer.Option(help="A bot, or several for the seats in turn.")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Several people at this screen, named behind.")] = False,
    name: Annotated[str, typer.Option(help="The name that you go by.")] = "",
    edition: Annotated[str | None, typer.Option(help="Whose rulebook, such as it-2023 or pl.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A variant, such as avalanche; may be repeated.")] = None,
    rules: Annotated[list[str] | None, typer.Option(help="Any rule as NAME=VALUE; may be repeated.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal from this seed; otherwise by chance.")] = None,
    deal: Annotated[str | None, typer.Option(help="The deal of the day as `today`, or any by its number.")] = None,
    aid: Annotated[str, typer.Option(help="Hanabi's memory: none, clues, exclusions or deduction.")] = "exclusions",
    thoughts: Annotated[
        bool, typer.Option("--thoughts", help="Let bots give their reasons at once, even if these tell your cards.")
    ] = False,
    language: Annotated[str | None, typer.Option(help="en, it, es or pl; otherwise the system's.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game to this file.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text, for screen readers and pipes.")] = False,
) -> None:
    """Play in the terminal: with bots, with others at this screen, or at a server's table.

    `chabudai play hanabi` starts a game with two bots at once.
    """
    import gc

    # What is loaded from here on stays; looking for garbage in it costs a tenth of the start.
    gc.disable()
    try:
        from chabudai.tui.opening import Wishes, open_table, sit_down
    except ModuleNotFoundError as error:
        typer.echo(f"The terminal needs {error.name}. Install it with: pip install 'chabudai[tui]'", err=True)
        raise typer.Exit(1) from error
    from chabudai.core import ChabudaiError

    chosen = {**read_rules(rules or []), **dict.fromkeys(variant or (), True)}
    if edition is not None:
        chosen["edition"] = edition
    people = tuple(names or ()) if hot_seat else ()
    if bool(names) != hot_seat:
        raise typer.BadParameter("Write --hot-seat and the names of two or more players.", param_hint="--hot-seat")
    if deal is not None and (chosen or seed is not None or "://" in what):
        raise typer.BadParameter("A deal has rules and a seed of its own, and is played here.", param_hint="--deal")
    wishes = Wishes(
        what=what,
        people=people or ((name,) if name else ()),
        players=players,
        bots=tuple(bot or ()),
        rules=chosen,
        seed=seed,
        aid=aid,
        thoughts=thoughts,
        language=language,
        pace=0.0 if plain else 0.7,
    )
    try:
        if deal is not None:
            numbered = _numbered(what, deal, players or len(people) or None)
            wishes = replace(wishes, deal=numbered, players=numbered.players)
        table = open_table(wishes)
        if said := sit_down(table, plain=plain, save=save):
            typer.echo(said)
    except ChabudaiError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error


def _numbered(game: str, deal: str, players: int | None) -> Deal:
    if deal != TODAY and not deal.isdecimal():
        raise typer.BadParameter(f"{deal!r} is neither `{TODAY}` nor a number.", param_hint="--deal")
    return chosen_deal(game, players, None if deal == TODAY else int(deal))
