"""The page of sources leaves no sentence out, and leads to paragraphs, messages and tests that exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai.words import PARTS, Words

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference" / "sources.md"
NOTHING = "—"
DECIDED = "decided here"
GAMES = {"Hanabi": "hanabi", "Bossa": "bossa"}


def rows(game: str) -> Iterator[dict[str, str]]:
    """Yield the lines of a game's tables, by the heads of their columns."""
    chapter = PAGE.read_text("utf-8").split(f"## {game}\n")[1].split("\n## ")[0]
    for table in re.findall(r"(?:^\|.*\n)+", chapter, re.MULTILINE):
        head, _, *lines = ([cell.strip() for cell in line.strip("| \n").split(" | ")] for line in table.splitlines())
        yield from (dict(zip(head, line, strict=True)) for line in lines)


def documents(game: str) -> dict[str, list[str]]:
    """Return all sentences of each document, as its list of sections counts them."""
    counted = {row["document"].strip("`"): row for row in rows(game) if "document" in row}
    return {
        name: [
            f"{section}.{number}"
            for section, count in re.findall(r"(\d+) [^,\d]+ (\d+)", row["section and number of sentences"])
            for number in range(1, int(count) + 1)
        ]
        for name, row in counted.items()
    }


def lines(game: str) -> list[dict[str, str]]:
    """Return the lines that map sentences."""
    return [row for row in rows(game) if "paragraph" in row]


def paragraphs(game: str) -> dict[str, str]:
    """Return the paragraphs of a game's rules with their texts."""
    text = (ROOT / "src" / "chabudai" / "games" / GAMES[game] / "RULES.md").read_text("utf-8")
    found = re.findall(r"^- \*\*([BH]\d+\.\d+)\*\* (.*(?:\n  .*)*)", text, re.MULTILINE)
    return {name: " ".join(body.split()) for name, body in found}


def existing_tests(game: str) -> set[str]:
    """Return the tests of a game's rules as `module.test`."""
    return {
        f"{path.stem}.{node.name}"
        for path in (ROOT / "tests" / "games" / GAMES[game]).glob("test_*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_left_out_and_none_is_invented(game: str) -> None:
    """Each sentence that a section is said to have is in a line, and no other is."""
    for document, sentences in documents(game).items():
        mapped = {place for line in lines(game) for place in line[document].split() if place != NOTHING}
        assert mapped == set(sentences), document


@pytest.mark.parametrize("game", GAMES)
def test_every_line_leads_somewhere(game: str) -> None:
    """To a paragraph, a message and a test that exist; or to none of them, if it tells no rule."""
    known, existing, words = paragraphs(game), existing_tests(game), Words("en", PARTS)
    for line in lines(game):
        aim = [line["paragraph"], line["screen"].strip("`"), line["test"]]
        if NOTHING in aim:
            assert aim == [NOTHING] * 3, line
            continue
        assert aim[0] in known, line
        assert aim[1] in words, line
        assert aim[2] in existing, line


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_printed_or_decided_here(game: str) -> None:
    """What no document says, the paragraph says that it was decided here."""
    mapped = {line["paragraph"] for line in lines(game)}
    unsaid = [name for name, text in paragraphs(game).items() if name not in mapped and DECIDED not in text.lower()]

    assert not unsaid


@pytest.mark.parametrize(
    "name",
    "B2.5 B2.7 B5.3 B5.6 B5.7 B6.4 B7.4 B7.5 B7.6 H1.6 H4.2 H5.3 H6.1 H6.4 H7.3 H8.4 H11.1".split(),  # noqa: SIM905
)
def test_what_goes_beyond_a_source_says_so(name: str) -> None:
    """Also where part of a paragraph is printed."""
    game = "Bossa" if name.startswith("B") else "Hanabi"

    assert DECIDED in paragraphs(game)[name].lower()
