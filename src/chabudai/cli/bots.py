"""The command `chabudai bots`."""

from typing import Annotated

import typer

from chabudai.cli.completion import languages


def bots(
    language: Annotated[
        str, typer.Option(help="The language of the sentences: en, it, es or pl.", autocompletion=languages)
    ] = "en",
) -> None:
    """List the bots, with how each one plays."""
    from rich.console import Console
    from rich.table import Table

    from chabudai.bots import BOTS, LANGUAGES

    if language not in LANGUAGES:
        raise typer.BadParameter(f"{language!r} is not one of {', '.join(LANGUAGES)}.", param_hint="--language")
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "bot", "how it plays"):
        table.add_column(heading)
    for kind in BOTS:
        levels = f" ({', '.join(kind.levels)})" if kind.levels else ""
        table.add_row(kind.game, kind.name + levels, kind.sentence.get(language, kind.sentence.get("en", "")))
    Console().print(table)
