"""The requests, one type each; the field `do` names which."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, TypeAlias, Union

import msgspec

from chabudai.engine.errors import MalformedRequest
from chabudai.games import GAMES

if TYPE_CHECKING:
    from chabudai.core import JsonObject


class Request(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """What somebody asks of the referee."""


class Hello(Request):
    """Tell which protocol, version and games there are."""


class Deal(Request):
    """Deal a game, from a seed or from a whole deal."""

    game: str
    players: int | None = None
    rules: dict[str, Any] = msgspec.field(default_factory=dict)
    seed: str | None = None

    def whole_deal(self) -> dict[str, Any]:
        """Return the deal that was given in place of a seed; empty if none was."""
        given = {name: getattr(self, name) for name in self.__struct_fields__ if name not in Deal.__struct_fields__}
        return {name: value for name, value in given.items() if value is not None}


class State(Request):
    """Show everything about a position."""

    table: str


class View(Request):
    """Show what one seat may know."""

    table: str
    seat: int


class Legal(Request):
    """List the legal moves of the seat to move."""

    table: str


class Play(Request):
    """Make a move, given as text or as an action number."""

    table: str
    move: str | None = None
    action: int | None = None


class Record(Request):
    """Give the whole game as a record."""

    table: str


class Load(Request):
    """Open a table from a record."""

    record: dict[str, Any]


class Close(Request):
    """Forget a table."""

    table: str


class Quit(Request):
    """Stop."""


AnyRequest: TypeAlias = Hello | Deal | State | View | Legal | Play | Record | Load | Close | Quit


def _deal_of_any_game() -> type[Request]:
    """Return `Deal` with a field for each under which some game's whole deal is given."""
    fields = {name: _type(schema) for game in GAMES.values() for name, schema in game.deal_schema.items()}
    kind: Any = msgspec.defstruct("Deal", [(name, type_ | None, None) for name, type_ in fields.items()], bases=(Deal,))
    found: type[Request] = kind
    return found


def _type(schema: JsonObject) -> Any:  # noqa: ANN401 - a type, as msgspec takes it
    """Return the type that a JSON schema names: a list of texts or numbers; the game itself checks anything else."""
    match schema:
        case {"items": {"type": "integer"} | {"enum": [int(), *_]}}:
            return list[int]
        case {"items": {"type": "string"} | {"enum": [str(), *_]}}:
            return list[str]
    return Any


KINDS: dict[str, type[Request]] = {kind.__name__.lower(): kind for kind in AnyRequest.__args__} | {
    "deal": _deal_of_any_game()
}
_ANY: Any = Union[tuple(KINDS.values())]  # noqa: UP007 - made of as many types as there are


def read_request(given: object) -> AnyRequest:
    """Turn a decoded JSON value into a request.

    Raises:
        MalformedRequest: It is none; the message names the field.
    """
    if not isinstance(given, dict):
        raise MalformedRequest("The request is not a JSON object.", hint='Send for example {"do":"hello"}.')
    name = given.get("do")
    if not isinstance(name, str) or name not in KINDS:
        found = f"`do` is {name!r}" if "do" in given else "the field `do` is missing"
        raise MalformedRequest(f"Not a request: {found}.", hint=f"`do` is one of: {', '.join(KINDS)}.")
    for field, value in given.items():
        if value is None:
            raise MalformedRequest(
                f"The request `{name}` is malformed: `{field}` is null.", hint="Leave out what you do not give."
            )
    try:
        request: AnyRequest = msgspec.convert(given, _ANY)
    except msgspec.ValidationError as error:
        fields = ", ".join(f"`{field}`" for field in KINDS[name].__struct_fields__)
        raise MalformedRequest(
            f"The request `{name}` is malformed: {_plain(error)}.",
            hint=f"Beside `do` and `id` it takes {fields or 'no field'}.",
        ) from error
    return request


def check_names(line: bytes) -> None:
    """Look through a line of JSON, which has been read already, for a field that an object has twice.

    Readers of JSON keep the last one and say nothing; whoever sent two cannot have meant both.

    Raises:
        MalformedRequest: There is one; the message names it.
    """

    def check(fields: list[tuple[str, object]]) -> None:
        names: set[str] = set()
        for name, _ in fields:
            if name in names:
                raise MalformedRequest(f"The field `{name[:80]}` is given twice.", hint="Give each field once.")
            names.add(name)

    json.loads(line, object_pairs_hook=check, parse_int=str, parse_float=str)


def _plain(error: msgspec.ValidationError) -> str:
    """Say what msgspec found in terms of the request's own fields."""
    text = re.sub(r" - at `\$\.?(.*)`$", lambda at: f" in `{at[1]}`" if at[1] else "", str(error))
    return text[0].lower() + text[1:].replace(" | null", "")
