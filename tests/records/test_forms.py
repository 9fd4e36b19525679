"""The forms that games are written in, whoever brings them."""

import re
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from tests.records.rehearsed import rehearsed

from chabudai.core import InvalidRecord, JsonObject, Record
from chabudai.games import GAMES
from chabudai.records import Form, Imported, form_names, read, write

RECORD = rehearsed("bossa", 2, {}, "form")


def _read(given: Mapping[str, Any]) -> Imported:
    return Imported(Record.from_json(given["kept"]), ("It was kept elsewhere.",))


def _write(record: Record) -> tuple[JsonObject, tuple[str, ...]]:
    return {"kept": record.to_json()}, ("It is kept elsewhere.",)


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one game bring a form of its own, and no other any."""
    form = Form("elsewhere", "a game from elsewhere has `kept`", lambda given: "kept" in given, _read, _write)
    brought = {("bossa", "records"): SimpleNamespace(FORMS=(form,))}
    monkeypatch.setattr(GAMES, "part", lambda game, level: brought.get((game, level)))


@pytest.mark.usefixtures("elsewhere")
def test_a_form_that_a_game_brings_is_read_and_written() -> None:
    """Only the game that brings it names it."""
    text, remarks = write(RECORD, "elsewhere")

    assert form_names() == ("record", "elsewhere", "text")
    assert text.startswith('{"kept":{"format":"chabudai-record"')
    assert remarks == ("It is kept elsewhere.",)
    assert read(_write(RECORD)[0]) == Imported(RECORD, ("It was kept elsewhere.",))


@pytest.mark.usefixtures("elsewhere")
def test_what_has_no_form_hears_of_all_of_them() -> None:
    """The hints name the forms that there are."""
    with pytest.raises(InvalidRecord, match="a game from elsewhere has `kept`"):
        read({"a": 1})
    with pytest.raises(InvalidRecord, match="record, elsewhere, text"):
        write(RECORD, "pgn")


@pytest.mark.parametrize("name", GAMES)
def test_a_text_needs_nothing_from_the_game(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A game that brings no words of its own is told by its moves and its result."""
    record = rehearsed(name, 2, {}, "text")
    monkeypatch.setattr(GAMES, "part", lambda _game, _level: None)
    lines = write(record, "text")[0].splitlines()

    moves = [line.split(": ", 1)[1] for line in lines if line.lstrip()[:1].isdigit()]
    assert moves == list(record.moves)


@pytest.mark.parametrize(
    ("name", "rules", "ending"),
    [
        ("hanabi", {}, r"Ended by \w+: score \d+ of 25(, \d+ built)?\."),
        ("hanabi", {"all_or_nothing": True}, r"Ended by \w+: \d+ built\."),
        ("bossa", {}, r"Ended by \w+: (Seat [12] wins|a draw)\."),
    ],
)
def test_a_text_ends_with_the_result(name: str, rules: dict[str, Any], ending: str) -> None:
    """Partners have a score, rivals a winner, and a game that was cut short neither."""
    record = rehearsed(name, 2, rules, "text")
    cut = Record.from_json({**record.to_json(), "moves": list(record.moves[:3])})

    assert re.fullmatch(ending, write(record, "text")[0].splitlines()[-1])
    assert write(cut, "text")[0].endswith("Not finished.")
