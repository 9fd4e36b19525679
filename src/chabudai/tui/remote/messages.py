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
    host: bool = False


class ClockOption(msgspec.Struct, frozen=True):
    """The thinking time of each player, in seconds."""

    base: int
    increment: int = 0


class Options(msgspec.Struct, frozen=True):
    """What the table agreed on."""

    listed: bool = False
    talk: str = "stock"
    aid: str = "exclusions"
    pace: str = "live"
    clock: ClockOption | None = None
    spectators: str = "public"


class VoteInfo(msgspec.Struct, frozen=True):
    """What is being proposed."""

    vote: str
    seat: int
    target: int | None = None
    reveals: bool = False


class ClockInfo(msgspec.Struct, frozen=True):
    """The thinking times, in milliseconds as they stood at `at`."""

    left: list[int]
    running: int | None
    at: int
    out: int | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table but the position."""

    id: str
    game: str
    options: Options
    phase: str
    seats: list[SeatInfo]
    seat: int | None
    can: list[str]
    name: str = ""
    rules: dict[str, Any] = {}
    practice: bool = False
    vote: VoteInfo | None = None
    clock: ClockInfo | None = None
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
    watchers: int = 0
    can: list[str] | None = None
    clock: ClockInfo | None = None
    now: int = 0
    code: str = ""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot of the server."""

    name: str
    sentence: dict[str, str]
    levels: list[str] = []
    for_people: bool = False


decode = msgspec.json.Decoder(Message).decode
