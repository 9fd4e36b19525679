"""The glossary is held against the catalogues: our words are there, and no forbidden one is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from chabudai.words import LANGUAGES, PARTS
from chabudai.words.catalogue import sources

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "glossary.md"
NAMES = {"en": "English", "it": "Italian", "es": "Spanish", "pl": "Polish"}


def forbidden(language: str) -> list[str]:
    """Return the words of the last column of a language's table."""
    chapter = PAGE.read_text("utf-8").split(f"## {NAMES[language]}\n")[1].split("\n## ")[0]
    lines = [line.strip("|").split("|") for line in chapter.splitlines() if line.startswith("| ")]
    assert {len(cells) for cells in lines} == {5}, "a line of the glossary has five cells"
    return [word.strip() for cells in lines[1:] for word in cells[-1].split(",") if word.strip()]


def pattern(word: str) -> re.Pattern[str]:
    """Match a word or a sequence of words; a star stands for any ending."""
    start, end = ("" if not word[0].isalnum() else r"\b"), ("" if not word[-1].isalnum() else r"\b")
    return re.compile(start + re.escape(word).replace(r"\*", r"\w*") + end, re.IGNORECASE)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield each message with its text as it is written."""
    for part in PARTS:
        for file in sources(language, part):
            body = file.read_text("utf-8")
            for entry in FluentParser().parse(body).body:
                if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None:
                    yield entry.id.name, " ".join(body[entry.value.span.start : entry.value.span.end].split())


def found(language: str, said: Iterator[tuple[str, str]]) -> list[str]:
    """Return the messages that hold a forbidden word, with that word."""
    banned = [(word, pattern(word)) for word in forbidden(language)]
    return [f"{name}: {word!r} in {text!r}" for name, text in said for word, look in banned if look.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_has_a_forbidden_word(language: str) -> None:
    """The glossary says what to write instead."""
    assert not found(language, texts(language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "peeks at the own hand"),
        ("it", "La riserva è vuota"),
        ("it", "{ $who } si è seduto."),
        ("es", "Elige losas"),
        ("es", "{ $who } dio a { $target } la pista"),
        ("pl", "Do wymiany wybierz jedną"),
        ("pl", "Wymień płytkę"),
        ("pl", "Karty wielobarwne"),
    ],
)
def test_a_forbidden_word_is_found(language: str, text: str) -> None:
    """In any of its forms, wherever it stands."""
    assert found(language, iter([("planted", text)]))


@pytest.mark.parametrize(("language", "text"), [("it", "La pila"), ("es", "Elige losetas"), ("pl", "Dobierz ponownie")])
def test_our_words_are_not_found(language: str, text: str) -> None:
    """A part of a word is not the word."""
    assert not found(language, iter([("ours", text)]))
