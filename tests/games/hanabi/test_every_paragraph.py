"""The rulebook and its tests agree: no paragraph without a test, no citation of nothing."""

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import chabudai.games.hanabi

PARAGRAPH = re.compile(r"\bH\d+\.\d+\b")
RULEBOOK = resources.files(chabudai.games.hanabi).joinpath("RULES.md").read_text(encoding="utf-8")
WRITTEN = set(re.findall(r"\*\*(H\d+\.\d+)\*\*", RULEBOOK))


def cited_by_tests() -> Iterator[tuple[str, str]]:
    """Yield each paragraph that a test's docstring cites, with the test's name."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for paragraph in PARAGRAPH.findall(ast.get_docstring(node) or ""):
                    yield paragraph, node.name


def test_the_rulebook_is_numbered() -> None:
    """Paragraphs are H1.1 to H11.1, without a gap, each once."""
    numbers = re.findall(r"\*\*H(\d+)\.(\d+)\*\*", RULEBOOK)
    chapters: dict[int, list[int]] = {}
    for chapter, paragraph in numbers:
        chapters.setdefault(int(chapter), []).append(int(paragraph))

    assert list(chapters) == list(range(1, 12))
    assert all(found == list(range(1, len(found) + 1)) for found in chapters.values())


def test_every_paragraph_is_cited_by_a_test() -> None:
    """Who writes a rule writes a test."""
    assert WRITTEN - {paragraph for paragraph, _ in cited_by_tests()} == set()


def test_tests_cite_paragraphs_that_exist() -> None:
    """A citation leads somewhere."""
    assert [(paragraph, name) for paragraph, name in cited_by_tests() if paragraph not in WRITTEN] == []


def test_messages_cite_paragraphs_that_exist() -> None:
    """So does what a refusal says."""
    sources = [
        source.read_text(encoding="utf-8")
        for source in resources.files(chabudai.games.hanabi).iterdir()
        if source.name.endswith(".py")
    ]

    assert {paragraph for source in sources for paragraph in PARAGRAPH.findall(source)} <= WRITTEN
