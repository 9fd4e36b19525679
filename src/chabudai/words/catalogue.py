"""Reads the catalogues: Fluent files, one folder per language, one file per part."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES: Final = ("en", "it", "es", "pl")
PARTS: Final = ("game", "page", "rules", "review", "daily", "bots", "terminal")
"""Both screens; the browser; the rules with the lessons; the review; puzzles and deals; bots' reasons; the terminal."""


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
            self._bundle.add_resource(FluentResource(source(language, part).read_text("utf-8")))

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


def source(language: str, part: str) -> Traversable:
    """Return the file of a part of a language's catalogue."""
    return resources.files(__package__ or "chabudai.words") / language / f"{part}.ftl"


def preferred(wanted: Iterable[str]) -> str:
    """Return the first language among *wanted*, such as `it_IT.UTF-8`, that there is; else English."""
    codes = (tag[:2].lower() for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")
