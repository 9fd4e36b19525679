"""The command `chabudai shadow`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from chabudai.cli.completion import bots
from chabudai.cli.extras import needing
from chabudai.cli.files import given_games, tell_refused
from chabudai.cli.options import Language
from chabudai.cli.screen import console

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chabudai.analysis.shadow import Choice
    from chabudai.core import JsonObject, Record
    from chabudai.words import Words


class _Followed(NamedTuple):
    """A game that bots have followed, and where it came from."""

    file: Path
    number: int
    record: Record
    choices: tuple[Choice, ...]


def shadow(
    files: Annotated[list[Path] | None, typer.Argument(help="Files with games; - or none is standard input.")] = None,
    *,
    bot: Annotated[
        str, typer.Option(help="The bot that is asked, such as `name` or `name:level`.", autocompletion=bots)
    ],
    seed: Annotated[str, typer.Option(help="What the bot draws comes from this seed.")] = "shadow",
    moves: Annotated[
        bool, typer.Option("--moves", help="Also show every move, and the bot's with its reason.")
    ] = False,
    language: Language = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Ask a bot at every move of a game what it would have done there.

    A bot sits at each seat and sees only what that player saw.
    A file holds one game, or one in each line, in any form that `convert` reads.
    What has to be said about a game goes to standard error. A game that is refused leaves the others alone.
    """
    with needing("words", "command `shadow`"):
        from chabudai.words import words_for
    from chabudai.analysis.shadow.sentences import PARTS

    words = words_for(language, *PARTS)
    refused: list[str] = []
    games = list(_followed(files or [], bot, seed, refused))
    if json:
        _print_json(games, bot, seed, words if moves else None)
    else:
        _show(games, bot, words, detailed=moves)
    tell_refused(refused)


def _followed(files: list[Path], bot: str, seed: str, refused: list[str]) -> Iterator[_Followed]:
    """Let bots follow the games, with a bar of progress on a terminal."""
    from chabudai.analysis.progress import bar
    from chabudai.analysis.shadow import choices
    from chabudai.core import ChabudaiError

    with bar() as progress:
        task = progress.add_task("")
        for given in given_games(files, refused):
            record = given.found.record
            progress.reset(task, total=len(record.moves), description=given.where)
            found: list[Choice] = []
            try:
                for choice in choices(record, bot, seed):
                    found.append(choice)
                    progress.advance(task)
            except ChabudaiError as error:
                refused.append(f"{given.where}: {error}")
                continue
            for remark in given.found.remarks:
                typer.echo(f"{given.where}: {remark}", err=True)
            yield _Followed(given.file, given.number, record, tuple(found))


def _show(games: Sequence[_Followed], bot: str, words: Words, *, detailed: bool) -> None:
    from chabudai.analysis.sentences import names_of
    from chabudai.analysis.shadow.sentences import moves_table

    several = {game.file for game in games if game.number > 1}
    for file, number, record, found in games:
        if detailed:
            console().print(moves_table(found, bot, names_of(record, words), words))
        name = words.say("shadow-game", file=str(file), number=number) if file in several else str(file)
        _tell(name, found, bot, record.game, words)
    if len(games) > 1:
        played = {game.record.game for game in games}
        together = words.say("shadow-together", games=len(games))
        _tell(together, _all_choices(games), bot, played.pop() if len(played) == 1 else "", words)


def _tell(name: str, found: Sequence[Choice], bot: str, game: str, words: Words) -> None:
    """Print the figures of one game or of all: a sentence after the *name*, the others below."""
    from chabudai.analysis.shadow import Agreement
    from chabudai.analysis.shadow.sentences import sentences

    first, *others = sentences(Agreement.of(found), bot, game, words)
    typer.echo("\n  ".join([f"{name}: {first}", *others]))


def _print_json(games: Sequence[_Followed], bot: str, seed: str, words: Words | None) -> None:
    from json import dumps

    from chabudai.analysis.shadow import Agreement

    together = Agreement.of(_all_choices(games)).to_json()
    told = [_game_json(game, words) for game in games]
    typer.echo(dumps({"bot": bot, "seed": seed, "games": told, "together": together}, ensure_ascii=False))


def _game_json(game: _Followed, words: Words | None) -> JsonObject:
    """Return the figures of one game, and its moves if there are *words* for their reasons."""
    from chabudai.analysis.sentences import names_of
    from chabudai.analysis.shadow import Agreement

    file, number, record, found = game
    head: JsonObject = {"file": str(file), "number": number, "game": record.game, "players": record.players}
    figures = Agreement.of(found).to_json()
    if words is None:
        return {**head, **figures}
    names = names_of(record, words)
    return {**head, **figures, "moves": [choice.to_json(words, names) for choice in found]}


def _all_choices(games: Sequence[_Followed]) -> tuple[Choice, ...]:
    return tuple(choice for game in games for choice in game.choices)
