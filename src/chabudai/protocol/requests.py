"""What a client asks for: one type each, named by the field `do` as in the engine's protocol."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from chabudai.protocol.coaching import CoachTopic
from chabudai.protocol.options import Options, VoteKind

LONGEST_NAME = 40
LONGEST_TEXT = 500
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
BotName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=r"^[a-z0-9_-]+(:[a-z0-9_.-]+)?$")]
TableId = Annotated[str, msgspec.Meta(max_length=40)]
RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Players = Annotated[int, msgspec.Meta(ge=1, le=10)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Request(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", omit_defaults=True, kw_only=True
):
    """Anything that a client may ask for; the answer repeats the `id`."""

    id: RequestId | None = None


class Ping(Request, frozen=True, tag="ping"):
    """Ask for a sign of life."""


class Mine(Request, frozen=True, tag="mine"):
    """Be told about your tables, from now on or no longer."""

    on: bool = True


class Lobby(Request, frozen=True, tag="lobby"):
    """Be told about the open tables, from now on or no longer."""

    on: bool = True


class Watch(Request, frozen=True, tag="watch"):
    """Be told about a table: all of it now, the log after entry `since`, and what comes."""

    table: TableId
    since: Number = 0


class Unwatch(Request, frozen=True, tag="unwatch"):
    """No longer be told about a table."""

    table: TableId


class Why(Request, frozen=True, tag="why"):
    """Ask why a move would be refused; nothing is played."""

    table: TableId
    move: Annotated[str, msgspec.Meta(max_length=200)]


class Coach(Request, frozen=True, tag="coach"):
    """Ask what you could work out from your own seat, at a table where all others are bots; the record is marked."""

    table: TableId
    topic: CoachTopic


class TableRequest(Request, frozen=True):
    """A request that changes a table; sent twice with one `id`, it counts once."""

    table: TableId


class Sit(TableRequest, frozen=True, tag="sit"):
    """Take a seat; without a number the first one that is free.

    During a game it takes your old seat back, also from a bot; somebody new asks those who sit to be let in.
    """

    seat: SeatNumber | None = None


class Leave(TableRequest, frozen=True, tag="leave"):
    """Leave the table; during a game the seat waits for you, or for somebody whom the others let in."""


class AddBot(TableRequest, frozen=True, tag="add_bot"):
    """Let a bot take a free seat."""

    bot: BotName
    seat: SeatNumber | None = None


class Remove(TableRequest, frozen=True, tag="remove"):
    """Empty a seat before the game starts (the host only)."""

    seat: SeatNumber


class Swap(TableRequest, frozen=True, tag="swap"):
    """Exchange two seats before the game starts; one must be your own, or you the host."""

    seats: tuple[SeatNumber, SeatNumber]


class Rename(TableRequest, frozen=True, tag="rename"):
    """Give the table another name (the host only)."""

    name: Name


class Change(TableRequest, frozen=True, tag="change"):
    """Change seats, rules and options before the game starts (the host only); what is left out stays."""

    players: Players | None = None
    """How many seats; empty ones go first, and those who sit keep their order."""
    rules: dict[str, Any] | None = None
    """All rules anew, as for a new table."""
    options: Options | None = None
    """All options anew."""


class Point(TableRequest, frozen=True, tag="point"):
    """Say before the game starts who is dressed most colourfully; the last word of each seat counts."""

    seat: SeatNumber


class Start(TableRequest, frozen=True, tag="start"):
    """Deal (the host only)."""


class Play(TableRequest, frozen=True, tag="play"):
    """Make a move, given as text or as an action number."""

    move: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    action: Number | None = None
    turn: Number | None = None
    """How many moves you had seen; if others were made meanwhile, the move is refused."""


class Say(TableRequest, frozen=True, tag="say"):
    """Say a stock phrase by its key, or something of your own where the table allows it."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] | None = None


class Propose(TableRequest, frozen=True, tag="propose"):
    """Ask the others to take back your last move, to resign, or to let a bot replace somebody.

    Who is to be replaced is asked too, unless they have been away for long or their time is up.
    `claim` wins a game against somebody whose time is up.
    """

    vote: VoteKind
    seat: SeatNumber | None = None
    bot: BotName | None = None


class Agree(TableRequest, frozen=True, tag="agree"):
    """Agree to what is proposed."""


class Refuse(TableRequest, frozen=True, tag="refuse"):
    """Refuse what is proposed, or withdraw it."""


class PlayAgain(TableRequest, frozen=True, tag="rematch"):
    """Meet again at a new table with the same people, bots and rules."""


AnyTableRequest: TypeAlias = (
    Sit
    | Leave
    | AddBot
    | Remove
    | Swap
    | Rename
    | Change
    | Point
    | Start
    | Play
    | Say
    | Propose
    | Agree
    | Refuse
    | PlayAgain
)
AtTable: TypeAlias = Watch | Unwatch | Why | Coach | AnyTableRequest
AnyRequest: TypeAlias = Ping | Mine | Lobby | AtTable
