"""`chabudai rulebook`: the rules of an edition with its variants, to be read in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from chabudai.cli.completion import editions, games, variants
from chabudai.cli.options import Language

if TYPE_CHECKING:
    from chabudai.core import Edition, JsonObject
    from chabudai.core.registry import AnyGame
    from chabudai.words import Words


def rulebook(
    game: Annotated[
        str | None, typer.Argument(help="Which game; the first one if none is named.", autocompletion=games)
    ] = None,
    *,
    edition: Annotated[
        str | None, typer.Option(help="Whose rulebook, such as it-2023 or pl.", autocompletion=editions)
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option(help="A variant that is played; may be repeated.", autocompletion=variants)
    ] = None,
    language: Language = None,
) -> None:
    """Print the rules of an edition, with its score table, advice and credits."""
    from chabudai.cli.games import chosen_game
    from chabudai.words import words_for

    found = chosen_game(game)
    asked = dict.fromkeys(variant or (), True) | ({} if edition is None else {"edition": edition})
    rules = found.setup(found.usual_players, asked).rules_json()
    printed = found.editions[str(rules.get("edition", next(iter(found.editions))))]
    words = words_for(language, "game", "page", "rules", "editions")
    for line in (*_face(printed, words), *_sections(found, rules, words), *_scores(found, printed, rules, words)):
        typer.echo(line)
    for advice in printed.advice:
        typer.echo(f"- {words.say(advice)}")


def _face(edition: Edition, words: Words) -> Iterator[str]:
    """Yield what the rulebook prints about itself."""
    yield f"# {words.say(f'edition-{edition.name}')}"
    if edition.year is not None:
        yield f"{words.say('edition-year')}: {edition.year}"
    if edition.ages is not None:
        yield f"{words.say('edition-ages')}: {words.say('edition-ages-from', age=edition.ages)}"
    for credit in edition.credits:
        yield f"{words.say(f'credit-{credit.role}')}: {', '.join(credit.names)}"
    for item in edition.items:
        yield f"- {words.say(f'item-{item.name}', count=item.count)}"


def _sections(game: AnyGame, rules: JsonObject, words: Words) -> Iterator[str]:
    for section in game.rulebook.sections:
        if section.variant and not rules.get(section.variant):
            continue
        yield f"\n## {words.say(section.name)}"
        for paragraph in section.paragraphs:
            if _holds(paragraph.only, paragraph.unless, rules):
                yield f"{' '.join(paragraph.numbers):<10} {words.say(paragraph.name)}"


def _scores(game: AnyGame, edition: Edition, rules: JsonObject, words: Words) -> Iterator[str]:
    if game.rulebook.verdicts:
        yield f"\n## {words.say('score-table')}"
        if rules.get(game.rulebook.unscored):
            yield words.say("score-none")
            return
    for verdict in game.rulebook.verdicts:
        rank = f"rank-{edition.name}-{verdict.name}"
        if _holds(verdict.only, verdict.unless, rules):
            said = words.say(rank if rank in words else f"verdict-{verdict.name}")
            yield f"{verdict.low}-{verdict.high}".ljust(10) + f" {said}"


def _holds(only: str, unless: str, rules: JsonObject) -> bool:
    return (not only or bool(rules.get(only))) and not (unless and rules.get(unless))
