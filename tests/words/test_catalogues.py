"""The catalogues are complete and agree with each other and with the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chabudai.core import Registry
from chabudai.games import HANABI
from chabudai.words import LANGUAGES, PARTS, Words, catalogue, preferred
from chabudai.words.catalogue import sources

WEB = Path(__file__).parents[2] / "web" / "src"
OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def entries(language: str, part: str) -> Iterator[ast.EntryType]:
    """Yield what the files of a part hold: the one for every game, and those of the games."""
    for file in sources(language, part):
        yield from FluentParser().parse(file.read_text("utf-8")).body


def messages(language: str, part: str) -> dict[str, set[str]]:
    """Return each message with its variables."""
    found: dict[str, set[str]] = {}
    for entry in entries(language, part):
        assert not isinstance(entry, ast.Junk), entry.content
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


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_game_speaks_every_language(language: str, part: str) -> None:
    """Each file of the English catalogue has its counterpart in the same place."""
    assert [file.name for file in sources(language, part)] == [file.name for file in sources("en", part)]
    assert all(f"/{language}/" in Path(str(file)).as_posix() for file in sources(language, part))


def test_no_message_is_in_two_parts() -> None:
    """Whichever parts are read together, a name means one thing."""
    found = [name for part in PARTS for name in messages("en", part)]

    assert sorted(found) == sorted(set(found))


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


class Elsewhere(type(HANABI)):  # type: ignore[misc]
    """A game of another package."""

    name = "elsewhere"
    parts = "elsewhere.{level}"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that brings a game, with a folder for its words."""
    folder = tmp_path / "elsewhere" / "words"
    folder.mkdir(parents=True)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(catalogue, "GAMES", Registry([Elsewhere()]))
    return folder


def test_a_game_brings_words_from_another_package(elsewhere: Path) -> None:
    """Files in a folder are enough; a language that it does not speak is read in English, and ours is never changed."""
    for language, text in {"en": "elsewhere = Else Where\nsaid = Mine!\n", "it": "elsewhere = Altrove\n"}.items():
        (elsewhere / language).mkdir()
        (elsewhere / language / "game.ftl").write_text(text, "utf-8")

    told = [Words(language).game("elsewhere") for language in ("en", "it", "pl")]
    assert told == ["Else Where", "Altrove", "Else Where"]
    assert Words("en").say("said", who="Anna", what="Hello!") == "Anna: Hello!"


def test_a_game_without_words_goes_by_its_name_and_by_general_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is missing."""
    monkeypatch.setattr(Elsewhere, "parts", "")
    monkeypatch.setattr(catalogue, "GAMES", Registry([Elsewhere()]))
    words = Words("en", ("game", "daily"))

    assert words.game("elsewhere") == "Elsewhere"
    assert words.say_of("elsewhere", "puzzle-worths") == words.say("puzzle-worths")
