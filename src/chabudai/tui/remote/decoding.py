"""What a server sends, which may be newer than this terminal.

`msgspec` ignores fields that are not known. Messages, events and options of kinds that are not known are
left out; what they change at a table is told by its next position and by `TableInfo`.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, get_args

import msgspec

from chabudai.games import GAMES
from chabudai.protocol.events import AnyTableEvent
from chabudai.protocol.messages import AnyMessage, TableSnapshot, Update
from chabudai.protocol.options import Options
from chabudai.protocol.positions import PlainPosition
from chabudai.tui.errors import CannotJoin

T = TypeVar("T")

_DECODER: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)
_KINDS: Final = frozenset(kind.__struct_config__.tag for kind in get_args(AnyMessage))
_OPTIONS: Final = {field.name: field.type for field in msgspec.structs.fields(Options)}


def decode(frame: bytes | str) -> AnyMessage | None:
    """Return a message; None if it is of a kind that is not known.

    Raises:
        CannotJoin: It cannot be read at all.
    """
    try:
        return _DECODER.decode(frame)
    except msgspec.ValidationError:
        return _decode_newer(msgspec.json.decode(frame))


def read_table(given: dict[str, Any]) -> TableSnapshot:
    """Return a whole table, as a server answers over HTTP.

    Raises:
        CannotJoin: It cannot be read.
    """
    table = _decode_newer(given)
    if not isinstance(table, TableSnapshot):
        raise CannotJoin("The server sent something that is no table.", hint="Check the link.")
    return table


def convert(given: object, kind: type[T]) -> T:
    """Return JSON as a value of some *kind*.

    Raises:
        CannotJoin: It is something else.
    """
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise CannotJoin(
            f"The server sent something that cannot be read: {error}.", hint="Install a newer version of chabudai."
        ) from error


def _decode_newer(given: dict[str, Any]) -> AnyMessage | None:
    """Read a message without what is not known of it."""
    if given.get("type") not in _KINDS:
        return None
    for holder in (given.get("info"), *given.get("tables", ())):
        _drop_options(holder)
    for entry in given.get("entries", ()):
        for event in entry["events"]:
            _drop_options(event)
        entry["events"] = [event for event in entry["events"] if _reads(event, AnyTableEvent)]
    position = given.get("position")
    if position is None or position["game"] in GAMES:
        return _message(given)
    message = _message({**given, "position": None})
    if isinstance(message, TableSnapshot | Update):
        return msgspec.structs.replace(message, position=convert(position, PlainPosition))
    return message


def _message(given: dict[str, Any]) -> AnyMessage:
    message: AnyMessage = convert(given, AnyMessage)  # type: ignore[arg-type] # a union is no type to mypy
    return message


def _drop_options(holder: Any) -> None:  # noqa: ANN401 - plain JSON
    """Leave out the options of a table that are not known, or have values that are not."""
    if holder and "options" in holder:
        given = holder["options"]
        holder["options"] = {
            name: given[name] for name, kind in _OPTIONS.items() if name in given and _reads(given[name], kind)
        }


def _reads(given: object, kind: Any) -> bool:  # noqa: ANN401 - any type
    try:
        msgspec.convert(given, kind)
    except msgspec.ValidationError:
        return False
    return True
