"""What the server sends: one type each, named by the field `type`."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from chabudai.core import Result
from chabudai.protocol.coaching import Advice, CoachTopic, Reading
from chabudai.protocol.events import AnyTableEvent
from chabudai.protocol.options import Mark, Options, VoteKind
from chabudai.protocol.positions import Position
from chabudai.protocol.problem import Problem


class SentEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a table's log as you may see it."""

    seq: int
    at: int
    """When, in milliseconds since 1970."""
    events: list[AnyTableEvent]
    id: str | None = None
    """The `id` of your own request that this entry answers."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    kind: Literal["empty", "person", "program", "bot"]
    name: str = ""
    """The name of a person, or of a bot with its level after a colon."""
    host: bool = False
    you: bool = False


class VoteInfo(msgspec.Struct, frozen=True):
    """What is being proposed, and who still has to agree."""

    vote: VoteKind
    seat: int
    agreed: list[int]
    needed: int
    """How many seats must agree, the proposer included."""
    waiting: list[int]
    """Seats that have not said anything yet."""
    target: int | None = None
    bot: str | None = None
    back_to: int | None = None
    reveals: bool = False
    absent: bool = False
    """Whether the one to be replaced has been away for long, and so is not asked."""
    name: str = ""
    """Who asks to be let in."""
    yours: bool = False
    """Whether you proposed it."""


class ClockInfo(msgspec.Struct, frozen=True):
    """The thinking times, in milliseconds as they stood at `at`."""

    left: list[int]
    running: int | None
    """The seat whose time is running."""
    at: int
    out: int | None = None
    """The seat to move, if its time is up."""


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table but the position."""

    id: str
    name: str
    game: str
    players: int
    rules: dict[str, Any]
    options: Options
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    seat: int | None
    """Your own seat."""
    can: list[str]
    """What you may ask for now, by the names of the requests."""
    seq: int
    moves: int
    turn: int | None
    """The seat to move."""
    created: int
    practice: bool
    """Whether the host chose the deal, and so may know every card; such a game is not ranked."""
    marked: bool
    """Whether it does not count where results are compared."""
    vote: VoteInfo | None = None
    clock: ClockInfo | None = None
    result: Result | None = None
    rematch: str | None = None
    deal: int | None = None
    """The number of a deal that is the same for everybody."""
    marks: list[Mark] = []
    """Why it does not count."""
    held: int | None = None
    """The seat that you left or lost to a bot during the game: `sit` takes it back."""
    pointed: list[int | None] = []
    """Whom each seat named as dressed most colourfully; empty where nobody is asked."""
    coach: str = ""
    """The bot that `coach` asks for a move; empty where you cannot ask it."""


class Summary(msgspec.Struct, frozen=True):
    """A line in a list of tables."""

    id: str
    name: str
    game: str
    players: int
    phase: Literal["waiting", "playing", "over", "damaged"]
    """`damaged` if its log cannot be read; nothing else is known of it then."""
    seats: list[SeatInfo]
    seat: int | None
    your_turn: bool
    turn: int | None
    seq: int
    moves: int
    at: int
    """When something happened last."""
    options: Options
    rules: dict[str, Any]
    practice: bool = False
    """Whether the host chose the deal."""
    result: Result | None = None
    held: int | None = None
    """The seat that you left or lost to a bot during the game."""


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Anything that the server sends over a WebSocket."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message on a connection."""

    protocol: int
    version: str
    name: str
    """The name that you go by; empty if you have not chosen one."""
    now: int
    """The server's clock, in milliseconds since 1970."""


class Answer(Message, frozen=True, tag="answer"):
    """The answer to a request with this `id`."""

    id: str | None
    ok: bool
    seq: int | None = None
    """The entry of the table's log that the request made."""
    table: str | None = None
    error: Problem | None = None


class TableSnapshot(Message, frozen=True, tag="table"):
    """A table as you may see it, whole: the answer to `watch`."""

    info: TableInfo
    entries: list[SentEntry]
    position: Position | None = None
    present: list[bool] = []
    """Which seats have somebody connected."""
    watchers: int = 0
    earlier: int = 0
    """How many older entries the table has beside; GET /api/tables/ID/log has them."""


class LogPage(msgspec.Struct, frozen=True):
    """Older entries of a table, the newest last."""

    entries: list[SentEntry]
    earlier: bool
    """Whether there is more before it."""


class Update(Message, frozen=True, tag="update"):
    """What was added to a table's log; what is left out has not changed."""

    table: str
    seq: int
    entries: list[SentEntry]
    position: Position | None = None
    info: TableInfo | None = None
    can: list[str] | None = None
    """What you may ask for now; in `info` where that is sent."""
    clock: ClockInfo | None = None


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected to a table."""

    table: str
    present: list[bool]
    watchers: int


class MyTables(Message, frozen=True, tag="mine"):
    """Your tables; with `part`, only those that changed."""

    tables: list[Summary]
    part: bool = False


class OpenTables(Message, frozen=True, tag="lobby"):
    """The tables that anybody may join; with `part`, only those that changed."""

    tables: list[Summary]
    part: bool = False
    gone: list[str] = []


class Gone(Message, frozen=True, tag="gone"):
    """You are no longer told about a table."""

    table: str
    code: str


class Pong(Message, frozen=True, tag="pong"):
    """A sign of life."""

    id: str | None = None
    now: int = 0


class Objection(Message, frozen=True, tag="reason"):
    """The answer to `why`: no error means that the move is legal."""

    id: str | None
    error: Problem | None = None


class Coaching(Message, frozen=True, tag="coaching"):
    """The answer to `coach`: a reading of the moves so far, or a bot's move with its reason."""

    id: str | None
    table: str
    topic: CoachTopic
    moves: int
    """How many moves had been made."""
    reading: Reading | None = None
    advice: Advice | None = None


AnyMessage: TypeAlias = (
    Welcome | Answer | TableSnapshot | Update | Presence | MyTables | OpenTables | Gone | Pong | Objection | Coaching
)

CLOSE_CODES: dict[str, int] = {
    "identity": 4401,
    "origin": 4403,
    "slow": 4408,
    "flood": 4429,
    "stopping": 4503,
}
"""Why the server closes a connection, by name."""
