"""The JSON schema of a record, made from the games themselves.

`python -m chabudai.records.schema` prints it; it is shipped beside this module as `record.schema.json`.
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from typing import Any, Final

from chabudai.core.note import FIELDS as NOTE_FIELDS
from chabudai.core.record import FORMAT, VERSION
from chabudai.games import GAMES

TEXT: Final = {"type": "string"}


def schema() -> dict[str, Any]:
    """Return the schema: what all records have, then what each game's have."""
    fields: dict[str, Any] = {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "game": {"enum": list(GAMES)},
        "players": {"type": "integer"},
        "rules": {"type": "object"},
        "seed": {"description": "What the deal was shuffled from, or null.", "type": ["string", "null"]},
        "deal": {"type": "object"},
        "moves": {"type": "array", "items": TEXT},
        "names": {"description": "One for each seat.", "type": "array", "items": TEXT},
        "notes": {"type": "array", "items": _note()},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A game of Chabudai, written down",
        "type": "object",
        "properties": fields,
        "required": [name for name in fields if name not in ("seed", "names", "notes")],
        "additionalProperties": False,
        "oneOf": [_of_game(name) for name in GAMES],
    }


def _note() -> dict[str, Any]:
    fields = {
        "seat": {"description": "Who wrote it, from 0.", "type": "integer", "minimum": 0},
        "text": TEXT,
        "move": {"description": "The move that it is about, from 1.", "type": "integer", "minimum": 1},
        "about": {
            "description": "A piece, such as `card 13` by its place in the deck, or a colour.",
            **TEXT,
        },
    }
    return {
        "type": "object",
        "properties": {name: fields[name] for name in NOTE_FIELDS},
        "required": ["seat", "text"],
        "additionalProperties": False,
    }


def _of_game(name: str) -> dict[str, Any]:
    game = GAMES[name]
    rules = {
        option: {"enum": list(choice.values), "default": choice.default} for option, choice in game.options.items()
    }
    return {
        "properties": {
            "game": {"const": name},
            "players": {"minimum": game.min_players, "maximum": game.max_players},
            "rules": {"properties": rules, "additionalProperties": False},
            "deal": {
                "properties": dict(game.deal_schema),
                "required": list(game.deal_schema),
                "additionalProperties": False,
            },
            "moves": {"items": {"pattern": game.move_pattern}, "maxItems": game.longest_game},
            "names": {"maxItems": game.max_players},
        }
    }


def shipped() -> str:
    """Return the schema as it lies in the package."""
    return files("chabudai.records").joinpath("record.schema.json").read_text(encoding="utf-8")


def text() -> str:
    """Return the schema as it should lie there."""
    return json.dumps(schema(), indent=2) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
