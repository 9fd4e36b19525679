"""The forms in which other sites and programs keep games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from chabudai.games import GAMES

if TYPE_CHECKING:
    from chabudai.core import JsonObject, Record
    from chabudai.records.imported import Imported


@dataclass(frozen=True, slots=True)
class Form:
    """How games are kept elsewhere, as JSON objects; a game's part for this level lists its own as `FORMS`."""

    name: str
    """What `chabudai convert --to` calls it."""
    sign: str
    """By what one knows it, as the end of a sentence: "a game of that site has a field `deck`"."""
    recognises: Callable[[Mapping[str, Any]], bool]
    """Tells whether an object has this form."""
    read: Callable[[Mapping[str, Any]], Imported]
    """Reads a game in this form; raises `InvalidRecord`."""
    write: Callable[[Record], tuple[JsonObject, tuple[str, ...]]]
    """Returns a game in this form with what has to be said about it; raises `InvalidRecord`."""


def foreign_forms() -> tuple[Form, ...]:
    """Return the forms that the games bring, game by game."""
    return tuple(form for game in GAMES for form in getattr(GAMES.part(game, "records"), "FORMS", ()))
