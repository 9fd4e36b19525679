"""From what people type to the requests of the server's protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chabudai.protocol.phrases import PHRASES
from chabudai.tui.errors import Unclear
from chabudai.tui.remote.messages import Options

if TYPE_CHECKING:
    from chabudai.tui.remote.messages import TableInfo
    from chabudai.tui.remote.wire import Form

OPTIONS: Final[tuple[str, ...]] = ("listed", "talk", "aid", "pace", "clock", "spectators")
"""What a table agrees on beside the rules of its game."""
VOTES: Final = {"back": "take_back", "resign": "resign", "claim": "claim"}
_TRUTHS: Final = {"yes": True, "no": False, "true": True, "false": False}


def form(what: str, text: str, info: TableInfo, company: str) -> Form:
    """Return a request; *company* is the bot that comes when none is named.

    Raises:
        Unclear: Something is missing, or cannot be read.
    """
    seats = len(info.seats)
    match what:
        case "sit":
            return {"do": "sit"} if not text else {"do": "sit", "seat": _seat(text, seats, "sit 2")}
        case "bot":
            return _bot(text.split(), seats, company)
        case "remove":
            return {"do": "remove", "seat": _seat(text, seats, "remove 2")}
        case "exchange":
            return {"do": "swap", "seats": _pair(text, seats)}
        case "replace":
            seat, _, bot = text.partition(" ")
            number = _seat(seat, seats, f"replace 2 {company}")
            return {"do": "propose", "vote": "replace", "seat": number, "bot": bot or company}
        case "back" | "resign" | "claim":
            return {"do": "propose", "vote": VOTES[what]}
        case "say":
            return {"do": "say", "phrase" if text in PHRASES else "text": written(text, "say hello")}
        case "title":
            return {"do": "rename", "name": written(text, "title Sunday")}
        case "change":
            return {"do": "change", **_changes(text, info)}
    return {"do": what}


def terms(info: TableInfo) -> str:
    """Write what a table agreed on, as `change` reads it."""
    options = info.options
    clock = "no" if options.clock is None else f"{options.clock.base}+{options.clock.increment}"
    agreed = {
        "players": len(info.seats),
        **info.rules,
        **{name: getattr(options, name) for name in OPTIONS},
        "clock": clock,
    }
    return " ".join(f"{name}={_text(value)}" for name, value in agreed.items())


def _seat(text: str, seats: int, example: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= seats:
        raise Unclear(f"{text!r} is no seat.", hint=example)
    return int(text) - 1


def _pair(text: str, seats: int) -> list[int]:
    pair = text.split()
    if len(pair) != 2:
        raise Unclear(f"{text!r} are not two seats.", hint="exchange 1 2")
    return [_seat(seat, seats, "exchange 1 2") for seat in pair]


def _bot(given: list[str], seats: int, company: str) -> Form:
    """Read a bot and a seat in either order."""
    places = [word for word in given if word.isdecimal()]
    bots = [word for word in given if not word.isdecimal()]
    example = f"bot {company} 2"
    if len(places) > 1 or len(bots) > 1:
        raise Unclear(f"{' '.join(given)!r} is not one bot for one seat.", hint=example)
    seat = {"seat": _seat(places[0], seats, example)} if places else {}
    return {"do": "add_bot", "bot": bots[0].lower() if bots else company, **seat}


def written(text: str, example: str) -> str:
    """Return *text*, which must not be empty.

    Raises:
        Unclear: It is.
    """
    if not text:
        raise Unclear("Nothing was written.", hint=example)
    return text


def _changes(text: str, info: TableInfo) -> Form:
    """Read NAME=VALUE for seats, options and rules; what is not named stays."""
    given: dict[str, Any] = {}
    for word in written(text, "change players=3 talk=free clock=300+5").split():
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise Unclear(f"{word!r} is not NAME=VALUE.", hint="change players=3 talk=free clock=300+5")
        given[name] = _value(value)
    asked: Form = {}
    if "players" in given:
        asked["players"] = given.pop("players")
    options = {name: given.pop(name) for name in OPTIONS if name in given}
    if options:
        asked["options"] = _options(options, info.options)
    if given:
        asked["rules"] = {**info.rules, **given}
    return asked


def _options(given: dict[str, Any], agreed: Options) -> dict[str, Any]:
    """Return all options, as the server wants them."""
    clock = agreed.clock if "clock" not in given else None
    new: dict[str, Any] = {name: getattr(agreed, name) for name in OPTIONS} | given
    new["clock"] = None if clock is None else {"base": clock.base, "increment": clock.increment}
    if given.get("clock"):
        base, _, increment = str(given["clock"]).partition("+")
        if not (base + (increment or "0")).isdecimal():
            raise Unclear(f"{given['clock']!r} is no clock.", hint="change clock=300+5")
        new["clock"] = {"base": int(base), "increment": int(increment or 0)}
    return new


def _value(text: str) -> bool | int | str:
    if text.lower() in _TRUTHS:
        return _TRUTHS[text.lower()]
    return int(text) if text.isdecimal() else text


def _text(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
