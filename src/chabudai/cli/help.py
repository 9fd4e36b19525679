"""Help that names what is installed, and shows flags without a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup, TyperOption

if TYPE_CHECKING:
    from collections.abc import Iterable


class Command(TyperCommand):
    """A command in whose help `{games}` and `{forms}` stand for what there is.

    The names are looked up when the help is shown, so that no command waits for the games to be loaded.
    """

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Typer does not export their types
        """Fill in the names and show the help."""
        for parameter in self.params:
            if about := getattr(parameter, "help", None):
                vars(parameter)["help"] = _filled(about)
        _without_values(self.get_params(ctx))
        super().format_help(ctx, formatter)


class Group(TyperGroup):
    """The command that has all others."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Typer does not export their types
        """Show the help."""
        _without_values(self.get_params(ctx))
        super().format_help(ctx, formatter)


def _without_values(parameters: Iterable[Any]) -> None:
    """Let flags be shown as what is typed: they take no value."""
    for parameter in parameters:
        if isinstance(parameter, TyperOption) and parameter.is_flag:
            vars(parameter)["metavar"] = ""


def _filled(about: str) -> str:
    if "{games}" in about:
        from chabudai.games import GAMES

        about = about.replace("{games}", ", ".join(GAMES))
    if "{forms}" in about:
        from chabudai.records import form_names

        about = about.replace("{forms}", ", ".join(form_names()))
    return about
