"""The events of a table's log, as they are stored and as they are sent.

An event holds nothing secret, with two exceptions that are filled in for each recipient:
`Moved.move` and `Moved.happened`. What must stay in the store is in the entry's secret.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from chabudai.protocol.coaching import CoachTopic
from chabudai.protocol.options import Options, VoteKind


class TableEvent(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """Something that happened at a table."""


class Created(TableEvent, frozen=True, tag="created"):
    """The table was set up."""

    name: str
    game: str
    players: int
    rules: dict[str, Any]
    options: Options
    practice: bool = False
    """Whether the creator chose the deal, and so may know every card."""
    deal: int | None = None
    """The number of a deal that is the same for everybody."""
    trial: int | None = None
    """After how many moves of another game it goes on; the log begins with these."""
    version: str = ""
    """The version of the program that made the table; empty before 0.3."""
    rules_version: int = 1
    """The version of the game's rules by which the log is read."""


class Changed(TableEvent, frozen=True, tag="changed"):
    """The host changed what the table agrees on."""

    rules: dict[str, Any]
    options: Options
    players: int | None = None
    """The number of seats, where that changed."""


class Renamed(TableEvent, frozen=True, tag="renamed"):
    """The table has another name."""

    name: str


class Sat(TableEvent, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    program: bool = False
    """Whether it is a program that plays over the protocol."""


class Named(TableEvent, frozen=True, tag="named"):
    """A person at the table goes by another name."""

    seat: int
    name: str


class BotSat(TableEvent, frozen=True, tag="bot_sat"):
    """A bot took a seat; `bot` is its name, with a level after a colon."""

    seat: int
    bot: str


class Left(TableEvent, frozen=True, tag="left"):
    """A seat became empty: its person left, or was removed by the host."""

    seat: int
    removed: bool = False


class SeatsSwapped(TableEvent, frozen=True, tag="seats_swapped"):
    """Two seats swapped their occupants."""

    seats: tuple[int, int]


class Pointed(TableEvent, frozen=True, tag="pointed"):
    """A seat says who is dressed most colourfully."""

    seat: int
    target: int


class Started(TableEvent, frozen=True, tag="started"):
    """The game was dealt; `rules` has every option."""

    rules: dict[str, Any]


class Moved(TableEvent, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: str | None = None
    """The move's text; null while the rules hide it from you."""
    happened: list[Any] = []
    """The game's own events, as you may see them; each has a field `event`."""


class Coached(TableEvent, frozen=True, tag="coached"):
    """A seat asked the coach: what moves meant, or what a bot would do in it. The answer is in no log."""

    seat: int
    topic: CoachTopic


class Said(TableEvent, frozen=True, tag="said"):
    """Somebody said something: a stock phrase by its key, or free text."""

    seat: int
    phrase: str | None = None
    text: str | None = None


class Proposed(TableEvent, frozen=True, tag="proposed"):
    """A seat asks the others for their consent."""

    seat: int
    vote: VoteKind
    target: int | None = None
    """The seat that is to be replaced, or whose time is up."""
    bot: str | None = None
    """The bot that is to take it."""
    back_to: int | None = None
    """How many moves would be left after taking back."""
    reveals: bool = False
    """Whether a card or tile was seen that would be hidden again, or that whoever asks for a seat may have seen."""
    absent: bool = False
    """Whether the one to be replaced has been away for long, and so is not asked."""
    name: str = ""
    """Who asks to be let in; `seat` is then the seat that they ask for."""
    program: bool = False
    """Whether a program asks to be let in."""


class Agreed(TableEvent, frozen=True, tag="agreed"):
    """A seat agreed to what was proposed."""

    seat: int


class Refused(TableEvent, frozen=True, tag="refused"):
    """A seat refused, or withdrew its own proposal: the vote is over."""

    seat: int


class TakenBack(TableEvent, frozen=True, tag="taken_back"):
    """Moves were taken back; so many are left."""

    moves: int
    revealed: bool = False
    """Whether something had been seen; the record is marked."""


class Replaced(TableEvent, frozen=True, tag="replaced"):
    """A bot took over the seat of a person, who may take it back while the game goes on."""

    seat: int
    bot: str


class BotFailed(TableEvent, frozen=True, tag="bot_failed"):
    """A bot crashed, took too long or moved against the rules; another one goes on."""

    seat: int
    bot: str
    why: Literal["crash", "timeout", "illegal"]
    now: str


class TimeUp(TableEvent, frozen=True, tag="time_up"):
    """A seat's clock is empty: it may still move, but any other may let a bot do so, or claim the game."""

    seat: int


class Stopped(TableEvent, frozen=True, tag="stopped"):
    """The game was ended from outside its rules."""

    why: Literal["resigned", "clock"]
    seat: int | None = None
    """Who resigned or ran out of time, where that decides the game."""


class Rematch(TableEvent, frozen=True, tag="rematch"):
    """The same people meet again at another table."""

    table: str


AnyTableEvent: TypeAlias = (
    Created
    | Changed
    | Renamed
    | Sat
    | Named
    | BotSat
    | Left
    | SeatsSwapped
    | Pointed
    | Started
    | Moved
    | Coached
    | Said
    | Proposed
    | Agreed
    | Refused
    | TakenBack
    | Replaced
    | BotFailed
    | TimeUp
    | Stopped
    | Rematch
)
