"""From a text to records, whatever form the games in it have."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from chabudai.core import InvalidRecord, Record
from chabudai.core.record import FORMAT
from chabudai.games import GAMES
from chabudai.records.form import foreign_forms
from chabudai.records.imported import Imported


def documents(text: str) -> Iterator[Any]:
    """Yield the JSON values of *text*: one, however it is laid out, or one in each line.

    Raises:
        InvalidRecord: It is no JSON, or an object has a field twice; the message says where.
    """
    try:
        yield _value(text)
    except ValueError as whole:
        lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        if len(lines) < 2 or not _is_json(lines[0][1]):
            raise InvalidRecord(f"This is no JSON: {whole}.", hint="Give one game, or one in each line.") from whole
        for number, line in lines:
            try:
                yield _value(line)
            except ValueError as error:
                raise InvalidRecord(
                    f"Line {number} is no JSON: {error}.", hint="Give one game in each line."
                ) from error


def read(document: Any) -> Imported:  # noqa: ANN401 - whatever JSON holds
    """Return the game that a JSON value holds, played again to its last move.

    A value may be a record, what the server gives for a table that is over, or a game in a form that one
    of the games brings.

    Raises:
        InvalidRecord: It is none of these, or it does not replay.
    """
    if not isinstance(document, Mapping):
        raise InvalidRecord(f"A game cannot be a {type(document).__name__}.", hint="It is a JSON object.")
    forms = foreign_forms()
    for form in forms:
        if form.recognises(document):
            return form.read(document)
    if isinstance(inner := document.get("record"), Mapping):
        return Imported(_named(_replayed(inner), document.get("seats")))
    if "format" not in document:
        raise InvalidRecord(
            f"The game has the fields {', '.join(sorted(document)) or 'none'}.",
            hint="; ".join([f"A record has a field `format` with {FORMAT!r}", *(form.sign for form in forms)]) + ".",
        )
    return Imported(_replayed(document))


def _value(text: str) -> Any:  # noqa: ANN401 - whatever JSON holds
    return json.loads(text, object_pairs_hook=_object)


def _object(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(fields)
    if len(found) < len(fields):
        twice = next(name for place, (name, _) in enumerate(fields) if name in dict(fields[:place]))
        raise InvalidRecord(f"The field `{twice[:80]}` is given twice.", hint="Give each field once.")
    return found


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def _replayed(given: Mapping[str, Any]) -> Record:
    record = Record.from_json(given)
    for _ in record.replay(GAMES):
        pass
    return record


def _named(record: Record, seats: Any) -> Record:  # noqa: ANN401 - whatever JSON holds
    """Take the names from beside the record, where it has none of its own."""
    fits = isinstance(seats, list) and len(seats) == record.players and all(isinstance(name, str) for name in seats)
    return replace(record, names=tuple(seats)) if fits and not record.names else record
