"""A view's JSON form as text to read: a name and a value in each line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from chabudai.core import Json
    from chabudai.tui.scene import Scene
    from chabudai.words import Words

TOLD_ELSEWHERE: Final = frozenset({"game", "to_move"})
"""What the title and the names say already."""
WIDTH: Final = 100
"""Columns in which a value stays in one line."""
INDENT: Final = "  "
NOTHING: Final = "–"
"""Stands for what is hidden, for what is not there, and for an empty list."""


def view_lines(scene: Scene, words: Words, width: int = WIDTH) -> tuple[str, ...]:
    """Return everything that the observer sees, in lines of about *width* columns."""
    if scene.view is None:
        return ()
    shown = scene.view.to_json()
    return tuple(
        line
        for name, value in shown.items()
        if name not in TOLD_ELSEWHERE
        for line in _lines(name, value, words, width)
    )


def _lines(name: str, value: Json, words: Words, width: int) -> Iterator[str]:
    """Yield a value in one line if it fits, else its parts below its name."""
    whole = f"{_title(name)}: {value_text(value, words)}"
    if len(whole) <= width or not isinstance(value, list | dict):
        yield whole
        return
    yield f"{_title(name)}:"
    parts = value.items() if isinstance(value, dict) else ((str(n), each) for n, each in enumerate(value, start=1))
    for part, each in parts:
        yield from (INDENT + line for line in _lines(part, each, words, width - len(INDENT)))


def value_text(value: Json, words: Words, *, inner: bool = False) -> str:
    """Return a value in one line; lists inside of lists stand in brackets."""
    if isinstance(value, bool):
        return words.say("generic-yes" if value else "generic-no")
    if value is None or value in ([], {}):
        return NOTHING
    if isinstance(value, dict):
        text = ", ".join(f"{_title(name)} {value_text(each, words, inner=True)}" for name, each in value.items())
    elif isinstance(value, list):
        text = ", ".join(value_text(each, words, inner=True) for each in value)
    else:
        return str(value)
    return f"({text})" if inner else text


def _title(name: str) -> str:
    return name.replace("_", " ")
