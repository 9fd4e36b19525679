"""Games of an installed game as files: read, written, told in words, and described by the schema."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest
from tests.engine.asking import Engine
from tests.outside.playing import DEAL, whole_game
from tests.outside.running import chabudai, python


@pytest.fixture(scope="module")
def schema() -> Any:  # noqa: ANN401 - jsonschema_rs' own
    """Return what checks a record against the schema that is made where the game is installed."""
    return jsonschema_rs.validator_for(json.loads(python("chabudai.records.schema")))


@pytest.fixture
def record() -> dict[str, Any]:
    """Return the record of a whole game of three."""
    with Engine() as engine:
        return {**whole_game(engine, 3)[0], "names": ["Anna", "Bob", "Cleo"]}


def test_a_record_is_read_and_written(record: dict[str, Any]) -> None:
    """What comes out is what went in."""
    assert json.loads(chabudai("convert", given=json.dumps(record))) == record


def test_a_game_is_told_in_words(record: dict[str, Any]) -> None:
    """The text has the table, a line for each move, and how it ended."""
    text = chabudai("convert", "--to", "text", given=json.dumps(record))

    assert text.startswith("Cairn, 3 players, footing, hand 3\nSeats: Anna, Bob, Cleo\nSeed: whole\n\n  1. Anna: add ")
    assert sum(line.lstrip()[:1].isdecimal() for line in text.splitlines()) == len(record["moves"])
    assert "Ended by last: Bob wins, -1 to 2 to -1." in text


def test_an_option_that_was_switched_off_is_told(record: dict[str, Any]) -> None:
    """A reader sees what differs from the usual game."""
    other = {**record, "moves": [], "rules": {"footing": False}}
    text = chabudai("convert", "--to", "text", given=json.dumps(other))

    assert text.startswith("Cairn, 3 players, no footing\n")


def test_records_fit_the_schema(schema: Any, record: dict[str, Any]) -> None:  # noqa: ANN401
    """A record of the installed game is valid; one with another deal, rule or move is not."""
    schema.validate(record)
    for wrong in ({"deal": {"stones": DEAL[:-1]}}, {"rules": {"hand": 6}}, {"moves": ["add 5"]}, {"players": 5}):
        assert not schema.is_valid({**record, **wrong})
