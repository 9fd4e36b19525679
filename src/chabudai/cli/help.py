"""Help that names what is installed."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand


class Command(TyperCommand):
    """A command in whose help `{games}` and `{forms}` stand for what there is.

    The names are looked up when the help is shown, so that no command waits for the games to be loaded.
    """

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Typer does not export their types
        """Fill in the names and show the help."""
        for parameter in self.params:
            if about := getattr(parameter, "help", None):
                vars(parameter)["help"] = _filled(about)
        super().format_help(ctx, formatter)


def _filled(about: str) -> str:
    if "{games}" in about:
        from chabudai.games import GAMES

        about = about.replace("{games}", ", ".join(GAMES))
    if "{forms}" in about:
        from chabudai.records import form_names

        about = about.replace("{forms}", ", ".join(form_names()))
    return about
