"""The published schema: true for every record that we write, false for what is no record."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from tests.records.rehearsed import annotated, every_hanabi, rehearsed

from chabudai.core import Record
from chabudai.records.schema import schema, shipped, text

DOCS = Path(__file__).parents[2] / "docs"
VALIDATOR = jsonschema_rs.validator_for(schema())


def as_json(record: Record) -> dict[str, Any]:
    """Return a record as it comes out of a file."""
    given: dict[str, Any] = json.loads(json.dumps(record.to_json()))
    return given


def test_the_shipped_and_the_published_schema_are_what_the_games_say() -> None:
    """Both files are made by `python -m chabudai.records.schema`."""
    assert shipped() == text()
    assert (DOCS / "reference" / "record.schema.json").read_text(encoding="utf-8") == text()


def test_thousands_of_hanabi_records_fit_the_schema_and_come_back() -> None:
    """Every variant and number of players, whole, cut short, and with names and notes."""
    count = 0
    for record in every_hanabi(16):
        for version in (record, annotated(record), Record.from_json({**record.to_json(), "seed": None, "moves": []})):
            given = as_json(version)
            VALIDATOR.validate(given)
            assert Record.from_json(given) == version
            count += 1

    assert count == 16 * 4 * 16 * 3


def test_bossa_records_fit_the_schema_and_come_back() -> None:
    """All moves of Bossa are among them."""
    words = set()
    for number in range(300):
        record = rehearsed("bossa", 2, {}, f"bossa/{number}")
        VALIDATOR.validate(as_json(record))
        assert Record.from_json(as_json(record)) == record
        words |= {move.split()[0] for move in record.moves}

    assert words == {"white", "black", "first", "doubler", "inverter", "place", "stack", "swap", "redraw"}


GOOD = as_json(annotated(rehearsed("hanabi", 3, {}, "good")))
BAD: dict[str, dict[str, Any]] = {
    "another format": {"format": "pgn"},
    "a newer version": {"version": 2},
    "an unknown game": {"game": "go"},
    "too many players": {"players": 6},
    "an unknown rule": {"rules": {"speed": True}},
    "a rule's wrong value": {"rules": {"avalanche": 1}},
    "an unknown card": {"deal": {"deck": ["R6", *GOOD["deal"]["deck"][1:]]}},
    "half a deck": {"deal": {"deck": GOOD["deal"]["deck"][:25]}},
    "another game's deal": {"deal": {"tiles": [], "dice": [1, 2]}},
    "an unreadable move": {"moves": ["pass"]},
    "another game's move": {"moves": ["redraw 2/3"]},
    "a move that is no text": {"moves": [3]},
    "a note without a text": {"notes": [{"seat": 0}]},
    "a note with an unknown field": {"notes": [{"seat": 0, "text": "", "card": 3}]},
    "an unknown field": {"result": 25},
}


@pytest.mark.parametrize("change", BAD)
def test_what_is_no_record_does_not_fit(change: str) -> None:
    """The schema refuses what cannot be played again."""
    assert VALIDATOR.is_valid(GOOD)
    assert not VALIDATOR.is_valid({**GOOD, **BAD[change]})
