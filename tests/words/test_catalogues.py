"""The catalogues are complete and agree with each other and with the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chabudai.words import LANGUAGES, PARTS, Words, preferred
from chabudai.words.catalogue import source

WEB = Path(__file__).parents[2] / "web" / "src"
OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def messages(language: str, part: str) -> dict[str, set[str]]:
    """Return each message with its variables."""
    body = FluentParser().parse(source(language, part).read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_everything(language: str, part: str) -> None:
    """Each language has exactly the messages of the English catalogue, with the same variables."""
    assert messages(language, part) == messages("en", part)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    """Sentences of more than three words are not the English ones."""
    own, english = Words(language, PARTS), Words("en", PARTS)
    for part in PARTS:
        for name, variables in messages("en", part).items():
            if not variables and len(english.say(name).split()) > 3:
                assert own.say(name) != english.say(name), name


def test_every_name_in_the_page_is_in_the_catalogue() -> None:
    """What the page says by a fixed name exists."""
    known = {name for part in PARTS for name in messages("en", part)}
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        for name in re.findall(r"\bsay\(\s*'([\w-]+)'", path.read_text("utf-8")):
            assert name in known, f"{path.name} says {name}"


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "One clue token"),
        ("en", 3, "3 clue tokens"),
        ("it", 3, "3 gettoni indizio"),
        ("es", 0, "Ninguna ficha de pista"),
        ("pl", 2, "2 żetony wskazówek"),
        ("pl", 5, "5 żetonów wskazówek"),
    ],
)
def test_plurals_follow_the_language(language: str, count: int, text: str) -> None:
    """Polish has more plural forms than two."""
    assert Words(language).say("clue-tokens", count=count) == text


def test_an_unknown_message_or_language_is_refused() -> None:
    """Mistakes are found at once."""
    with pytest.raises(KeyError):
        Words("en").say("no-such-message")
    with pytest.raises(ValueError, match="no catalogue"):
        Words("xx")
    with pytest.raises(ValueError, match="clue-tokens"):
        Words("en").say("clue-tokens")


@pytest.mark.parametrize(("wanted", "language"), [(["it_IT.UTF-8"], "it"), (["de", "pl-PL"], "pl"), (["C"], "en")])
def test_the_first_language_that_there_is_wins(wanted: list[str], language: str) -> None:
    """A system's list of languages picks ours."""
    assert preferred(wanted) == language
