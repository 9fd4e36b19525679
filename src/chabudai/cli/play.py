"""The command `chabudai play`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from chabudai.cli.completion import bots, editions, games, variants
from chabudai.cli.deal import chosen_deal
from chabudai.cli.extras import needing
from chabudai.cli.options import Language
from chabudai.cli.rules import read_rules

if TYPE_CHECKING:
    from chabudai.records.deal import Deal

TODAY = "today"


def play(  # noqa: PLR0913 - a command line has as many options as it needs
    what: Annotated[
        str,
        typer.Argument(
            help="One of: {games}. Or the link of a server's table.", autocompletion=games, metavar="GAME|LINK"
        ),
    ],
    names: Annotated[list[str] | None, typer.Argument(help="With --hot-seat: who plays at this screen.")] = None,
    *,
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot, or several for the seats in turn.", autocompletion=bots)
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Several people at this screen, named behind.")] = False,
    name: Annotated[str, typer.Option(help="The name that you go by.")] = "",
    edition: Annotated[
        str | None, typer.Option(help="Whose rulebook, such as it-2023 or pl.", autocompletion=editions)
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option(help="A variant, such as avalanche; may be repeated.", autocompletion=variants)
    ] = None,
    rules: Annotated[list[str] | None, typer.Option(help="Any rule as NAME=VALUE; may be repeated.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal from this seed; otherwise by chance.")] = None,
    deal: Annotated[str | None, typer.Option(help="The deal of the day as `today`, or any by its number.")] = None,
    aid: Annotated[str, typer.Option(help="The memory aid: none, clues, exclusions or deduction.")] = "exclusions",
    thoughts: Annotated[
        bool, typer.Option("--thoughts", help="Let bots give their reasons at once, even if these tell your cards.")
    ] = False,
    language: Language = None,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game to this file.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text, for screen readers and pipes.")] = False,
) -> None:
    """Play in the terminal: with bots, with others at this screen, or at a server's table.

    `chabudai play GAME` starts a game with bots at once.
    """
    import gc

    # What is loaded from here on stays; looking for garbage in it costs a tenth of the start.
    gc.disable()
    with needing("tui", "terminal"):
        from chabudai.tui.opening import PlayOptions, open_session, run_session

    people = _people(names, name, hot_seat=hot_seat)
    agreed = _agreed(rules, variant, edition)
    if deal is not None and (agreed or seed is not None or "://" in what):
        raise typer.BadParameter("A deal has rules and a seed of its own, and is played here.", param_hint="--deal")
    dealt = None if deal is None else _numbered(what, deal, players or (len(people) if hot_seat else None))
    options = PlayOptions(
        what=what,
        people=people,
        players=players if dealt is None else dealt.players,
        bots=tuple(bot or ()),
        rules=agreed,
        seed=seed,
        aid=aid,
        thoughts=thoughts,
        language=language,
        pace=0.0 if plain else 0.7,
        deal=dealt,
    )
    if said := run_session(open_session(options), plain=plain, save=save):
        typer.echo(said)


def _people(names: list[str] | None, name: str, *, hot_seat: bool) -> tuple[str, ...]:
    """Return who plays at this screen; nobody if no name was given."""
    if bool(names) != hot_seat:
        raise typer.BadParameter("Write --hot-seat and the names of two or more players.", param_hint="--hot-seat")
    return tuple(names or filter(None, [name]))


def _agreed(rules: list[str] | None, variant: list[str] | None, edition: str | None) -> dict[str, bool | int | str]:
    """Return the rules that were asked for, whichever option named them."""
    agreed = read_rules(rules or []) | dict.fromkeys(variant or (), True)
    return agreed if edition is None else agreed | {"edition": edition}


def _numbered(game: str, deal: str, players: int | None) -> Deal:
    if deal != TODAY and not deal.isdecimal():
        raise typer.BadParameter(f"{deal!r} is neither `{TODAY}` nor a number.", param_hint="--deal")
    return chosen_deal(game, players, None if deal == TODAY else int(deal))
