"""Reads the catalogues: Fluent files, a folder for each language and a file for each part.

What is special to a game is in the game's own folder on this level, with the same languages and parts.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from itertools import islice
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from chabudai.core import InvalidRules
from chabudai.games import GAMES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "it", "es", "pl")
PARTS: Final = (
    "game",
    "page",
    "rules",
    "editions",
    "review",
    "report",
    "daily",
    "course",
    "bots",
    "notices",
    "offline",
    "settings",
    "terminal",
)
"""Both screens; browser; rules and lessons; rulebooks and their names; reviews, and their reports; puzzles and deals;
courses; bots' reasons; notices of turns; play without a network; settings; terminal."""


class Words:
    """One language's words."""

    def __init__(self, language: str, parts: Iterable[str] = ("game",)) -> None:
        """Read the *parts* of a language's catalogue.

        Raises:
            ValueError: There is no such language.
        """
        if language not in LANGUAGES:
            raise ValueError(f"no catalogue for {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        # Terminals show the marks around values as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        for part in parts:
            for file in sources(language, part):
                self._bundle.add_resource(_parsed(file.read_text("utf-8")))

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def say(self, name: str, /, **values: str | float) -> str:
        """Return the message of this *name*, with its values filled in.

        Raises:
            KeyError: The catalogue has no such message.
            ValueError: A value is missing or of the wrong kind.
        """
        if name not in self:
            raise KeyError(name)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise KeyError(name)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{name} in {self.language}: {errors[0]}")
        return str(text)

    def say_of(self, game: str, name: str, /, **values: str | float) -> str:
        """Return the message `NAME-GAME`, or the general one of this *name* where the game brings none."""
        special = f"{name}-{game}"
        return self.say(special if special in self else name, **values)

    def game(self, name: str) -> str:
        """Return what a game is called: its name, capitalised, where it brings no word for it."""
        return self.say(name) if name in self else name.capitalize()


@cache
def _parsed(text: str) -> Resource:
    """Return what a file says, parsed once: that takes longer than anything else here, and bundles only read it."""
    return FluentResource(text)


def words_for(language: str | None, *parts: str) -> Words:
    """Return the words of a language, or of the system's if none was named.

    Raises:
        InvalidRules: There is no such language.
    """
    if language is None:
        names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        language = preferred(filter(None, names))
    elif language not in LANGUAGES:
        raise InvalidRules(f"There is no language {language!r}.", hint=f"There are: {', '.join(LANGUAGES)}.")
    return Words(language, parts)


def sources(language: str, part: str) -> Iterator[Traversable]:
    """Yield the files of a part of the catalogue: the one for every game, then those of the games.

    A game that does not speak the language is read in English.
    """
    for home in _homes():
        files = (home.joinpath(spoken).joinpath(f"{part}.ftl") for spoken in (language, "en"))
        yield from islice((file for file in files if file.is_file()), 1)


def _homes() -> tuple[Traversable, ...]:
    """Return the folders with languages in them: ours, and one for each game that brings words."""
    parts = (GAMES.part(game, "words") for game in GAMES)
    return (resources.files("chabudai.words"), *(resources.files(part) for part in parts if part is not None))


def preferred(wanted: Iterable[str]) -> str:
    """Return the first language among *wanted*, such as `it_IT.UTF-8`, that there is; else English."""
    codes = (tag[:2].lower() for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")
