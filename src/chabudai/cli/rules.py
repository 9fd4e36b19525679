"""Rules on the command line: `NAME=VALUE`."""

from __future__ import annotations

from collections.abc import Iterable

import typer


def read_rules(given: Iterable[str]) -> dict[str, bool | int | str]:
    """Read rules, each with a truth value, a number or a word.

    Raises:
        typer.BadParameter: One of them is not NAME=VALUE.
    """
    return dict(map(_rule, given))


def _rule(text: str) -> tuple[str, bool | int | str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise typer.BadParameter(f"{text!r} is not NAME=VALUE.", param_hint="--rules")
    if value.lower() in {"true", "false"}:
        return name, value.lower() == "true"
    return name, int(value) if value.isdecimal() else value
