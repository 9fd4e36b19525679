"""The application that holds every command."""

from importlib import import_module
from typing import Annotated

import typer

from chabudai import __version__

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
    "puzzle",
    "deal",
)
"""In the order of the help. Each is the function of that name in the module of that name, which loads the rest late."""

app = typer.Typer(
    name="chabudai",
    no_args_is_help=True,
    # A traceback that prints variables would print hidden cards.
    pretty_exceptions_show_locals=False,
)
for command in COMMANDS:
    app.command()(getattr(import_module(f"chabudai.cli.{command}"), command))


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
    """A table for two games, Hanabi and Bossa."""


def main() -> None:
    """Run the command line."""
    app()
