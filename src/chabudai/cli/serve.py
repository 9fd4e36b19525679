"""The command `chabudai serve`."""

from __future__ import annotations

import inspect
from typing import Annotated, Any

import typer

from chabudai.cli.extras import needing
from chabudai.server.settings import Settings, flag, rows, variable


def serve(**given: Any) -> None:  # noqa: ANN401 - the settings' own types, see below
    """Serve tables to browsers and programs.

    Without any option: on http://127.0.0.1:8000, with SQLite in the user's data folder.
    """
    with needing("server", "server"):
        from chabudai.server.run import run
    run(Settings(**given))


def _parameters() -> list[inspect.Parameter]:
    """Return an option for each setting, so that none can lack its flag or its variable."""
    return [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=default,
            annotation=Annotated[kind, typer.Option(flag(name), envvar=variable(name), help=about)],
        )
        for name, kind, default, about in rows()
    ]


serve.__signature__ = inspect.Signature(_parameters())  # type: ignore[attr-defined]
serve.__annotations__ = {parameter.name: parameter.annotation for parameter in _parameters()}
