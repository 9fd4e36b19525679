"""The rulebook in our words is complete and cited."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

RULES = files("chabudai.games.bossa").joinpath("RULES.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"\*\*(B\d+\.\d+)\*\*", RULES)
CITATION = re.compile(r"B\d+\.\d+")


def test_paragraphs_are_numbered_in_order() -> None:
    """Every paragraph has its own number, counted through each chapter."""
    assert sorted(set(NUMBERS), key=lambda number: tuple(map(int, number[1:].split(".")))) == NUMBERS
    for chapter in {number.split(".")[0] for number in NUMBERS}:
        own = [number for number in NUMBERS if number.split(".")[0] == chapter]
        assert own == [f"{chapter}.{place}" for place in range(1, len(own) + 1)]


def test_every_rule_has_a_test() -> None:
    """Every numbered paragraph is cited by the docstring of some test here."""
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    docstrings = [text for source in sources for text in re.findall(r'"""(.+?)"""', source, re.DOTALL)]
    cited = {number for text in docstrings for number in CITATION.findall(text)}

    assert set(NUMBERS) <= cited


def test_code_cites_paragraphs_that_exist() -> None:
    """Every number in the code and the tests is in the rulebook."""
    package = files("chabudai.games.bossa")
    sources = [entry.read_text(encoding="utf-8") for entry in package.iterdir() if entry.name.endswith(".py")]
    sources += [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.py")]

    assert {number for source in sources for number in CITATION.findall(source)} <= set(NUMBERS)
