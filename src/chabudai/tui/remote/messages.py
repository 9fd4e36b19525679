"""What a server sends, as far as a terminal needs it; what is left out is not read."""

from __future__ import annotations

from typing import Any

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused."""

    code: str
    message: str = ""
    hint: str = ""
    rule: str | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    kind: str
    name: str = ""


class Options(msgspec.Struct, frozen=True):
    """What the table agreed on."""

    aid: str = "exclusions"


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table but the position."""

    id: str
    game: str
    options: Options
    phase: str
    seats: list[SeatInfo]
    seat: int | None
    can: list[str]
    result: dict[str, Any] | None = None
    rematch: str | None = None


class SentEntry(msgspec.Struct, frozen=True):
    """An entry of the table's log."""

    seq: int
    events: list[dict[str, Any]]
    id: str | None = None


class Message(msgspec.Struct, frozen=True):
    """Any message; each kind fills some of the fields."""

    type: str
    id: str | None = None
    ok: bool = True
    error: Problem | None = None
    table: str | None = None
    info: TableInfo | None = None
    entries: list[SentEntry] = []
    position: dict[str, Any] | None = None
    present: list[bool] | None = None
    can: list[str] | None = None
    code: str = ""


decode = msgspec.json.Decoder(Message).decode
