"""From what people type to the requests of the server's protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from chabudai.protocol.options import Options, VoteKind
from chabudai.protocol.phrases import PHRASES
from chabudai.protocol.requests import (
    AddBot,
    Agree,
    Change,
    Leave,
    Point,
    Propose,
    Refuse,
    Remove,
    Rename,
    Say,
    Sit,
    Start,
    Swap,
    TableRequest,
)
from chabudai.tui.errors import Unclear

if TYPE_CHECKING:
    from chabudai.protocol.messages import TableInfo

VOTES: Final[dict[str, VoteKind]] = {"back": "take_back", "resign": "resign", "claim": "claim"}
PLAIN: Final[dict[str, type[TableRequest]]] = {"start": Start, "agree": Agree, "refuse": Refuse, "leave": Leave}
"""The commands that have nothing behind them."""
AT_SEAT: Final[dict[str, type[Remove | Point]]] = {"remove": Remove, "point": Point}
"""The commands that have only a seat behind them."""
CHANGE: Final = "change players=3 talk=free clock=300+5"
"""An example of what can be changed."""
_OPTIONS: Final = Options.__struct_fields__
_TRUTHS: Final = {"yes": True, "no": False, "true": True, "false": False}


def request_of(command: str, text: str, info: TableInfo, default_bot: str) -> TableRequest:
    """Return the request that a command stands for; *default_bot* comes when no bot is named.

    Raises:
        Unclear: Something is missing, or cannot be read.
    """
    table, seats = info.id, len(info.seats)
    match command:
        case "sit":
            return Sit(table=table, seat=_seat(text, seats, "sit 2") if text else None)
        case "bot":
            return _add_bot(text.split(), info, default_bot)
        case "remove" | "point":
            return AT_SEAT[command](table=table, seat=_seat(text, seats, f"{command} 2"))
        case "exchange":
            return Swap(table=table, seats=_pair(text, seats))
        case "replace":
            seat, _, bot = text.partition(" ")
            number = _seat(seat, seats, f"replace 2 {default_bot}")
            return Propose(table=table, vote="replace", seat=number, bot=bot or default_bot)
        case "back" | "resign" | "claim":
            return Propose(table=table, vote=VOTES[command])
        case "say":
            said = written(text, "say hello")
            return Say(table=table, phrase=said) if said in PHRASES else Say(table=table, text=said)
        case "title":
            return Rename(table=table, name=written(text, "title Sunday"))
        case "change":
            return _change(text, info)
    return PLAIN[command](table=table)


def terms(info: TableInfo) -> str:
    """Write what a table agreed on, as `change` reads it."""
    options = info.options
    agreed = {
        "players": len(info.seats),
        **info.rules,
        **{name: getattr(options, name) for name in _OPTIONS},
        "clock": "no" if options.clock is None else f"{options.clock.base}+{options.clock.increment}",
    }
    return " ".join(f"{name}={_text(value)}" for name, value in agreed.items())


def _seat(text: str, seats: int, example: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= seats:
        raise Unclear(f"{text!r} is no seat.", hint=example)
    return int(text) - 1


def _pair(text: str, seats: int) -> tuple[int, int]:
    pair = text.split()
    if len(pair) != 2:
        raise Unclear(f"{text!r} are not two seats.", hint="exchange 1 2")
    one, two = (_seat(seat, seats, "exchange 1 2") for seat in pair)
    return one, two


def _add_bot(given: list[str], info: TableInfo, default_bot: str) -> AddBot:
    """Read a bot and a seat in either order."""
    places = [word for word in given if word.isdecimal()]
    bots = [word for word in given if not word.isdecimal()]
    example = f"bot {default_bot} 2"
    if len(places) > 1 or len(bots) > 1:
        raise Unclear(f"{' '.join(given)!r} is not one bot for one seat.", hint=example)
    seat = _seat(places[0], len(info.seats), example) if places else None
    return AddBot(table=info.id, bot=bots[0].lower() if bots else default_bot, seat=seat)


def written(text: str, example: str) -> str:
    """Return *text*, which must not be empty.

    Raises:
        Unclear: It is.
    """
    if not text:
        raise Unclear("Nothing was written.", hint=example)
    return text


def _change(text: str, info: TableInfo) -> Change:
    """Read NAME=VALUE for seats, options and rules; what is not named stays."""
    given: dict[str, Any] = {}
    for word in written(text, CHANGE).split():
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise Unclear(f"{word!r} is not NAME=VALUE.", hint=CHANGE)
        given[name] = _value(value)
    players = given.pop("players", None)
    options = {name: given.pop(name) for name in _OPTIONS if name in given}
    if "clock" in options:
        options["clock"] = _clock(options["clock"])
    asked = {
        "table": info.id,
        "players": players,
        "options": {**msgspec.to_builtins(info.options), **options} if options else None,
        "rules": {**info.rules, **given} if given else None,
    }
    try:
        return msgspec.convert({"do": "change", **asked}, Change)
    except msgspec.ValidationError as error:
        raise Unclear(f"{text!r} cannot be agreed on: {error}.", hint=CHANGE) from error


def _clock(given: object) -> dict[str, int] | None:
    """Read the seconds at the start and those that each move adds, such as 300+5; `no` for no clock."""
    if given is False:
        return None
    base, _, increment = str(given).partition("+")
    if not (base + (increment or "0")).isdecimal():
        raise Unclear(f"{given!r} is no clock.", hint="change clock=300+5")
    return {"base": int(base), "increment": int(increment or 0)}


def _value(text: str) -> bool | int | str:
    if text.lower() in _TRUTHS:
        return _TRUTHS[text.lower()]
    return int(text) if text.isdecimal() else text


def _text(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
