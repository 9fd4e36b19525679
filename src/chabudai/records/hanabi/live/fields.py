"""Reading fields of a JSON value, each refusal naming the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chabudai.core import InvalidRecord
from chabudai.records.errors import UnknownVariant


def refusal(where: str, reason: str, hint: str = "") -> InvalidRecord:
    """Return the refusal of what stands in the field *where*."""
    return InvalidRecord(f"hanab.live's `{where}` {reason}.", hint=hint)


def foreign(where: str, reason: str, hint: str = "") -> UnknownVariant:
    """Return the refusal of rules that are not ours, which the field *where* asks for."""
    return UnknownVariant(f"hanab.live's `{where}` {reason}.", hint=hint)


def whole(where: str, value: Any, least: int, most: int) -> int:  # noqa: ANN401 - whatever JSON holds
    """Return a whole number between two others."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise refusal(where, f"is {value!r}", f"It is a whole number from {least} to {most}.")
    return value


def texts(where: str, value: Any) -> list[str]:  # noqa: ANN401 - whatever JSON holds
    """Return a list of texts."""
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise refusal(where, f"is {value!r}", "It is a list of texts.")
    return value


def objects(where: str, value: Any) -> list[Mapping[str, Any]]:  # noqa: ANN401 - whatever JSON holds
    """Return a list of objects."""
    if not isinstance(value, list):
        raise refusal(where, f"is {value!r}", "It is a list of objects.")
    for number, part in enumerate(value):
        if not isinstance(part, Mapping):
            raise refusal(f"{where}[{number}]", f"is {part!r}", "It is an object.")
    return value
