"""The rulebooks to be read agree with the rules, the catalogues and what the page brings along."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from chabudai.core import Paragraph
from chabudai.games import GAMES
from chabudai.games.hanabi import HANABI, Band
from chabudai.protocol.rulebooks import document
from chabudai.words import LANGUAGES, Words

PAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "games"
NUMBER = re.compile(r"[HB]\d+\.\d+")
PARTS = ("game", "page", "rules", "editions")


def paragraphs(game: str) -> list[Paragraph]:
    return [paragraph for section in GAMES[game].rulebook.sections for paragraph in section.paragraphs]


def written(game: str) -> set[str]:
    text = resources.files(f"chabudai.games.{game}").joinpath("RULES.md").read_text("utf-8")
    return set(re.findall(r"\*\*([HB]\d+\.\d+)\*\*", text))


def cited(game: str) -> set[str]:
    """Return the paragraphs that the code of a game names in texts that are not documentation."""
    found: set[str] = set()
    for source in resources.files(f"chabudai.games.{game}").iterdir():
        if source.name.endswith(".py"):
            constants = [
                node.value for node in ast.walk(ast.parse(source.read_text("utf-8"))) if isinstance(node, ast.Constant)
            ]
            found |= {text for text in constants if isinstance(text, str) and NUMBER.fullmatch(text)}
    return found


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_every_paragraph_that_is_cited_can_be_read(game: str) -> None:
    """An error leads to a paragraph of the page, and each of its numbers is one of `RULES.md`."""
    told = {number for paragraph in paragraphs(game) for number in paragraph.numbers}

    assert told <= written(game)
    assert cited(game) & written(game) - told <= {"B8.3"}, "numbers of moves are for programs"


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_rulebook_is_in_the_catalogue(game: str, language: str) -> None:
    """Headings, paragraphs, credits, things and advice, and for every edition its own words for a result."""
    words, found = Words(language, PARTS), GAMES[game]
    names = {section.name for section in found.rulebook.sections} | {each.name for each in paragraphs(game)}
    for edition in found.editions.values():
        names |= {f"credit-{credit.role}" for credit in edition.credits} | set(edition.advice)
        names |= {f"item-{item.name}" for item in edition.items}
        names |= {f"box-{item.name}" for item in edition.items if item.role}
        names |= {f"look-{look}" for look in edition.looks}
        names |= {f"rank-{edition.name}-{one.name}" for one in found.rulebook.verdicts if one.only == ""}
        names |= {f"variant-{variant}-{edition.name}" for variant in edition.variants}

    assert {name for name in names if name not in words} == set()


def test_the_score_table_is_the_one_that_judges() -> None:
    """Every score has exactly one verdict in the table, the one that the result gets, with the avalanche or without."""
    for on, top in ((set[str](), 25), ({"avalanche"}, 30)):
        table = [one for one in HANABI.rulebook.verdicts if {one.only} <= on | {""} and one.unless not in on]
        for score in range(top + 1):
            assert [one.name for one in table if one.low <= score <= one.high] == [Band.of(score).name.lower()]


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_the_page_brings_the_present_rulebooks(game: str) -> None:
    """`python -m chabudai.protocol.rulebooks web/src/lib/games` writes them."""
    assert (PAGE / game / "rulebooks.json").read_text("utf-8") == document(game)
