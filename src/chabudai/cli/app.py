"""The application that holds every command."""

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import Annotated, Any

import typer

from chabudai import __version__
from chabudai.cli.help import Command, Group

COMMANDS = (
    "play",
    "serve",
    "engine",
    "arena",
    "bots",
    "backup",
    "export",
    "convert",
    "review",
    "shadow",
    "puzzle",
    "course",
    "deal",
    "rulebook",
    "doctor",
)
"""In the order of the help. Each is the function of that name in the module of that name, which loads the rest late."""

app = typer.Typer(
    name="chabudai",
    cls=Group,
    no_args_is_help=True,
    # A traceback that prints variables would print hidden cards.
    pretty_exceptions_show_locals=False,
)


def _plain_spoken(command: Callable[..., None]) -> Callable[..., None]:
    """Let an error of ours say what was wrong and what to do instead, without a traceback."""

    @wraps(command)
    def run(**given: Any) -> None:  # noqa: ANN401 - the command's own
        from chabudai.core import ChabudaiError

        try:
            command(**given)
        except ChabudaiError as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(2) from error

    return run


for command in COMMANDS:
    app.command(cls=Command)(_plain_spoken(getattr(import_module(f"chabudai.cli.{command}"), command)))


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - Typer hands an option's value to its callback by position
    """Print the version and stop, when it is asked for."""
    if wanted:
        typer.echo(f"chabudai {__version__}")
        raise typer.Exit


@app.callback()
def _chabudai(
    *,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """A table for games that people and bots play: in a terminal, in a browser, or many thousands at once."""


def main() -> None:
    """Run the command line."""
    app()
