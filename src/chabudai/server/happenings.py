"""What happens at a table: the events of its log, as they are stored and as they are sent.

A happening holds nothing secret, with two exceptions that are filled or emptied on the way
out: `Moved.move` and `Moved.happened`. What must stay in the store is in `Secret`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from chabudai.server.because import Because
from chabudai.server.options import Options, VoteKind


class Happening(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """Something that happened at a table."""


class Created(Happening, frozen=True, tag="created"):
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


class Changed(Happening, frozen=True, tag="changed"):
    """The host changed what the table agrees on."""

    rules: dict[str, Any]
    options: Options
    players: int | None = None
    """The number of seats, where that changed."""


class Renamed(Happening, frozen=True, tag="renamed"):
    """The table has another name."""

    name: str


class Sat(Happening, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    program: bool = False
    """Whether it is a program that plays over the protocol."""


class Named(Happening, frozen=True, tag="named"):
    """A person at the table goes by another name."""

    seat: int
    name: str


class BotSat(Happening, frozen=True, tag="bot_sat"):
    """A bot took a seat; `bot` is its name, with a level after a colon."""

    seat: int
    bot: str


class Left(Happening, frozen=True, tag="left"):
    """A seat became empty: its person left, or the host removed who sat there."""

    seat: int
    removed: bool = False


class SeatsSwapped(Happening, frozen=True, tag="seats_swapped"):
    """Two seats exchanged who sits there."""

    seats: tuple[int, int]


class Started(Happening, frozen=True, tag="started"):
    """The game was dealt; `rules` has every option."""

    rules: dict[str, Any]


class Moved(Happening, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: str | None = None
    """The move's text; null while the rules hide it from you."""
    happened: list[Any] = []
    """The game's own events, as you may see them; each has a field `event`."""


class Said(Happening, frozen=True, tag="said"):
    """Somebody said something: a stock phrase by its key, or free text."""

    seat: int
    phrase: str | None = None
    text: str | None = None


class Proposed(Happening, frozen=True, tag="proposed"):
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
    """Whether a card or tile was seen that would be hidden again."""


class Agreed(Happening, frozen=True, tag="agreed"):
    """A seat agreed to what was proposed."""

    seat: int


class Refused(Happening, frozen=True, tag="refused"):
    """A seat refused, or took the own proposal back: the vote is over."""

    seat: int


class TakenBack(Happening, frozen=True, tag="taken_back"):
    """Moves were taken back; so many are left."""

    moves: int
    revealed: bool = False
    """Whether something had been seen; the record is marked."""


class Replaced(Happening, frozen=True, tag="replaced"):
    """A bot took over the seat of a person, by consent."""

    seat: int
    bot: str


class BotFailed(Happening, frozen=True, tag="bot_failed"):
    """A bot crashed, took too long or moved against the rules; another one goes on."""

    seat: int
    bot: str
    why: Literal["crash", "timeout", "illegal"]
    now: str


class TimeUp(Happening, frozen=True, tag="time_up"):
    """A seat's clock is empty: it may still move, but any other may let a bot do so, or claim the game."""

    seat: int


class Stopped(Happening, frozen=True, tag="stopped"):
    """The game was ended from outside its rules."""

    why: Literal["resigned", "clock"]
    seat: int | None = None
    """Who resigned or ran out of time, where that decides the game."""


class Rematch(Happening, frozen=True, tag="rematch"):
    """The same people meet again at another table."""

    table: str


AnyHappening: TypeAlias = (
    Created
    | Changed
    | Renamed
    | Sat
    | Named
    | BotSat
    | Left
    | SeatsSwapped
    | Started
    | Moved
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


class Secret(msgspec.Struct, frozen=True, omit_defaults=True):
    """What belongs to an entry and never leaves the server while it matters."""

    seed: str | None = None
    who: dict[int, str] = {}
    """The identities behind the seats that were taken."""
    host: str | None = None


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row of a table's log: things that happened at once, and on whose behalf."""

    at: int
    """When, in milliseconds since 1970."""
    events: list[AnyHappening]
    by: str | None = None
    """The identity that asked for it."""
    id: str | None = None
    """The request's own id, by which a repeated request is recognised."""
    secret: Secret | None = None
    why: Because | None = None
    """Why the bot made the move in it. It may speak of what only the bot saw: told to nobody before the end."""
