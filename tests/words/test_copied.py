"""No sentence of a rulebook is copied: no text of ours shares eight words in a row with one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.words.shingles import BYTES, FILE, copied, digests, stored

ROOT = Path(__file__).parents[2]
TEXTS = sorted(
    path
    for pattern in ("src/chabudai/words/**/*.ftl", "src/chabudai/games/*/RULES.md", "docs/**/*.md", "*.md")
    for path in ROOT.glob(pattern)
)
SENTENCE = "Whoever drew the last paper lantern from the river walks home along the western bank."


def pieces(text: str) -> list[str]:
    """Return the runs of words in a file: names of messages and what is put into them break a run."""
    return re.split(r"^[\w-]+ =|\{[^{}]*\}|^#.*$", text, flags=re.MULTILINE)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_is_copied_from_a_rulebook(path: Path) -> None:
    """Say it in our own words."""
    known = stored()

    assert not [sequence for piece in pieces(path.read_text("utf-8")) for sequence in copied(piece, known)]


def test_the_digests_are_those_of_five_documents() -> None:
    """Thousands of them, sorted, each once: an empty file would find nothing."""
    whole = FILE.read_bytes()
    each = [whole[start : start + BYTES] for start in range(0, len(whole), BYTES)]

    assert len(each) > 5000
    assert each == sorted(set(each))


@pytest.mark.parametrize(
    "text",
    [
        SENTENCE,
        f"message = {SENTENCE}",
        "whoever DREW the last, paper-lantern from the RÍVER stays here",
        "One more: drew the last paper lantern\nfrom the river { $who }",
    ],
)
def test_a_copied_sentence_is_found(text: str) -> None:
    """Whatever its case, accents, signs and line breaks, and whatever stands around it."""
    known = digests([SENTENCE])

    assert any(copied(piece, known) for piece in pieces(text))


def test_seven_words_are_not_a_sentence() -> None:
    """Short sequences are anybody's."""
    assert not copied("the last paper lantern from the river", digests([SENTENCE]))


def test_numbers_alone_are_facts() -> None:
    """How often each value is in the box."""
    facts = "1 1 1 2 2 3 3 4 4 5"

    assert not copied(facts, digests([facts]))
