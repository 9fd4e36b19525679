"""From a record to a text in one of the forms that there are."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from chabudai.core import InvalidRecord
from chabudai.records.form import foreign_forms
from chabudai.records.text import in_words

if TYPE_CHECKING:
    from chabudai.core import Record


def form_names() -> tuple[str, ...]:
    """Return the names of the forms that a game can be written in."""
    return ("record", *(form.name for form in foreign_forms()), "text")


def write(record: Record, form: str) -> tuple[str, tuple[str, ...]]:
    """Return the text of a game without a newline at its end, and what has to be said about it.

    Raises:
        InvalidRecord: There is no such form, or it cannot hold this game.
    """
    if form == "record":
        return _compact(record.to_json()), ()
    if form == "text":
        return in_words(record), ()
    for foreign in foreign_forms():
        if form == foreign.name:
            game, remarks = foreign.write(record)
            return _compact(game), remarks
    raise InvalidRecord(f"There is no form {form!r}.", hint=f"The forms are: {', '.join(form_names())}.")


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
