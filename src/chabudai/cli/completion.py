"""Values that a shell completes: each function returns those that begin with what was typed.

What they name is looked up when somebody asks, so that no command waits for the games to be loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from chabudai.core.registry import AnyGame


def games(incomplete: str) -> list[str]:
    """Return games."""
    from chabudai.games import GAMES

    return _beginning(incomplete, GAMES)


def bots(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return bots of the game that was named, or of all, with their levels."""
    from chabudai.bots import BOTS

    kinds = [kind for game in _asked(ctx) for kind in BOTS.of(game.name)]
    return _beginning(incomplete, (name for kind in kinds for name in _spellings(kind.name, kind.levels)))


def editions(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return editions of the game that was named, or of all."""
    return _beginning(incomplete, (name for game in _asked(ctx) for name in game.editions))


def variants(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return rules that are on or off, of the game that was named, or of all."""
    options = (item for game in _asked(ctx) for item in game.options.items())
    return _beginning(incomplete, (name for name, option in options if option.values == (False, True)))


def languages(incomplete: str) -> list[str]:
    """Return languages."""
    from chabudai.bots import LANGUAGES

    return _beginning(incomplete, LANGUAGES)


def forms(incomplete: str) -> list[str]:
    """Return forms in which games are written."""
    from chabudai.records import form_names

    return _beginning(incomplete, form_names())


def _asked(ctx: typer.Context) -> Iterable[AnyGame]:
    from chabudai.games import GAMES

    # Before an option that still lacks its value, arguments are left as they were typed.
    typed: list[str] = [ctx.params.get("game") or "", ctx.params.get("what") or "", *ctx.args]
    return [GAMES[word] for word in typed if word in GAMES] or GAMES.values()


def _spellings(name: str, levels: Iterable[str]) -> Iterator[str]:
    yield name
    yield from (f"{name}:{level}" for level in levels)


def _beginning(incomplete: str, values: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(value for value in values if value.startswith(incomplete)))
